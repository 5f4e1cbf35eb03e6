import * as figures from '../../figures.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { whole } from '../../readings.ts';
import { cameWithin, couponsWithin } from '../../sums.ts';
import { GERMANY, MONOLITH, TRAKIA } from '../held-out-13/named-holdings.ts';
import { expectedWithin } from './expected.ts';

const { accrued, came, couponTax, day, dividends, dividendTax, euroCame, euroDividends, euroDue, labels, money, received, shares, sum } = figures; // prettier-ignore

const ofTrakia = received().filter(({ bond }) => bond.isin === TRAKIA);
const inDollars = received('2025').filter(({ bond }) => bond.currency === 'USD');
const dividends2025 = euroDividends(dividends('2025'));

/** What came, what is to come, what is missing, and what was withheld. */
export const HELD_OUT_15_ENGLISH_ABOUT_PAYMENTS: readonly AskedQuestion[] = [
  ...questions('next-payment', { holds: [day('2026-03-10'), '107.81'] }, { enHeldOut: ['When is my next payment due, and how much will it be?'] }),
  ...questions('coming-payments', { holds: [expectedWithin('2026-05-01', '2026-05-31')] }, { enHeldOut: [['What payments are coming in April?', 'And in May?']] }),
  ...questions('coming-payments', { holds: [money(euroDue(couponsWithin('2026-03-03', '2026-06-30')))] }, { enHeldOut: ['How much interest should I receive between now and the end of June?'] }),
  ...questions('payments-received', { holds: [[money(euroCame(ofTrakia)), money(euroCame(ofTrakia) - couponTax(ofTrakia))]] }, { enHeldOut: ['How much has Trakia Energy paid me so far?'] }),
  ...questions('payments-received', { holds: [[money(sum(inDollars.map((one) => one.came))), money(euroCame(inDollars))]] }, { enHeldOut: [['How much interest did I receive in 2024?', 'And in 2025?', 'Only in dollars?']] }),
  ...questions('payments-received', { holds: [came('2026-02')] }, { enHeldOut: ['What did I receive last month?'] }),
  ...questions('missing-payments', { holds: [GERMANY, '40.00'] }, { enHeldOut: ['Has any issuer paid me less than it owed?'] }),
  ...questions('missing-payments', { holds: ['165.00', day('2025-12-01')] }, { enHeldOut: [['Is anything overdue from Italy?', 'How much, and since when?']] }),
  ...questions('income-of-period', { holds: [came('2025-07'), came('2025-09'), came('2025-12')] }, { enHeldOut: ['What was my income in each month of the second half of 2025?'] }),
  ...questions('income-of-period', { holds: [cameWithin('2025-04-01', '2025-06-30')] }, { enHeldOut: ['How much income did I have from 1 April to 30 June 2025?'] }),
  ...questions('taxes-paid', { holds: [money(dividendTax('2025'))] }, { enHeldOut: [['How much tax was withheld in 2025?', 'Only on the dividends?']] }),
  ...questions('dividends', { holds: labels(shares) }, { enHeldOut: ['Which of my shares paid a dividend in 2025?'] }),
  ...questions('dividends', { holds: [[money(dividends2025), money(dividends2025 - dividendTax('2025'))], money(dividendTax('2025'))] }, { enHeldOut: ['How much did I get in dividends in 2025, and how much tax was taken from them?'] }),
  ...questions('coupon-amount', { holds: [whole(540)] }, { enHeldOut: ['How much is each coupon of the German bond?'] }),
  ...questions('compare-periods', { holds: [came('2025'), came('2024')] }, { enHeldOut: ['Did I receive more interest in 2025 than in 2024?'] }),
  ...questions('accrued-interest', { holds: [money(accrued(MONOLITH))] }, { enHeldOut: [['What is the accrued interest on the Trakia bond?', 'And on the Monolit one?']] }),
]; // prettier-ignore
