import * as figures from '../../figures.ts';
import { these } from '../../expectations.ts';
import { TODAY, type BondRow } from '../../holder.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';
import { cents, daysFrom } from '../../schedule.ts';
import { either } from '../../sums.ts';

const { accrued, bonds, couponTax, day, dividends, dividendTax, euro, euroDividends, figure, isins, label, money, received, row, sum, word } = figures; // prettier-ignore

const nominals = (rows: readonly BondRow[]) =>
  sum(rows.map(({ nominal, currency }) => euro(nominal, currency)));
const ladder = (fits: (one: BondRow) => boolean) =>
  ['2026', '2027', '2029', '2030', '2032', '2033'].flatMap((year) => {
    const due = bonds((one) => one.maturity.startsWith(year) && fits(one));
    return due.length === 0 ? [] : [money(nominals(due))];
  });
const years = ({ maturity }: BondRow) => daysFrom(TODAY, maturity) / 365.25;
const weights = [
  () => 1,
  (one: BondRow) => euro(one.nominal, one.currency),
  (one: BondRow) => euro(figures.worth(one), one.currency),
  (one: BondRow) => figures.dirtyValues([one]),
];
const averageYears: Wanted = weights.flatMap((weight) =>
  figure(sum(bonds().map((one) => years(one) * weight(one))) / sum(bonds().map(weight))),
);
const accruedOfAll: Wanted = [(amount: number) => amount, cents].map((round) =>
  money(sum(bonds().map(({ isin, currency }) => round(euro(accrued(isin), currency))))),
);
const paidBy = (name: string) => dividends().filter(({ of }) => of.name === name);
const gross = (name: string) => sum(paidBy(name).map((one) => one.gross));
const tax = (name: string) => sum(paidBy(name).map((one) => one.tax));
const couponTax2025 = couponTax(received('2025'));
const microsoft = gross('Microsoft');
const repaid2026 = nominals(bonds(({ maturity }) => maturity.startsWith('2026')));

/** Maturities, accrued interest, taxes and dividends. */
export const HELD_OUT_6_ABOUT_TIME: readonly AskedQuestion[] = [
  ...questions('maturities', these(({ maturity }) => maturity <= '2027-09-02'), { enHeldOut: ['What matures in the next 18 months?'] }),
  ...questions('maturities', these(({ maturity }) => maturity < '2028'), { bgHeldOut: ['koi obligacii padejirat do 2028'] }),
  ...questions('maturities', { holds: [day('2026-12-10'), ['282', '283', '284']] }, { bgHeldOut: ['Кога падежира Монолит и колко дни остават?'] }),
  ...questions('maturities', { holds: [], first: 'US0378331AA1' }, { bgHeldOut: ['коя облигация ми изтича първа'] }),
  ...questions('maturities', { holds: [averageYears] }, { bgHeldOut: ['средно след колко години ми падежират облигациите'] }),
  ...questions('principal-ladder', { holds: ladder(() => true) }, { enHeldOut: ['maturity ladder by year w/ nominal in EUR'] }),
  ...questions('principal-ladder', { holds: ladder(({ currency }) => currency === 'EUR'), not: isins(bonds(({ currency }) => currency !== 'EUR')) }, { bgHeldOut: ['Стълбица на падежите, моля, само за евровите книжа.'] }),
  ...questions('accrued-interest', { holds: [accruedOfAll] }, { enHeldOut: ['If I sold everything today how much accrued would the buyers owe me, total, eur'] }),
  ...questions('accrued-interest', { holds: [[money(accrued('US0378331AA1')), '118.34']] }, { bgHeldOut: ['Натрупана лихва към днешна дата по облигацията на Епъл, в долари'] }),
  ...questions('accrued-interest', { holds: [money(accrued('XS2536817211'))], first: 'XS2536817211' }, { bgHeldOut: ['Коя облигация е натрупала най-много лихва до момента?'] }),
  ...questions('taxes-paid', { holds: [money(couponTax2025), money(dividendTax('2025'))] }, { enHeldOut: ['withholding tax total for 2025, split coupons vs dividends'] }),
  ...questions('taxes-paid', { holds: [money(couponTax2025 + dividendTax('2025'))] }, { bgHeldOut: ['Удържани данъци през 2025 общо в евро?'] }),
  ...questions('taxes-paid', { holds: [figure((100 * tax('SAP')) / gross('SAP'))], first: label(row('DE0007164600')) }, { enHeldOut: ['Which dividend got taxed the hardest in % terms?'] }),
  ...questions('taxes-paid', { holds: [[money(tax('Софарма')), '3'], [figure((100 * tax('Софарма')) / gross('Софарма')), '5'].flat()] }, { bgHeldOut: ['Колко ми удържаха на дивидента от Софарма и колко процента е това?'] }),
  ...questions('dividends', { holds: [money(euroDividends(dividends('2025')) - dividendTax('2025'))] }, { bgHeldOut: ['дивиденти 2025 нето'] }),
  ...questions('dividends', { holds: [label(row('IE00B1FZS798')), [either(gross('iShares Treasury 7-10yr'), 'USD'), money(48)].flat()] }, { enHeldOut: ['Have any of my ETFs distributed anything?'] }),
  ...questions('dividends', { holds: [[money(microsoft), money(microsoft - tax('Microsoft'))]] }, { bgHeldOut: ['kolko divident vze ot microsoft minalata godina v dolari'] }),
  ...questions('maturities', { holds: [day('2026-05-03'), [either(15_000, 'USD'), either(15_180, 'USD')].flat()] }, { enHeldOut: [['Do I have anything of Apple?', 'When do I get that money back, and how much will it be?']] }),
  ...questions('principal-ladder', { holds: [word('2028', '2032'), word('2031', '2033')] }, { enHeldOut: [['When do my bonds mature?', 'So is there any year before 2033 in which nothing does?']] }),
  ...questions('maturities', these(({ maturity, currency }) => maturity >= '2030' && currency !== 'EUR'), { enHeldOut: [['Which bonds mature after 2029?', 'only the ones not in euro']] }),
  ...questions('maturities', { holds: [[money(repaid2026), money(repaid2026 + 144 + 107.81)]] }, { bgHeldOut: [['Кое падежира тази година?', 'Общо колко пари ще ми върнат?']] }),
  ...questions('accrued-interest', { holds: [money(accrued('IT0005094088'))] }, { enHeldOut: [['Market price of the Italian BTP', 'Accrued interest on it as of today']] }),
  ...questions('dividends', { holds: [[money(gross('SAP')), money(gross('SAP') - tax('SAP'))]] }, { enHeldOut: [['which shares paid me dividends', 'sap, how much ever']] }),
]; // prettier-ignore
