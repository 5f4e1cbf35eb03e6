import { shifted } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { changeAt, macaulayDuration, modifiedDuration } from '../../repricing.ts';
import { couponsWithin, either } from '../../sums.ts';

const { accrued, all, at, bond, bonds, count, couponTax, day, euro, euroCame, euroDue, etfs, figure, label, money, of, part, precise, profits, received, row, shareOf, sum, values, dirtyValues, word, worthOf } = figures; // prettier-ignore
const [DSK, UNI] = ['Банка ДСК', 'УниКредит Булбанк'];
const both = all.filter((one) => one.bank === UNI || one.bank === DSK);
const dollarBonds = bonds(of('USD'));
const fromFibank = received('2025').filter(({ bond: { bank } }) => bank === 'Fibank');
const trakiaAt = (points: number) => money(changeAt(bond('XS2536817211'), points));
const italy = couponsWithin('2026-03-03', '2032-06-01', (one) => one.bond.isin === 'IT0005094088');
const restOfYear = couponsWithin('2026-03-03', '2026-12-31', (one) => one.bond.bank === DSK);
const accruedOfAll = [sum(bonds().map(({ isin, currency }) => euro(accrued(isin), currency)))].flatMap((amount) => [money(amount), money(amount + 0.01), money(amount - 0.01)]); // prettier-ignore
const atUni = bonds(at(UNI));
const more = (100 * (euroCame(received('2025')) - euroCame(received('2024')))) / euroCame(received('2024'));
const largestTwo = ['XS2536817211', 'DE0001102614'].map(row);

/** Follow-up questions. */
export const HELD_OUT_7_IN_CONVERSATION: readonly AskedQuestion[] = [
  ...questions('exposure', { holds: [part(both)] }, { enHeldOut: [['how much do I have at UniCredit', 'and at DSK?', 'together as a percent of everything']] }),
  ...questions('next-payment', { holds: [day('2026-03-23'), money(162.5)] }, { enHeldOut: [['next coupon?', 'and the one after that']] }),
  ...questions('holding-details', { holds: [UNI] }, { enHeldOut: [['next coupon?', 'and the one after that', 'at which bank is it']] }),
  ...questions('list-holdings', { holds: [label(row('IE00B1FZS798'))], first: label(row('IE00B1FZS798')) }, { enHeldOut: [['list my etfs', 'is any of them at a loss?']] }),
  ...questions('profit', { holds: [money(700)] }, { enHeldOut: [['list my etfs', 'is any of them at a loss?', 'how much is that in dollars']] }),
  ...questions('maturities', { holds: [money(64_000)] }, { enHeldOut: [['what matures in 2029?', 'Total of that please']] }),
  ...questions('payments-received', { holds: [money(euroCame(fromFibank))] }, { enHeldOut: [['How much did I get in coupons in 2025?', 'only from Fibank']] }),
  ...questions('taxes-paid', { holds: [money(couponTax(fromFibank))] }, { enHeldOut: [['How much did I get in coupons in 2025?', 'only from Fibank', 'and what tax was taken from that']] }),
  ...questions('rates-shift', { holds: [shifted(2)] }, { enHeldOut: [['what if rates go up 1 percent', 'and 2?']] }),
  ...questions('rates-shift', { holds: [trakiaAt(2)], first: 'XS2536817211' }, { enHeldOut: [['what if rates go up 1 percent', 'and 2?', 'which bond suffers most in that case, in euro']] }),
  ...questions('interest-rate-risk', { holds: [[modifiedDuration(bonds()), macaulayDuration(bonds())].flatMap((years) => [figure(years), precise(years)].flat())] }, { enHeldOut: [['What is duration?', 'and what is mine']] }),
  ...questions('dividends', { holds: [money(94)] }, { enHeldOut: [['how much is my SAP worth', 'dividend from it?']] }),
  ...questions('taxes-paid', { holds: [money(24.8)] }, { enHeldOut: [['how much is my SAP worth', 'dividend from it?', 'was there tax on that']] }),
  ...questions('how-to', { holds: ['Add Payment'] }, { enHeldOut: [['Hello, is there any coupon that has not been paid to me?', 'OK. When the Trakia money comes, how do I put it in the app?']] }),
  ...questions('overview-value', { holds: [worthOf(all.filter(of('GBP')))] }, { enHeldOut: [['my bonds in pounds', 'value in euro?']] }),
  ...questions('profit', { holds: ['XS2536817211', money(3875)] }, { enHeldOut: [['show profit by bank', 'why is fibank so bad']] }),
  ...questions('count-holdings', { holds: [count(bonds(of('EUR')))] }, { bgHeldOut: [['колко облигации имам', 'колко от тях са в евро']] }),
  ...questions('maturities', { holds: [money(32_500)] }, { bgHeldOut: [['Какво падежира през 2030?', 'Общо в евро?']] }),
  ...questions('profit', { holds: [money(profits([...bonds(), ...etfs]))] }, { bgHeldOut: [['колко ми е печалбата', 'а без акциите']] }),
  ...questions('exposure', { holds: [[part(dollarBonds), shareOf((100 * values(dollarBonds)) / values(bonds())), shareOf((100 * dirtyValues(dollarBonds)) / dirtyValues(bonds()))].flat()] }, { bgHeldOut: [['Каква част от портфейла е в долари?', 'само облигациите?']] }),
  ...questions('ranking', { holds: [], first: ['DE0001102614', 'BG2030026111'] }, { bgHeldOut: [['коя ми е най-голямата позиция', 'а втората?']] }),
  ...questions('ranking', { holds: [part(largestTwo)] }, { bgHeldOut: [['коя ми е най-голямата позиция', 'а втората?', 'колко процента са двете заедно']] }),
  ...questions('compare-periods', { holds: [figure(more)] }, { bgHeldOut: [['Сравни купоните за 2024 и 2025 година', 'с колко процента са повече']] }),
  ...questions('coming-payments', { holds: [count(italy), money(euroDue(italy))] }, { bgHeldOut: [['кога падежира Италия', 'колко купона остават дотогава и колко пари са']] }),
  ...questions('coming-payments', { holds: [money(euroDue(restOfYear))] }, { bgHeldOut: [['kolko imam v DSK', 'a kuponi ot tam do kraq na godinata?']] }),
  ...questions('accrued-interest', { holds: [accruedOfAll] }, { bgHeldOut: [['какво е начислена лихва', 'моята колко е']] }),
  ...questions('how-to', { holds: [word('Експорт в Excel', 'Export to Excel')] }, { bgHeldOut: [['как да сваля списъка с облигациите в ексел', 'а за акциите има ли']] }),
  ...questions('rates-shift', { holds: [shifted(1, atUni)] }, { bgHeldOut: [['ако лихвите се вдигнат с 1 процент какво губят облигациите ми', 'само тези в уникредит?']] }),
  ...questions('rates-shift', { holds: [[shifted(-1, atUni), shifted(-1)].flat()] }, { bgHeldOut: [['ако лихвите се вдигнат с 1 процент какво губят облигациите ми', 'само тези в уникредит?', 'а ако паднат толкова?']] }),
  ...questions('profit', { holds: [[either(1432.5, 'USD'), figure(30.81)].flat()] }, { bgHeldOut: ['Microsoft колко е нагоре откакто я купих'] }),
]; // prettier-ignore
