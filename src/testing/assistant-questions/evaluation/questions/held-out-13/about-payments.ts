import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';
import { accruedOf, states } from '../../readings.ts';
import { cameWithin, couponsWithin, dividendsWithin, dueWithin, either } from '../../sums.ts';
import {
  APPLE,
  FRANCE,
  GERMANY,
  ITALY,
  MONOLITH,
  TRAKIA,
  TREASURY,
  VANGUARD,
  WORLD,
} from './named-holdings.ts';

const { accrued, bonds, came, coupons, couponTax, day, dividendTax, euroCame, euroDividends, dividends, euroDue, label, missing, money, received, row, sum, word } = figures; // prettier-ignore

const paidBy = (isin: string) => euroCame(coupons(({ bond }) => bond.isin === isin));
const statesDue = (since: string) =>
  money(euroDue(couponsWithin(since, '2026-12-31', ({ bond }) => states.includes(bond))));
const both = (prefix: string) => euroCame(received(prefix)) + euroDividends(dividends(prefix));

/** What is due in the month that ends then, with the dividends of the same month a year before or without them. */
const forecast = (lastDay: string): Wanted => {
  const first = `${lastDay.slice(0, 2)}-01`;
  const due = euroDue(couponsWithin(`2026-${first}`, `2026-${lastDay}`));
  return [money(due), money(due + euroDividends(dividendsWithin(`2025-${first}`, `2025-${lastDay}`)))];
};

/** What came, what is to come, what is missing, and what was withheld. */
export const HELD_OUT_13_ABOUT_PAYMENTS: readonly AskedQuestion[] = [
  ...questions('next-payment', { holds: [day('2026-03-10'), word('Монолит', MONOLITH)] }, {
    enHeldOut: ['when is the next money coming in and who is it from?'],
    bgHeldOut: ['Кога пак ще получа лихва, че сметките ме притискат?'],
  }),
  ...questions('next-payment', { holds: [day('2026-08-15'), '540.00'] }, { enHeldOut: ['Germany - when do they pay next and how much'] }),
  ...questions('next-payment', { holds: [day('2026-05-25'), '20.00'], first: FRANCE }, { bgHeldOut: ['koga i kolko shte plati francuzkata obligaciq'] }),
  ...questions('coming-payments', { holds: [dueWithin('2026-06-01', '2026-06-30')] }, { enHeldOut: ['what can I expect to land in my account in June?'] }),
  ...questions('coming-payments', { holds: [dueWithin('2026-04-01', '2026-06-30')] }, { enHeldOut: ['Treasurer here: expected inflows for Q2 2026'] }),
  ...questions('coming-payments', { holds: [forecast('06-30'), forecast('08-31')] }, { enHeldOut: ['cash forecast for the next twelve months, month by month'] }),
  ...questions('coming-payments', { holds: [dueWithin(TODAY, '2026-03-31')] }, { bgHeldOut: ['колко пари чакам до края на месеца'] }),
  ...questions('coming-payments', { holds: [dueWithin(TODAY, '2026-12-31')] }, { bgHeldOut: ['Какво още ще дойде до Нова година, общо?'] }),
  ...questions('coming-payments', { holds: [dueWithin('2026-08-01', '2026-08-31')] }, { bgHeldOut: ['kolko kuponi shte vzema prez avgust'] }),
  ...questions('coming-payments', { holds: [[statesDue(TODAY), statesDue('2026-01-01')]] }, { bgHeldOut: ['колко лихва ще платят държавите тази година'] }),
  ...questions('coming-payments', { holds: [day('2026-03-10'), day('2026-03-23'), day('2026-05-03')], not: ['25.05.2026'] }, { bgHeldOut: ['следващите три плащания кои са'] }),
  ...questions('payments-received', { holds: [came('2025')] }, { enHeldOut: ['how much interest did we bank in 2025', "I'm filling in last year's income: what was paid out to me in coupons?"] }),
  ...questions('payments-received', { holds: [came('2026-02')] }, { enHeldOut: ['total recieved in febuary'] }),
  ...questions('payments-received', { holds: [came('2026-01')] }, { bgHeldOut: ['получих ли нещо през януари и колко'] }),
  ...questions('payments-received', { holds: [money(both('2025'))] }, { bgHeldOut: ['Колко влезе общо миналата година, купони и дивиденти заедно?'] }),
  ...questions('payments-received', { holds: [money(paidBy(TRAKIA))] }, { bgHeldOut: ['колко лихви ми е изплатила Тракия досега'] }),
  ...questions('payments-received', { holds: [money(paidBy('BG2040002213'))] }, { enHeldOut: ['BG2040002213 has expired. What did it pay in coupons over its life?'] }),
  ...questions('payments-received', { holds: [word('None missing', ...[either(180, 'USD')].flat())] }, { enHeldOut: ['did the Apple coupon of november arrive'] }),
  ...questions('payments-received', { holds: ['107.81'] }, { bgHeldOut: ['Монолит плати ли на 10 декември?'] }),
  ...questions('payments-received', { holds: [day('2025-12-01')] }, { bgHeldOut: ['кога за последно ми преведоха нещо от Trakia Energy'] }),
  ...questions('payments-received', { holds: [ITALY, FRANCE, label(row(WORLD)), label(row(VANGUARD))], not: [TRAKIA, GERMANY] }, { enHeldOut: ['Which things in there have never paid me a cent?'] }),
  ...questions('missing-payments', { holds: [TRAKIA, ITALY] }, {
    enHeldOut: ['Has anybody failed to pay me?', 'coupons due but not recieved'],
    bgHeldOut: ['Има ли закъснели плащания по нашите облигации?', 'koi kuponi oshte ne sa doshli'],
  }),
  ...questions('missing-payments', { holds: ['165.00'] }, {
    enHeldOut: ['do the Italians still owe us anything'],
    bgHeldOut: ['Ядосана съм на италианците: колко ми дължат още?'],
  }),
  ...questions('missing-payments', { holds: [money(sum(missing.map(({ due }) => due)))] }, { enHeldOut: ['sum of coupons that never turned up'] }),
  ...questions('missing-payments', { holds: [GERMANY, '40.00'] }, {
    enHeldOut: ['which payments came up short and by how much'],
    bgHeldOut: ['Германия ми преведе по-малко, отколкото трябва. С колко?'],
  }),
  ...questions('dividends', { holds: [either(51, 'USD')] }, {
    enHeldOut: ['dividends from Microsoft last year, before tax'],
    bgHeldOut: ['kolko dividenti dade Microsoft minalata godina'],
  }),
  ...questions('dividends', { holds: ['94.00'] }, { enHeldOut: ['what has SAP thrown off in dividends altogether'] }),
  ...questions('dividends', { holds: ['60.00'] }, { bgHeldOut: ['а дивидент от Софарма имам ли, колко'] }),
  ...questions('dividends', { holds: [money(euroDividends(dividends('2025')))] }, { bgHeldOut: ['сумата на всички дивиденти за 2025 в евро'] }),
  ...questions('taxes-paid', { holds: [money(couponTax(received('2025')))] }, { enHeldOut: ['What was withheld at source on our coupons in 2025?'] }),
  ...questions('taxes-paid', { holds: [money(dividendTax())] }, { enHeldOut: ['total tax taken off my dividends so far'] }),
  ...questions('taxes-paid', { holds: [money(couponTax(received('2025').filter(({ bond }) => bond.isin === MONOLITH)))] }, { bgHeldOut: ['удържан данък върху купоните на Монолит за 2025'] }),
  ...questions('taxes-paid', { holds: [money(couponTax(received('2025')) + dividendTax('2025'))] }, { bgHeldOut: ['Колко данък общо са ми взели през 2025 - и от купони, и от дивиденти?'] }),
  ...questions('coupon-amount', { holds: [either(387.5, 'USD')] }, { enHeldOut: ['how much is a single coupon of US91282CHT18'] }),
  ...questions('coupon-amount', { holds: ['162.50', '562.50'] }, { bgHeldOut: ['По колко получавам на купон от двете държавни български облигации?'] }),
  ...questions('holding-details', { holds: [word('4', 'quarterly', 'every quarter', 'four')] }, { enHeldOut: ['how many times a year does Monolit pay'] }),
  ...questions('largest-payments', { holds: ['1625.00', word(TRAKIA, 'Trakia Energy')] }, {
    enHeldOut: ["what's the biggest payment I've ever received"],
    bgHeldOut: ['най-голямата сума, която получих през 2025 наведнъж'],
  }),
  ...questions('compare-periods', { holds: [came('2024'), came('2025')] }, {
    enHeldOut: ['2024 vs 2025 coupon income'],
    bgHeldOut: ['Повече лихви ли взехме през 2025, отколкото през 2024?'],
  }),
  ...questions('compare-periods', { holds: [cameWithin('2026-01-01', TODAY), cameWithin('2025-01-01', '2025-03-02')] }, { enHeldOut: ['Income up to today this year next to the same weeks of 2025'] }),
  ...questions('income-of-period', { holds: [cameWithin('2025-01-01', '2025-03-31'), cameWithin('2025-04-01', '2025-06-30'), cameWithin('2025-07-01', '2025-09-30')] }, { enHeldOut: ['income for each quarter of 2025'] }),
  ...questions('income-of-period', { holds: [cameWithin('2025-06-01', '2025-06-30'), cameWithin('2025-07-01', '2025-07-31')] }, { bgHeldOut: ['направи ми приходите за 2025 по месеци'] }),
  ...questions('income-of-period', { holds: [cameWithin('2025-12-01', '2025-12-31')] }, { enHeldOut: ['best month of 2025 in terms of income?'], bgHeldOut: ['prez koi mesec na 2025 doidoha nai-mnogo pari'] }),
  ...questions('accrued-interest', { holds: [money(accrued(TRAKIA))] }, { enHeldOut: ['How much accrued coupon is sitting in the Trakia bond as of today?'] }),
  ...questions('accrued-interest', { holds: [accruedOf(bonds())] }, { enHeldOut: ['accrued interest, all bonds, euros - need it for month end closing'] }),
  ...questions('accrued-interest', { holds: [money(accrued(GERMANY))] }, { bgHeldOut: ['колко лихва е натрупала германската облигация до днес'] }),
  ...questions('working', { holds: [money(accrued(TREASURY))] }, { enHeldOut: ['show me how the accrued interest of the US Treasury bond was worked out'] }),
  ...questions('payments-received', { holds: [either(180, 'USD')], not: ['1625.00'] }, { bgHeldOut: [`последният купон по ${APPLE}`] }),
]; // prettier-ignore
