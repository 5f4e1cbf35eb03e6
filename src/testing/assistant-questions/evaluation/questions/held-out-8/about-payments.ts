import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';
import { couponAmount, type Coupon } from '../../schedule.ts';
import { couponsWithin, dividendsWithin, dueWithin, either } from '../../sums.ts';
import { DSK, FIBANK, IBKR, whole } from '../../readings.ts';

const { all, bonds, came, count, coupons, couponTax, day, dividends, dividendTax, euroCame, euroDividends, euroDue, isins, labels, money, received, sum, word } = figures; // prettier-ignore
const [TOMORROW, DECEMBER] = ['2026-03-03', '2026-12-31'];
const [TRAKIA, APPLE, MONOLIT, GERMANY, ITALY] = [
  'XS2536817211',
  'US0378331AA1',
  'BG2100013205',
  'DE0001102614',
  'IT0005094088',
] as const;
const owes = [TRAKIA, money(1625), ITALY, money(165)];
const paidBy = (isin: string) => received().filter(({ bond }) => bond.isin === isin);
const at = (bank: string) => (coupon: Coupon) => coupon.bond.bank === bank;
const dueOn = (rows: readonly Coupon[]) => rows.map(({ due, bond }) => either(due, bond.currency));
const inDollars = (rows: readonly Coupon[]): Wanted => {
  const dollars = sum(rows.filter(({ bond }) => bond.currency === 'USD').map((one) => one.came));
  return either(dollars, 'USD');
};
const ofName = (name: string) => dividends().filter(({ of }) => of.name === name);
const gross = (rows: ReturnType<typeof dividends>) => sum(rows.map((one) => one.gross));
const tax = (rows: ReturnType<typeof dividends>) => sum(rows.map((one) => one.tax));
const rest2026 = euroDue(couponsWithin(TOMORROW, DECEMBER));
const so2026 = euroCame(received('2026'));
const year2026: Wanted = [money(so2026 + rest2026), money(rest2026)];
const nextYear = [['2026-03-02', '2027-03-01'], [TOMORROW, '2027-03-02'], ['2026-03-01', '2027-02-28'], [TOMORROW, '2027-03-03']].map(([from = '', to = '']) => money(euroDue(couponsWithin(from, to)))); // prettier-ignore
const spring = couponsWithin('2026-05-01', '2026-06-30');
const untilJuly = couponsWithin(TOMORROW, '2026-06-30');
const microsoft = ofName('Microsoft');
const autumn = dividendsWithin('2025-07-01', '2025-12-31').filter(({ of }) => of.currency === 'USD');
const months2025 = ['02', '03', '05', '06', '07', '08', '09', '11', '12'].map((month) =>
  came(`2025-${month}`),
);
const nets2025 = [euroCame(received('2025')) - couponTax(received('2025')), euroCame(received('2025')) - couponTax(received('2025')) + euroDividends(dividends('2025')) - dividendTax('2025')]; // prettier-ignore
const dsk2026 = couponsWithin(TOMORROW, DECEMBER, at(DSK));
const march = couponsWithin(TOMORROW, '2026-03-31');
const ofBank2025 = (bank: string) => received('2025').filter(at(bank));
const silent = all.filter((one) => 'units' in one && one.dividends.length === 0);

/** What came, is to come and has not come, taxes and dividends. */
export const HELD_OUT_8_ABOUT_PAYMENTS: readonly AskedQuestion[] = [
  ...questions('next-payment', { holds: [day('2026-03-10'), word(MONOLIT, 'Монолит'), money(107.81)] }, { enHeldOut: ['whats the next coupon I get, when and from whom'], bgHeldOut: ['кога пак ще ми платят, от кого и колко'] }),
  ...questions('income-of-period', { holds: [[came('2026'), dueWithin(TOMORROW, DECEMBER), year2026].flat()] }, { enHeldOut: ['coupons this year'] }),
  ...questions('payments-received', { holds: [came('2024')] }, { enHeldOut: ['How much interest did I collect in 2024?'] }),
  ...questions('payments-received', { holds: [either(387.5, 'USD')] }, { enHeldOut: ['what arrived in february'] }),
  ...questions('missing-payments', { holds: owes }, { bgHeldOut: ['kakvo mi dyljat'] }),
  ...questions('payments-received', { holds: [either(123.75, 'GBP'), day('2026-01-22')] }, { enHeldOut: ['Did the British bond pay in January?'] }),
  ...questions('coming-payments', { holds: [money(1625)] }, { enHeldOut: ['how much will trakia pay me in june'] }),
  ...questions('coming-payments', { holds: [nextYear] }, { enHeldOut: ['Total coupon income due over the next twelve months'] }),
  ...questions('dividends', { holds: [word('no', 'not', 'none', 'never', '0.00')] }, { enHeldOut: ['has vanguard ever paid me a dividend?'] }),
  ...questions('dividends', { holds: [either(gross(microsoft), 'USD'), money(60), money(94)] }, { enHeldOut: ['Dividends so far by share'] }),
  ...questions('taxes-paid', { holds: [money(tax(ofName('SAP')))] }, { enHeldOut: ['how much tax was withheld from the SAP dividends'] }),
  ...questions('taxes-paid', { holds: [money(couponTax(paidBy(TRAKIA)))] }, { enHeldOut: ['tax taken from trakia coupons up to now'] }),
  ...questions('payments-received', { holds: [nets2025.map(money)] }, { enHeldOut: ['Net coupons for 2025, after tax, in EUR'] }),
  ...questions('largest-payments', { holds: [word('December', 'Dec 2025', 'Dec', '2025-12'), came('2025-12')] }, { enHeldOut: ['Which month of 2025 brought in the most and how much was that?'] }),
  ...questions('payments-received', { holds: [money(562.5), day('2024-07-21'), day('2025-07-21')] }, { enHeldOut: ['list all payments of BG2030026111 with dates'] }),
  ...questions('payments-received', { holds: [[euroCame(received()), euroCame(received()) + euroDividends(dividends()), 8494.36, 8494.36 + euroDividends(dividends())].map(money)] }, { enHeldOut: ['how much have my bonds paid me in interest since I began'] }),
  ...questions('payments-received', { holds: [inDollars(received('2025'))] }, { enHeldOut: ['dollar coupons last year, sum'] }),
  ...questions('coming-payments', { holds: [money(107.81), day('2026-03-10')] }, { enHeldOut: ['anything coming in next week?'] }),
  ...questions('coming-payments', { holds: [...dueOn(spring), ...[...new Set(spring.map((one) => one.day))].map(day)], not: ['10 Mar 2026', '23 Mar 2026'] }, { enHeldOut: ['Coupons due from 1 May to 30 June with their dates'] }),
  ...questions('missing-payments', { holds: [money(40)] }, { enHeldOut: ['Germany paid short last August, by how much?'] }),
  ...questions('coupon-amount', { holds: bonds().map((one) => either(couponAmount(one), one.currency)) }, { enHeldOut: ['How much does each bond pay per coupon? In money, not percent'] }),
  ...questions('coming-payments', { holds: [day('2026-05-03'), either(180, 'USD'), whole(15_000)] }, { enHeldOut: ['Apple pays one last coupon soon. When, how much, and what else comes with it?'] }),
  ...questions('compare-periods', { holds: [came('2025'), year2026] }, { enHeldOut: ['Is my coupon income for the whole of 2026 going to be higher than it was in 2025? Both sums please.'] }),
  ...questions('dividends', { holds: labels(silent), not: ['Microsoft', 'Софарма'] }, { enHeldOut: ['which of my shares and funds have never paid anything out'] }),
  ...questions('income-of-period', { holds: [money(euroCame(received('2025'))), money(euroDividends(dividends('2025'))), money(couponTax(received('2025'))), money(dividendTax('2025'))] }, { enHeldOut: ['For the accountant: coupons, dividends and the tax withheld on each of them, year 2025'] }),
  ...questions('payments-received', { holds: [inDollars(received('2025').filter(at(IBKR)))] }, { enHeldOut: ['USD coupons at Interactive Brokers in 2025, total'] }),
  ...questions('missing-payments', { holds: [money(1625), day('2025-06-01')] }, { enHeldOut: ['I think Trakia still owes me a coupon.'] }),
  ...questions('coming-payments', { holds: [day('2026-06-01'), money(165)] }, { enHeldOut: ['next payment from Italy'] }),
  ...questions('payments-received', { holds: [[money(sum(paidBy(MONOLIT).map((one) => one.came))), count(paidBy(MONOLIT))].flat()] }, { bgHeldOut: ['Колко купони съм получил от Монолит?'] }),
  ...questions('payments-received', { holds: months2025 }, { bgHeldOut: ['лихвите за 2025 по месеци'] }),
  ...questions('missing-payments', { holds: [word('не', 'няма', 'нищо', money(165))] }, { bgHeldOut: ['Платила ли ми е Италия нещо, откакто я имам?'] }),
  ...questions('taxes-paid', { holds: [money(dividendTax())] }, { bgHeldOut: ['колко данък са ми удържали върху дивидентите'] }),
  ...questions('dividends', { holds: [either(gross(microsoft), 'USD'), either(gross(microsoft) - tax(microsoft), 'USD')] }, { bgHeldOut: ['Дивидентите от Майкрософт за 2025, бруто и нето'] }),
  ...questions('coming-payments', { holds: [...dueOn(untilJuly), either(15_000, 'USD')] }, { bgHeldOut: ['Какво предстои да ми се плати до края на юни?'] }),
  ...questions('coming-payments', { holds: [money(euroDue(dsk2026)), money(7500)] }, { bgHeldOut: ['Очаквани постъпления от ДСК до края на годината, купони и главница отделно'] }),
  ...questions('coming-payments', { holds: [money(euroDue(couponsWithin('2026-07-01', '2026-08-31')))] }, { bgHeldOut: ['сума на купоните през юли и август'] }),
  ...questions('next-payment', { holds: [day('2026-05-25'), money(20)] }, { bgHeldOut: ['кога и колко ще плати Франция'] }),
  ...questions('missing-payments', { holds: [word(GERMANY, 'Germany'), word(money(40), money(500))] }, { bgHeldOut: ['Има ли плащания, които са дошли непълни?'] }),
  ...questions('payments-received', { holds: [came('2025-12')] }, { bgHeldOut: ['колко взех от облигации през декември миналата година'] }),
  ...questions('payments-received', { holds: [day('2026-02-15'), either(387.5, 'USD')] }, { bgHeldOut: ['poslednoto plashtane koe beshe i kolko'] }),
  ...questions('largest-payments', { holds: [money(3250)], first: TRAKIA }, { bgHeldOut: ['Коя облигация ми е платила най-много купони досега и колко?'] }),
  ...questions('taxes-paid', { holds: [money(couponTax(paidBy(APPLE)))] }, { bgHeldOut: ['удържан данък по купоните на Apple от началото'] }),
  ...questions('income-of-period', { holds: [money(so2026), money(euroDue(march))] }, { bgHeldOut: ['купоните за първото тримесечие на 2026 – колко дойдоха и колко предстоят'] }),
  ...questions('income-of-period', { holds: [money(3250)] }, { bgHeldOut: ['по колко на година носи Тракия от купони'] }),
  ...questions('coming-payments', { holds: [[euroDue(couponsWithin(TOMORROW, '2029-12-31')), euroDue(couponsWithin(TOMORROW, '2030-12-31'))].map(money)] }, { bgHeldOut: ['До 2030 година колко купони общо ще получа?'] }),
  ...questions('coming-payments', { holds: [[dueWithin(TOMORROW, '2026-06-02'), dueWithin(TOMORROW, '2026-05-31'), dueWithin(TOMORROW, '2026-06-01')].flat()] }, { bgHeldOut: ['kolko shte mi vleze v sledvashtite tri meseca'] }),
  ...questions('compare-periods', { holds: [money(euroCame(ofBank2025(FIBANK))), money(euroCame(ofBank2025(DSK)))] }, { bgHeldOut: ['сравни купоните от Фибанк и от ДСК за 2025'] }),
  ...questions('dividends', { holds: [money(euroDividends(dividends()))] }, { bgHeldOut: ['kolko dividenti sym poluchil obshto v evro'] }),
  ...questions('payments-received', { holds: [day('2025-07-22'), day('2026-01-22'), either(123.75, 'GBP')] }, { bgHeldOut: ['плащания по GB00BL68HJ26'] }),
  ...questions('income-of-period', { holds: [money(euroCame(received('2024'))), money(couponTax(received('2024')))] }, { bgHeldOut: ['За осчетоводяване: получени купони в евро и удържан данък, 2024 г.'] }),
  ...questions('coming-payments', { holds: [money(540), either(387.5, 'USD')] }, { bgHeldOut: ['През август сме на море. Какви пари ще ми дойдат тогава?'] }),
  ...questions('dividends', { holds: [either(gross(autumn), 'USD')] }, { bgHeldOut: ['Дивиденти в долари за второто полугодие на 2025, общо'] }),
  ...questions('dividends', { holds: [day('2025-07-10'), money(57)] }, { bgHeldOut: ['кога плати дивидент Софарма и колко ми остана чисто'] }),
  ...questions('missing-payments', { holds: [money(euroDue(figures.missing)), '2'] }, { bgHeldOut: ['Колко са неполучените купони и на каква сума общо?'] }),
  ...questions('coming-payments', { holds: [money(rest2026)] }, { bgHeldOut: ['само купоните до края на тази година, една цифра'] }),
  ...questions('missing-payments', { holds: [...isins(figures.missing.map(({ bond }) => bond)), money(1625), money(165)], not: ['BG2040019213'] }, { bgHeldOut: ['мисля, че някой не ми е превел лихва, провери'] }),
  ...questions('coupon-amount', { holds: [money(562.5), day(coupons(({ day: on, bond }) => on > TODAY && bond.isin === 'BG2030026111')[0]?.day ?? '')] }, { bgHeldOut: ['bulgarskata s padej 2030 – kolko e edin kupon i koga e sledvashtiqt'] }),
]; // prettier-ignore
