import * as figures from '../../figures.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { couponsWithin, dueWithin, either } from '../../sums.ts';

const { came, count, couponTax, day, dividends, dividendTax, euroCame, euroDividends, euroDue, money, received, sum, word } = figures; // prettier-ignore
const [TRAKIA, APPLE, MONOLIT, ITALY, GERMANY, BULGARIA] = [
  'XS2536817211',
  'US0378331AA1',
  'BG2100013205',
  'IT0005094088',
  'DE0001102614',
  'BG2040019213',
] as const;
const TOMORROW = '2026-03-03';
const owes = [TRAKIA, money(1625), ITALY, money(165)];
const paidBy = (isin: string) => received().filter(({ bond }) => bond.isin === isin);
const netOf = (rows: ReturnType<typeof received>) => money(euroCame(rows) - couponTax(rows));
const months2025 = ['02', '03', '05', '06', '07', '08', '09', '11', '12'].map((month) =>
  came(`2025-${month}`),
);
const nextYear = [['2026-03-02', '2027-03-01'], [TOMORROW, '2027-03-02'], ['2026-03-01', '2027-02-28'], [TOMORROW, '2027-03-03']].flatMap(([from = '', to = '']) => dueWithin(from, to)); // prettier-ignore
const ofSap = dividends().filter(({ of }) => of.name === 'SAP');

/** What came, is to come and has not come, taxes and dividends. */
export const HELD_OUT_9_ABOUT_PAYMENTS: readonly AskedQuestion[] = [
  ...questions('payments-received', { holds: [either(387.5, 'USD')] }, { enHeldOut: ['what came in last month'] }),
  ...questions('missing-payments', { holds: owes }, { enHeldOut: ['who still owes me money'] }),
  ...questions('coming-payments', { holds: [MONOLIT, day('2026-03-10'), BULGARIA, day('2026-03-23'), APPLE, day('2026-05-03')] }, { enHeldOut: ['next three payments'] }),
  ...questions('payments-received', { holds: [came('')] }, { enHeldOut: ['total coupons received since the start'] }),
  ...questions('taxes-paid', { holds: [money(couponTax(received('2025')))] }, { enHeldOut: ['how much tax did they take from my coupons in 2025'] }),
  ...questions('dividends', { holds: [money(sum(ofSap.map(({ gross }) => gross)))] }, { enHeldOut: ['dividends from SAP last year'] }),
  ...questions('coming-payments', { holds: [dueWithin('2026-07-01', '2026-12-31')] }, { enHeldOut: ['how much will I get in the second half of 2026'] }),
  ...questions('income-of-period', { holds: months2025 }, { enHeldOut: ['income per month for 2025'] }),
  ...questions('missing-payments', { holds: [word('no', 'not', 'none', 'nothing', 'missing', money(165))] }, { enHeldOut: ['Did Italy pay its December coupon?'] }),
  ...questions('coupon-amount', { holds: [either(387.5, 'USD')] }, { enHeldOut: ['how big is a single coupon of the US Treasury'] }),
  ...questions('compare-periods', { holds: [came('2025'), came('2024')] }, { enHeldOut: ['received more in 2025 than in 2024?'] }),
  ...questions('payments-received', { holds: [money(euroCame(paidBy(TRAKIA))), netOf(paidBy(TRAKIA))] }, { enHeldOut: ['gross and net coupons of Trakia so far'] }),
  ...questions('largest-payments', { holds: [money(1625)] }, { enHeldOut: ['the biggest coupon I ever got'] }),
  ...questions('missing-payments', { holds: [GERMANY, money(40)] }, { enHeldOut: ['was any coupon paid only in part?'] }),
  ...questions('coming-payments', { holds: [money(euroDue(couponsWithin('2027-01-01', '2027-12-31', ({ bond }) => bond.isin === TRAKIA)))] }, { enHeldOut: ['Trakia coupons in 2027, total'] }),
  ...questions('next-payment', { holds: [day('2026-08-15'), money(540)] }, { bgHeldOut: ['кога ще плати германската облигация и колко'] }),
  ...questions('payments-received', { holds: [money(euroCame(paidBy(MONOLIT)))] }, { bgHeldOut: ['колко получих от Монолит досега'] }),
  ...questions('taxes-paid', { holds: [money(dividendTax('2025'))] }, { bgHeldOut: ['Колко данък ми удържаха от дивидентите през 2025 г.?'] }),
  ...questions('coming-payments', { holds: [dueWithin('2026-05-01', '2026-06-30')] }, { bgHeldOut: ['какво ще получа през май и юни'] }),
  ...questions('missing-payments', { holds: owes }, { bgHeldOut: ['Платено ли ми е всичко, което ми се дължи?'] }),
  ...questions('payments-received', { holds: [count(received('2025')), came('2025')] }, { bgHeldOut: ['Колко купона ми дойдоха през 2025 и на каква сума'] }),
  ...questions('coming-payments', { holds: [dueWithin(TOMORROW, '2026-12-31')] }, { bgHeldOut: ['Очаквани купони до края на годината'] }),
  ...questions('payments-received', { holds: [day('2025-11-03')] }, { bgHeldOut: ['кога за последно ми плати Apple'] }),
  ...questions('largest-payments', { holds: [], first: TRAKIA }, { bgHeldOut: ['Кой ми плати най-много купони миналата година?'] }),
  ...questions('dividends', { holds: [money(euroDividends(dividends('2025')) - dividendTax('2025'))] }, { bgHeldOut: ['нето дивиденти за 2025'] }),
  ...questions('coming-payments', { holds: [nextYear] }, { bgHeldOut: ['колко ще ми донесе портфейлът за година напред'] }),
  ...questions('payments-received', { holds: [netOf(received('2025').filter(({ bond }) => bond.bank === 'Fibank'))] }, { bgHeldOut: ['купоните от Fibank за 2025 след данък'] }),
]; // prettier-ignore
