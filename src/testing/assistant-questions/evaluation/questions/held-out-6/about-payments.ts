import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';
import { cents, couponAmount, type Coupon } from '../../schedule.ts';
import { cameWithin, couponsWithin, dividendsWithin, either } from '../../sums.ts';

const { couponTax, day, dividends, euro, euroCame, euroDividends, euroDue, missing, money, received, sum, word } = figures; // prettier-ignore
const TOMORROW = '2026-03-03';
const DECEMBER = '2026-12-31';
/** In euro: after the tax that these bonds pay on each coupon. */
const netDue = (coupons: readonly Coupon[]) =>
  sum(coupons.map(({ due, bond }) => euro(due - cents((due * (bond.tax ?? 0)) / 100), bond.currency)));
const netCame = (coupons: readonly Coupon[]) => euroCame(coupons) - couponTax(coupons);
const dividendTaxOf = (paid: ReturnType<typeof dividends>) =>
  sum(paid.map(({ tax, of: { currency } }) => euro(tax, currency)));
/** Before tax or after it; coupons, or dividends with them. */
const cameOrNet = (from: string, to: string): Wanted => {
  const [coupons, others] = [couponsWithin(from, to), dividendsWithin(from, to)];
  const net = euroDividends(others) - dividendTaxOf(others);
  return [cameWithin(from, to), money(netCame(coupons)), money(netCame(coupons) + net)].flat();
};
const beforeOrAfterTax = (coupons: readonly Coupon[]): Wanted => [
  money(euroDue(coupons)),
  money(netDue(coupons)),
];
/** Coupons and dividends, before tax or after it. */
const bothOfYear = (year: string): Wanted => {
  const [coupons, others] = [received(year), dividends(year)];
  const gross = euroCame(coupons) + euroDividends(others);
  return [money(gross), money(netCame(coupons) + euroDividends(others) - dividendTaxOf(others))];
};
const restOfYear = couponsWithin(TOMORROW, DECEMBER);
const untilJune = couponsWithin(TOMORROW, '2026-06-30');
const APPLE = euro(15_000, 'USD');
const MONOLIT = 7500;
const REPAID: Readonly<Record<string, number>> = { '2026-05': APPLE, '2026-12': MONOLIT };
/** Of a month to come: coupons before or after tax, or what is repaid with them. */
const ofMonth = (month: string): Wanted => {
  const coupons = restOfYear.filter((one) => one.day.startsWith(month));
  const repaid = REPAID[month] ?? 0;
  return [
    beforeOrAfterTax(coupons),
    [euroDue(coupons), netDue(coupons)].map((due) => money(due + repaid)),
  ].flat();
};
const owed = euroDue(missing) + 40;
const nextYear = couponsWithin(TOMORROW, '2027-03-02');
const trakia = couponAmount(figures.bond('XS2536817211'));
const monolit = [money(107.81), money(97.03)];

/** What came, is to come and has not come. */
export const HELD_OUT_6_ABOUT_PAYMENTS: readonly AskedQuestion[] = [
  ...questions('payments-received', { holds: [[couponsWithin('2025-07-01', '2025-09-30')].flatMap((all) => [money(euroCame(all)), money(netCame(all))])] }, { enHeldOut: ['what coupons hit my account in Q3 last year'] }),
  ...questions('payments-received', { holds: [money(euroCame(received('2025'))), money(netCame(received('2025')))] }, { bgHeldOut: ['Колко купони съм получил за цялата минала година, преди и след данък?'] }),
  ...questions('payments-received', { holds: [money(euroCame(couponsWithin('2021-06-01', '2024-09-02')))] }, { enHeldOut: ['what payments did I receive before I bought the German bond?'] }),
  ...questions('payments-received', { holds: [[cameOrNet('2025-01-01', '2025-06-16')].flat()] }, { bgHeldOut: ['Колко получих докато още нямах италианската облигация? Само за 2025.'] }),
  ...questions('next-payment', { holds: [day('2026-03-10'), word('Монолит', 'BG2100013205'), monolit] }, {
    bgHeldOut: ['следващ купон?', 'koga e sledvashtoto plashtane i ot koi'],
  }),
  ...questions('coming-payments', { holds: [[beforeOrAfterTax(untilJune), [euroDue(untilJune), netDue(untilJune)].map((due) => money(due + APPLE))].flat(), [either(15_000, 'USD'), either(15_180, 'USD'), money(euroDue(untilJune) + APPLE), money(netDue(untilJune) + APPLE)].flat()] }, { enHeldOut: ["Hi, I'm trying to plan a trip, can you tell me what will come in between now and the end of June, including anything that matures, in euro?"] }),
  ...questions('coming-payments', { holds: [beforeOrAfterTax(restOfYear), [money(netDue(restOfYear)), 'before tax', 'taxes', 'tax']] }, { enHeldOut: ['Projected income for the rest of 2026 net of withholding'] }),
  ...questions('coming-payments', { holds: ['2026-03', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-12'].map(ofMonth) }, { bgHeldOut: ['от март нататък до края на годината какви плащания ме чакат, по месеци ако може'] }),
  ...questions('coming-payments', { holds: [[money(2 * trakia), money(0.9 * 2 * trakia)]] }, { enHeldOut: ['what will Fibank pay me from June on, this year only'] }),
  ...questions('coming-payments', { holds: [[money(euroDue(nextYear) / 12), money(netDue(nextYear) / 12)]] }, { bgHeldOut: ['Колко ще получавам средно на месец от лихви през следващите 12 месеца?'] }),
  ...questions('coupon-amount', { holds: [money(2 * trakia), money(0.9 * 2 * trakia)] }, { enHeldOut: ['how much do I get from Trakia per year before and after tax'] }),
  ...questions('missing-payments', { holds: ['XS2536817211', 'IT0005094088', 'DE0001102614', word(money(40), money(500))] }, { enHeldOut: ['did everyone pay me what they owed'] }),
  ...questions('missing-payments', { holds: [word(money(40), money(500))] }, { enHeldOut: ['Has the German bond ever paid less than it should?'] }),
  ...questions('missing-payments', { holds: [day('2025-06-01'), [money(1625), money(1462.5)], day('2025-08-15'), word(money(40), money(500)), day('2025-12-01'), money(165)] }, { bgHeldOut: ['Има ли закъснели или непълни лихвени плащания? Моля за справка с дата, емитент и липсваща сума.'] }),
  ...questions('missing-payments', { holds: [word(money(165), 'Няма', 'Не')] }, { bgHeldOut: ['Италианската облигация плащала ли ми е изобщо някога?'] }),
  ...questions('compare-periods', { holds: ['2024', '2025'].map(bothOfYear) }, { enHeldOut: ['Compare coupon and dividend income of 2024 with that of 2025.'] }),
  ...questions('compare-periods', { holds: [cameOrNet('2025-01-01', '2025-06-30'), cameOrNet('2025-07-01', '2025-12-31')] }, { bgHeldOut: ['Сравни какво съм получил първото и второто полугодие на 2025'] }),
  ...questions('payments-received', { holds: [cameOrNet('2026-01-19', TODAY)] }, { enHeldOut: [['Income received in January?', 'Make that the past six weeks']] }),
  ...questions('next-payment', { holds: [day('2026-03-23'), money(162.5)] }, { enHeldOut: [['next payment when', 'and the one after that?']] }),
  ...questions('next-payment', { holds: [day('2026-05-03'), [either(180, 'USD'), either(162, 'USD'), either(15_000, 'USD'), either(15_180, 'USD')].flat()] }, { bgHeldOut: [['Следващото ми плащане кога е?', 'А следващото в долари?']] }),
  ...questions('missing-payments', { holds: [[money(owed), money(owed - 162.5)]] }, { enHeldOut: [['did everyone pay me what they owed', 'how much is it alltogether that im owed']] }),
  ...questions('payments-received', { holds: [money(0.9 * 2 * trakia)] }, { bgHeldOut: [['Колко ми е дал купон Trakia досега?', 'след данъка']] }),
]; // prettier-ignore
