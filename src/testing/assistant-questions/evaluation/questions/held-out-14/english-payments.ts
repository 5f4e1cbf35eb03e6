import * as figures from '../../figures.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';
import { IBKR } from '../../readings.ts';
import { cameWithin, couponsWithin, dividendsWithin, dueWithin, either } from '../../sums.ts';
import { APPLE, GERMANY, GILT, ITALY, MONOLITH, TRAKIA } from '../held-out-13/named-holdings.ts'; // prettier-ignore

const { accrued, at, bond, bonds, came, couponTax, day, dividendTax, dividends, euroCame, euroDividends, euroDue, money, received, word } = figures; // prettier-ignore

const paidBy = (isin: string, prefix = '') =>
  euroCame(received(prefix).filter((coupon) => coupon.bond.isin === isin));
const heldAtIbkr = received('2025').filter((coupon) => at(IBKR)(coupon.bond));

/** What is due by the terms, or with the dividends of the same days a year before. */
const expectedWithin = (from: string, to: string): Wanted => {
  const yearBefore = (date: string) => date.replace('2026', '2025');
  const estimated = euroDividends(dividendsWithin(yearBefore(from), yearBefore(to)));
  const principal = bonds(({ maturity }) => maturity >= from && maturity <= to);
  const due = euroDue(couponsWithin(from, to)) + estimated;
  const repaid = principal.reduce((total, one) => total + figures.euro(one.nominal, one.currency), 0);
  return [dueWithin(from, to), money(due), money(due + repaid)].flat();
};

const secondHalf = { from: '2025-07-01', to: '2025-12-31' };
const interestAndDividends =
  euroCame(couponsWithin(secondHalf.from, secondHalf.to)) +
  euroDividends(dividendsWithin(secondHalf.from, secondHalf.to));

/** What came, what is to come, what is missing, and what was withheld. */
export const HELD_OUT_14_ENGLISH_ABOUT_PAYMENTS: readonly AskedQuestion[] = [
  ...questions('next-payment', { holds: [day('2026-03-10'), word('Монолит', MONOLITH), '107.81'] }, { enHeldOut: ['next coupon: date, issuer, amount'] }),
  ...questions('next-payment', { holds: [day('2026-05-03'), [either(180, 'USD'), either(15_180, 'USD')].flat()] }, { enHeldOut: ['When Apple will pay to me next time and how many?'] }),
  ...questions('next-payment', { holds: [day('2026-08-15')] }, { enHeldOut: [['When do I receive the next payment?', 'And from the US Treasury?']] }),
  ...questions('coming-payments', { holds: [expectedWithin('2026-09-01', '2026-09-30')] }, { enHeldOut: ['cash in, Sept 2026'] }),
  ...questions('coming-payments', { holds: [dueWithin('2026-07-01', '2026-09-30')] }, { enHeldOut: ['What interest should we budget for in the third quarter?'] }),
  ...questions('coming-payments', { holds: [expectedWithin('2026-12-01', '2026-12-31')] }, { enHeldOut: [['Which payments will come in December?', 'What do they add up to?']] }),
  ...questions('payments-received', { holds: [came('2026-01')] }, { enHeldOut: ['what we was received in january of this year'] }),
  ...questions('payments-received', { holds: [money(euroCame(heldAtIbkr))] }, { enHeldOut: ['Coupons received in 2025 on the bonds at Interactive Brokers, in euro'] }),
  ...questions('payments-received', { holds: [money(paidBy(MONOLITH, '2024'))] }, { enHeldOut: [['How much interest did Monolit pay me in 2025?', 'And the year before?']] }),
  ...questions('payments-received', { holds: ['562.50', day('2025-07-21')] }, { enHeldOut: ['Last coupon from BG2030026111: when did it come and how much was it?'] }),
  ...questions('missing-payments', { holds: [TRAKIA, ITALY, '1625.00', '165.00'] }, { enHeldOut: ['overdue coupons w/ amounts'] }),
  ...questions('missing-payments', { holds: [GERMANY, '40.00'] }, { enHeldOut: ['Which coupon was booked only in part, and what is still open on it?'] }),
  ...questions('missing-payments', { holds: [word(TRAKIA, 'Trakia Energy'), day('2025-06-01')], first: word(TRAKIA, 'Trakia Energy') }, { enHeldOut: [['unpaid coupons', 'oldest one?']] }),
  ...questions('income-of-period', { holds: [came('2024-05'), came('2024-08'), came('2024-12')] }, { enHeldOut: ['Would you show me the income of 2024 month by month?'] }),
  ...questions('income-of-period', { holds: [money(interestAndDividends)] }, { enHeldOut: ['Interest and dividends added together, 1 July to 31 December 2025'] }),
  ...questions('taxes-paid', { holds: [money(dividendTax('2025'))] }, { enHeldOut: ['WHT on dividends, 2025'] }),
  ...questions('taxes-paid', { holds: [money(couponTax(received('2025').filter((coupon) => coupon.bond.isin === TRAKIA)))] }, { enHeldOut: ['How much withholding tax do I book for the 2025 Trakia coupons?'] }),
  ...questions('taxes-paid', { holds: [money(couponTax(received('2024')))] }, { enHeldOut: [['How much coupon interest did I receive in 2024?', 'What tax was taken from it?']] }),
  ...questions('dividends', { holds: ['94.00', '60.00', either(51, 'USD')] }, { enHeldOut: ['Which of my shares have paid dividends so far, and how much did each of them pay?'] }),
  ...questions('dividends', { holds: [money(euroDividends(dividends('2025')) - dividendTax('2025'))] }, { enHeldOut: [['dividends 2025', 'net of tax?']] }),
  ...questions('coupon-amount', { holds: ['165.00'] }, { enHeldOut: ['one coupon of IT0005094088 = ?'] }),
  ...questions('largest-payments', { holds: ['1625.00', word(TRAKIA, 'Trakia Energy')] }, { enHeldOut: ['Which single coupon was the largest one received in 2025?'] }),
  ...questions('compare-periods', { holds: [cameWithin('2025-01-01', '2025-06-30'), cameWithin('2025-07-01', '2025-12-31')] }, { enHeldOut: ['H1 2025 vs H2 2025, interest received'] }),
  ...questions('compare-periods', { holds: [came('2023'), came('2024')] }, { enHeldOut: [['Please compare the coupon income of 2025 with that of 2024.', 'And 2024 with 2023?']] }),
  ...questions('working', { holds: [either(accrued(GILT), 'GBP')] }, { enHeldOut: [['accrued interest, gilt', 'go through it line by line']] }),
  ...questions('accrued-interest', { holds: [either(accrued(APPLE), bond(APPLE).currency), day('2026-05-03')] }, { enHeldOut: ['How much interest has the Apple bond accrued, and when does it pay?'] }),
]; // prettier-ignore
