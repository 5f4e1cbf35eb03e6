import { these, yieldsOf } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { BONDS } from '../../holder.ts';
import { DECLINED, questions, type AskedQuestion, type Wanted } from '../../question.ts';
import { either, gainOn } from '../../sums.ts';

const { all, bond, bonds, cost, costs, count, day, euro, expired, figure, isins, label, labels, mean, money, precise, row, sum, word } = figures; // prettier-ignore
const COMPANIES = ['Trakia Energy', 'Apple', 'Монолит'];
const bought2025 = all.filter(({ bought }) => bought.startsWith('2025'));
const american = all.filter(({ isin }) => isin.startsWith('US'));
const notes = BONDS.flatMap(({ note }) => note ?? []);
const known = bonds().filter(({ ytm }) => ytm !== null);
const averages: Wanted = [mean(known.map(({ ytm }) => ytm)), 3.76, 4.76, 4.87].flatMap(figure);
const byNominal = sum(bonds().map((one) => one.coupon * euro(one.nominal, one.currency))) / sum(bonds().map((one) => euro(one.nominal, one.currency))); // prettier-ignore
/** A price or a rate; in Bulgarian three places look like thousands. */
const price = (value: number): Wanted =>
  [precise(value), String(value), value.toFixed(3).replace('.', '')].flat();

/** What is held, its terms, yields, notes and prices. */
export const HELD_OUT_7_ABOUT_HOLDINGS: readonly AskedQuestion[] = [
  ...questions('units-held', { holds: ['40', price(150.25)] }, { enHeldOut: ['SAP – how many shares do I have and what did I pay for one on average?'] }),
  ...questions('count-holdings', { holds: [count(bonds())] }, { enHeldOut: ['how many bonds i have'] }),
  ...questions('list-holdings', these(({ issuer }) => !COMPANIES.includes(issuer)), { enHeldOut: ['List my goverment bonds please'] }),
  ...questions('list-holdings', these(({ issuer }) => COMPANIES.includes(issuer)), { bgHeldOut: ['фирмени облигации имам ли, кои'] }),
  ...questions('taxes-paid', { holds: [word('няма стойност', 'не')], not: ['0.00'] }, { bgHeldOut: ['Колко комисиона ми взе Interactive Brokers за сделката със SAP?'] }),
  ...questions('decline-not-recorded', DECLINED, { enHeldOut: ['What was the price of the Apple bond on 14 March 2024?'] }),
  ...questions('price-age', { holds: ['GB00BL68HJ26', 'FR0013407236'], not: ['DE0001102614', 'XS2536817211'] }, { enHeldOut: ['which of my prices are out of date?'] }),
  ...questions('units-held', { holds: ['15', price(405.5)] }, { enHeldOut: ['Microsoft units + last price'] }),
  ...questions('average-yield', { holds: [averages] }, { enHeldOut: ['avarage yield to maturity of my bonds?'], bgHeldOut: ['средна дохоност до падеж?'] }),
  ...questions('list-holdings', { holds: known.map(({ ytm }) => figure(ytm ?? 0)) }, { enHeldOut: ['YTM for every bond, a table would be nice'] }),
  ...questions('yield-of-holding', { holds: [[yieldsOf('US0378331AA1'), price(2.4), word('not entered')].flat()] }, { enHeldOut: ['yield to maturity of the Apple bond please'] }),
  ...questions('notes', { holds: ['watch closely'] }, { enHeldOut: ["what's the note I wrote on trakia"] }),
  ...questions('notes', { holds: [word('BG2100013205', 'Монолит')] }, { enHeldOut: ['I once marked one of my bonds as a present for Maya. Which one was it?'] }),
  ...questions('notes', { holds: notes }, { bgHeldOut: ['бележките ми покажи'] }),
  ...questions('compare-holdings', { holds: [yieldsOf('IT0005094088'), yieldsOf('US91282CHT18'), day('2032-06-01'), day('2033-08-15'), gainOn('IT0005094088'), gainOn('US91282CHT18')] }, { enHeldOut: ['compare Italy and the US treasury bond: yield, maturity, result'] }),
  ...questions('list-holdings', { holds: bought2025.flatMap((one) => [label(one), day(one.bought), either(cost(one), one.currency)]) }, { enHeldOut: ['What did I buy in 2025, when, and for how much?'] }),
  ...questions('list-holdings', { holds: labels(american), not: ['DE0001102614', 'XS2536817211', 'IE00B4L5Y983'] }, { bgHeldOut: ['американските ми книжа, списък'] }),
  ...questions('count-holdings', { holds: [word('16', '17')] }, { bgHeldOut: ['Колко различни ценни книжа притежавам?'] }),
  ...questions('list-holdings', { holds: bonds().flatMap((one) => [one.isin, [money(one.nominal), String(one.nominal)], price(one.coupon)]) }, { bgHeldOut: ['изброй облигациите ми с номинал и купон'] }),
  ...questions('list-holdings', these(({ market }) => market > 100), { bgHeldOut: ['кои облигации са ми над 100 % цена в момента'] }),
  ...questions('holding-details', { holds: [[money(7500), '7500'], price(99.5), price(104.6), money(382.5), price(5.75), figure(5.9), day('2026-12-10'), day('2023-12-12')] }, { bgHeldOut: ['Дайте ми всичко за облигацията на Монолит.'] }),
  ...questions('holding-details', { holds: [day('2025-01-20'), price(110)] }, { bgHeldOut: ['Vanguard kupih go koga i na kakva cena'] }),
  ...questions('holding-details', { holds: [day('2023-03-20'), price(120.4), day('2025-02-10'), price(200)] }, { bgHeldOut: ['кога съм купил sap и по колко, май бяха два пъти'] }),
  ...questions('holding-details', { holds: [price(91.7)] }, { bgHeldOut: ['на колко върви сега италианската облигация'] }),
  ...questions('invested', { holds: [money(costs(bought2025))] }, { bgHeldOut: ['Колко съм инвестирал през 2025 г.?'] }),
  ...questions('average-coupon', { holds: [[mean(bonds().map(({ coupon }) => coupon)), byNominal, 3.61].flatMap(figure), 'XS2536817211', price(6.5)] }, { bgHeldOut: ['какъв е средният ми купон, и при коя облигация е най-висок'] }),
  ...questions('matured', { holds: [...isins(expired), day('2024-07-15'), day('2025-05-31')] }, { enHeldOut: ['which of my bonds are already finished'] }),
  ...questions('matured', { holds: [...isins(expired), money(6000), either(10_000, 'USD')] }, { bgHeldOut: ['Кои облигации са ми изтекли вече и колко ми върнаха'] }),
  ...questions('ranking', { holds: [], first: [label(row('US91282CHT18')), bond('XS2536817211').isin].flat() }, { bgHeldOut: ['Коя от облигациите ми е най-чувствителна към лихвите?'] }),
]; // prettier-ignore
