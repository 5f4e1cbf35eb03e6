import * as figures from '../../figures.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { dividendsWithin, dueWithin, either, only } from '../../sums.ts';

const { accrued, came, coupons, couponTax, day, dividends, dividendTax, euroCame, euroDividends, label, money, received, row, sum, word } = figures; // prettier-ignore
const [TRAKIA, ITALY, MONOLITH, MICROSOFT] = [
  'XS2536817211',
  'IT0005094088',
  'BG2100013205',
  'US5949181045',
] as const;
const cameFrom = (isin: string, prefix = '') =>
  money(sum(received(prefix).filter(({ bond }) => bond.isin === isin).map(({ came }) => came))); // prettier-ignore
const missing = [TRAKIA, ITALY, money(1625), money(165)];
const perMonth = (year: string) => [
  money(euroCame(received(year)) / 12),
  money((euroCame(received(year)) + euroDividends(dividends(year))) / 12),
];
const microsoft = dividendsWithin('2025-07-01', '2025-12-31').filter(({ of }) => only(MICROSOFT)(of));
const dividendSums = [
  sum(microsoft.map(({ gross }) => gross)),
  sum(microsoft.map(({ gross, tax }) => gross - tax)),
];

/** What came, what is to come and what is missing. */
export const HELD_OUT_10_ABOUT_PAYMENTS: readonly AskedQuestion[] = [
  ...questions('payments-received', { holds: [[came('2026-02'), either(387.5, 'USD')].flat()] }, { enHeldOut: ['did I get anything in feb'] }),
  ...questions('next-payment', { holds: [day('2026-03-10'), money(107.81)] }, { enHeldOut: ["when's my next payday"] }),
  ...questions('next-payment', { holds: [day('2026-03-10'), MONOLITH] }, { bgHeldOut: ['koga e sledvashtiat kupon i ot koq obligacia'] }),
  ...questions('coming-payments', { holds: [dueWithin('2026-03-02', '2026-03-31')] }, { enHeldOut: ['what will I get paid this month'], bgHeldOut: ['колко ще ми платят до края на март'] }),
  ...questions('coming-payments', { holds: [dueWithin('2026-05-01', '2026-05-31')] }, { bgHeldOut: ['чакам ли нещо през май'] }),
  ...questions('coming-payments', { holds: [word('no', 'No', 'nothing', 'Nothing')], not: ['107.81'] }, { enHeldOut: ['hows april looking, any money coming?'] }),
  ...questions('missing-payments', { holds: missing }, { enHeldOut: ['any coupons that never showed up?'] }),
  ...questions('missing-payments', { holds: [money(165)] }, { bgHeldOut: ['италия плати ли през декември'] }),
  ...questions('payments-received', { holds: [cameFrom(TRAKIA)] }, { enHeldOut: ['What did Trakia pay me so far?'] }),
  ...questions('taxes-paid', { holds: [[money(couponTax(received('2025'))), money(couponTax(received('2025')) + dividendTax('2025'))]] }, { enHeldOut: ['how much tax got taken off my coupons last year'] }),
  ...questions('taxes-paid', { holds: [money(dividendTax('2025'))] }, { bgHeldOut: ['колко данък са ми удържали върху дивидентите през 2025'] }),
  ...questions('dividends', { holds: [money(euroDividends(dividends('2025')))] }, { enHeldOut: ['dividends 2025 total'], bgHeldOut: ['дивидентите за миналата година общо'] }),
  ...questions('dividends', { holds: [dividendSums.flatMap((amount) => either(amount, 'USD'))] }, { enHeldOut: ['did microsoft pay anything in the second half of 2025'] }),
  ...questions('compare-periods', { holds: [came('2025'), came('2024')] }, { enHeldOut: ['coupon income 2025 vs 2024'], bgHeldOut: ['купоните за 2024 спрямо тези за 2025'] }),
  ...questions('largest-payments', { holds: [money(1625)], first: label(row(TRAKIA)) }, { enHeldOut: ["what's the biggest single payment I've ever gotten"], bgHeldOut: ['най-големият ми купон досега от кого беше'] }),
  ...questions('coupon-amount', { holds: [money(540)] }, { enHeldOut: ['how much does the german bond pay per year'] }),
  ...questions('coupon-amount', { holds: [[money(330), money(165)]] }, { bgHeldOut: ['колко ми носи на година италианската'] }),
  ...questions('payments-received', { holds: [perMonth('2025')] }, { enHeldOut: ['monthly average of coupons last year'], bgHeldOut: ['по колко купони съм получавал средно на месец през 2025'] }),
  ...questions('accrued-interest', { holds: [money(accrued(TRAKIA))] }, { bgHeldOut: ['колко лихва се е натрупала по Тракия до днес'] }),
  ...questions('payments-received', { holds: [cameFrom(MONOLITH, '2025')] }, { bgHeldOut: ['monolit kolko mi plati minalata godina'] }),
  ...questions('income-of-period', { holds: [money(euroCame(coupons(({ day: on }) => on > '2025-12-31' && on <= '2026-03-02')))] }, { enHeldOut: ['income so far this year'] }),
]; // prettier-ignore
