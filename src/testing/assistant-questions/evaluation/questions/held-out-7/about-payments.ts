import * as figures from '../../figures.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';
import { couponsWithin, either } from '../../sums.ts';

const { coupons, couponTax, day, dividends, dividendTax, euroCame, euroDividends, euroDue, missing, money, received, sum, word } = figures; // prettier-ignore
const [TOMORROW, DECEMBER] = ['2026-03-03', '2026-12-31'];
const cents = (amount: number) => money(amount);
const came = (prefix: string): Wanted => [money(euroCame(received(prefix))), money(euroCame(received(prefix)) + euroDividends(dividends(prefix)))]; // prettier-ignore
const restOfYear = couponsWithin(TOMORROW, DECEMBER);
const summer = couponsWithin('2026-07-01', '2026-09-30');
const june = couponsWithin('2026-06-01', '2026-06-30');
const dueOn = (from: string, to: string) => couponsWithin(from, to).map(({ due, bond }) => either(due, bond.currency)); // prettier-ignore
const ofBond = (isin: string) => coupons(({ bond }) => bond.isin === isin);
const trakia = ofBond('XS2536817211').filter(({ came: paid }) => paid > 0);
const dollars = received('2025').filter(({ bond }) => bond.currency === 'USD');
const inDollars = sum(dollars.map((one) => one.came));
const paidBy = (name: string) => dividends().filter(({ of }) => of.name === name);
const gross = (name: string) => sum(paidBy(name).map((one) => one.gross));
const tax = (name: string) => sum(paidBy(name).map((one) => one.tax));
const couponTax2025 = couponTax(received('2025'));
const fibank = restOfYear.filter(({ bond }) => bond.bank === 'Fibank');
const lastQuarter = couponsWithin('2025-10-01', '2025-12-31');
const unpaid = [
  'XS2536817211',
  day('2025-06-01'),
  cents(1625),
  'IT0005094088',
  day('2025-12-01'),
  cents(165),
];

/** What came, is to come and has not come, taxes and dividends. */
export const HELD_OUT_7_ABOUT_PAYMENTS: readonly AskedQuestion[] = [
  ...questions('payments-received', { holds: [came('2025')] }, { enHeldOut: ['coupons received last year'] }),
  ...questions('compare-periods', { holds: [cents(euroCame(received('2024'))), cents(euroCame(received('2025'))), word('more', 'better', 'brought more')] }, { enHeldOut: ['What did I recieve in coupons in 2024 and 2025? Wich year was better'] }),
  ...questions('payments-received', { holds: [came('2026')] }, { enHeldOut: ['any interest this year so far?'] }),
  ...questions('payments-received', { holds: [day('2026-02-15'), either(387.5, 'USD')] }, { enHeldOut: ['when did the last coupon arrive & how much was it'] }),
  ...questions('coming-payments', { holds: [cents(1625), cents(165), cents(107.81), cents(euroDue(june))] }, { enHeldOut: ['all coupons comming in June pls'] }),
  ...questions('coming-payments', { holds: [...dueOn('2026-07-01', '2026-09-30'), day('2026-07-21'), day('2026-09-23'), cents(euroDue(summer))] }, { enHeldOut: ['Please list what I shall receive in coupons between 1 July and 30 September 2026, with dates.'] }),
  ...questions('coming-payments', { holds: [cents(euroDue(restOfYear))] }, { enHeldOut: ['how much more coupon income till the end of december'] }),
  ...questions('payments-received', { holds: [cents(euroCame(trakia)), cents(euroCame(trakia) - couponTax(trakia))] }, { enHeldOut: ['How much interest has Trakia paid me so far, before and after tax?'] }),
  ...questions('missing-payments', { holds: [cents(165), day('2025-12-01')] }, { enHeldOut: ['did Italy pay its december coupon'] }),
  ...questions('missing-payments', { holds: unpaid }, { enHeldOut: ['Which coupons should have come but I have nothing recorded for them?'], bgHeldOut: ['има ли неплатени купони'] }),
  ...questions('missing-payments', { holds: [word(cents(40), cents(500))] }, { enHeldOut: ['I think the german bond paid less than it should have in august, is it true?'] }),
  ...questions('dividends', { holds: [cents(euroDividends(dividends('2025'))), word('SAP'), word('Софарма'), word('Microsoft'), word('iShares Treasury 7-10yr', 'IE00B1FZS798')] }, { enHeldOut: ['dividends 2025 total and from whom'] }),
  ...questions('dividends', { holds: [either(gross('Microsoft') - tax('Microsoft'), 'USD')] }, { enHeldOut: ['microsoft dividend after tax last year'] }),
  ...questions('taxes-paid', { holds: [cents(couponTax2025), cents(dividendTax('2025'))] }, { enHeldOut: ['For my accounts I need the total tax withheld in 2025, coupons and dividends separately.'] }),
  ...questions('income-of-period', { holds: [[cents(6676.13), cents(6532.12), came('2025')].flat()] }, { enHeldOut: ['Roughly how much do the coupons bring me in a year?'] }),
  ...questions('payments-received', { holds: [[euroCame(coupons()), euroCame(coupons()) + euroDividends(dividends()), 8494.36].map(money)] }, { bgHeldOut: ['Колко лихви съм прибрал от самото начало досега'] }),
  ...questions('payments-received', { holds: [[euroCame(received('2025')), euroCame(received('2025')) + euroDividends(dividends('2025'))].map((amount) => money(amount / 12))] }, { bgHeldOut: ['средно на месец колко купони съм получавал миналата година'] }),
  ...questions('payments-received', { holds: [cents(euroCame(lastQuarter)), either(180, 'USD'), cents(1625), cents(107.81)] }, { bgHeldOut: ['купони за последното тримесечие на 2025 г. по облигации'] }),
  ...questions('payments-received', { holds: [cents(inDollars), cents(0.8 * inDollars)] }, { bgHeldOut: ['Счетоводител съм на фирмата. Трябва ми сумата на получените през 2025 г. купони в долари – в USD и в EUR.'] }),
  ...questions('largest-payments', { holds: [cents(1625)], first: 'XS2536817211' }, { bgHeldOut: ['кой е най-големият купон който съм получавал'] }),
  ...questions('next-payment', { holds: [day('2026-03-10'), word('BG2100013205', 'Монолит'), cents(107.81)] }, { bgHeldOut: ['koga e sledvashtiq kupon'] }),
  ...questions('coming-payments', { holds: [cents(270.31), cents(107.81), cents(162.5)] }, { bgHeldOut: ['Какво ще ми влезе този месец?'] }),
  ...questions('coming-payments', { holds: [either(180, 'USD'), either(15_000, 'USD'), cents(20)] }, { bgHeldOut: ['prez mai kakvo idva?'] }),
  ...questions('coming-payments', { holds: [cents(euroDue(restOfYear)), cents(19_500)] }, { bgHeldOut: ['До края на годината колко ще получа от купони и колко от падежи?'] }),
  ...questions('coming-payments', { holds: [cents(euroDue(fibank))], not: ['BG2100013205', 'IT0005094088'] }, { bgHeldOut: ['предстоящи купони от Fibank за 2026'] }),
  ...questions('coming-payments', { holds: [cents(euroDue(couponsWithin('2027-01-01', '2027-12-31')))] }, { bgHeldOut: ['догодина колко общо ще взема от купони'] }),
  ...questions('next-payment', { holds: [day('2026-03-23'), cents(162.5)] }, { bgHeldOut: ['Кога плаща лихва българската облигация, дето ми е за пенсия, и колко?'] }),
  ...questions('coupon-amount', { holds: [cents(123.75)] }, { bgHeldOut: ['по колко лири е купонът на английската'] }),
  ...questions('missing-payments', { holds: [day('2025-06-01'), cents(1625)] }, { bgHeldOut: ['Trakia plati li si kuponite'] }),
  ...questions('dividends', { holds: [cents(gross('Софарма')), cents(tax('Софарма'))] }, { bgHeldOut: ['Дивидентът от Софарма колко беше и удържаха ли данък?'] }),
  ...questions('dividends', { holds: [word('iShares Treasury 7-10yr', 'IE00B1FZS798'), [either(100, 'USD'), cents(48)].flat()] }, { bgHeldOut: ['някой от ETF-ите плащал ли е дивидент'] }),
  ...questions('taxes-paid', { holds: [cents(couponTax2025), cents(162.5), cents(36)] }, { bgHeldOut: ['данаци върху купони за 2025 по облигации'] }),
  ...questions('missing-payments', { holds: [cents(euroDue(missing))] }, { enHeldOut: ['Hello, is there any coupon that has not been paid to me?'] }),
]; // prettier-ignore
