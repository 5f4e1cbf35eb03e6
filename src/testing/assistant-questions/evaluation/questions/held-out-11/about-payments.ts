import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { accruedOf } from '../../readings.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { cameWithin, dueWithin, either } from '../../sums.ts';

const { accrued, bonds, came, coupons, day, dividends, dividendTax, euroCame, label, money, received, row, sum, word } = figures; // prettier-ignore
const [TRAKIA, ITALY, MONOLITH, FRANCE, GERMANY, SAP, SOPHARMA, MICROSOFT] = [
  'XS2536817211',
  'IT0005094088',
  'BG2100013205',
  'FR0013407236',
  'DE0001102614',
  'DE0007164600',
  'BG1100003166',
  'US5949181045',
] as const;
const more = money(euroCame(received('2025')) - euroCame(received('2024')));
const trakiaTax = sum(coupons(({ bond }) => bond.isin === TRAKIA).map(({ tax }) => tax));
const paidBy = (isin: string, prefix = '') => {
  const paid = dividends(prefix).filter(({ of }) => of.isin === isin);
  const gross = sum(paid.map((one) => one.gross));
  return [gross, gross - sum(paid.map(({ tax }) => tax))].map(money);
};
const bulgarian = coupons(({ bond, came: amount }) => bond.isin.startsWith('BG') && amount > 0);

/** What came, what is to come, what is missing and what was withheld. */
export const HELD_OUT_11_ABOUT_PAYMENTS: readonly AskedQuestion[] = [
  ...questions('payments-received', { holds: [came('2025')] }, { enHeldOut: ['What coupon income did the company receive during 2025?'], bgHeldOut: ['Общ приход от купони за календарната 2025 г.?'] }),
  ...questions('payments-received', { holds: [cameWithin('2025-10-01', '2025-12-31')] }, { enHeldOut: ['interest paid to us in Q4 2025'] }),
  ...questions('payments-received', { holds: [cameWithin('2026-01-01', TODAY)] }, { bgHeldOut: ['какви лихви са ни изплатени от началото на тази година'] }),
  ...questions('payments-received', { holds: [money(euroCame(bulgarian))] }, { enHeldOut: ['coupons we ever got from Bulgarian bonds'] }),
  ...questions('missing-payments', { holds: [TRAKIA, ITALY, money(1625), money(165)] }, { enHeldOut: ['Which issuers still owe us a coupon?', 'overdue interest, list it'], bgHeldOut: ['има ли неизплатени в срок купони', 'kupon koito ne e postapil'] }),
  ...questions('missing-payments', { holds: [word(GERMANY, 'Germany'), money(40)] }, { enHeldOut: ['was any coupon smaller than it should have been?'], bgHeldOut: ['по кой купон са превели по-малко от дължимото'] }),
  ...questions('coming-payments', { holds: [dueWithin(TODAY, '2026-05-01')] }, { enHeldOut: ['which payments fall due in the next 60 days and how much'] }),
  ...questions('coming-payments', { holds: [dueWithin(TODAY, '2026-12-31')] }, { bgHeldOut: ['какви постъпления чакаме до края на годината'] }),
  ...questions('coming-payments', { holds: [dueWithin('2027-01-01', '2027-12-31')] }, { enHeldOut: ['projected coupon income for 2027'] }),
  ...questions('next-payment', { holds: [day('2026-03-10'), money(107.81)] }, { enHeldOut: ['date and amount of the next coupon'] }),
  ...questions('next-payment', { holds: [day('2026-03-23'), money(162.5)] }, { bgHeldOut: ['кога и колко ще ни плати следващия път Република България'] }),
  ...questions('taxes-paid', { holds: [money(dividendTax('2025'))] }, { enHeldOut: ['withholding tax on our dividends for 2025'] }),
  ...questions('taxes-paid', { holds: [money(trakiaTax)] }, { bgHeldOut: ['какъв данък е удържан досега по купоните на Тракия'] }),
  ...questions('dividends', { holds: [paidBy(SAP)] }, { enHeldOut: ['SAP dividends so far?'] }),
  ...questions('dividends', { holds: [paidBy(SOPHARMA)] }, { bgHeldOut: ['дивидентът от Софарма колко беше'] }),
  ...questions('dividends', { holds: [paidBy(MICROSOFT, '2025').flatMap((amount) => either(Number(amount), 'USD'))] }, { enHeldOut: ['Sum of the Microsoft dividends in 2025'] }),
  ...questions('compare-periods', { holds: [more] }, { enHeldOut: ['Did we collect more coupons in 2025 than the year before, and how much more?'], bgHeldOut: ['с колко са повече купоните ни за 2025 от тези за 2024'] }),
  ...questions('largest-payments', { holds: [money(1625)], first: label(row(TRAKIA)) }, { enHeldOut: ['largest coupon received in 2025'], bgHeldOut: ['кой е най-едрият купон, постъпил през 2025'] }),
  ...questions('coupon-amount', { holds: [money(1625)] }, { enHeldOut: ['How much does Trakia pay each time?'] }),
  ...questions('coupon-amount', { holds: [money(107.81)] }, { bgHeldOut: ['по колко пари дава Монолит на тримесечие'] }),
  ...questions('accrued-interest', { holds: [accruedOf(bonds())] }, { enHeldOut: ['accrued interest on all our bonds as of today'] }),
  ...questions('accrued-interest', { holds: [money(accrued(FRANCE))] }, { bgHeldOut: ['натрупана лихва по френските книжа'] }),
  ...questions('working', { holds: [money(accrued(TRAKIA)), word('91', '91/182')] }, { enHeldOut: ['show how you get to the accrued interest on the Trakia bond'] }),
  ...questions('income-of-period', { holds: [money(euroCame(received('2024')))] }, { bgHeldOut: ['доходите ми за 2024 накратко'] }),
  ...questions('payments-received', { holds: [money(sum(received('2025').filter(({ bond }) => bond.isin === MONOLITH).map((one) => one.came)))] }, { enHeldOut: ['total Monolit paid out to me in 2025'] }),
]; // prettier-ignore
