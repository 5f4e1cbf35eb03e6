import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { couponAmount, daysFrom } from '../../schedule.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';

const { at, bond, bonds, came, coming, couponTax, day, dividends, dividendTax, euro, euroCame, euroDividends, euroDue, money, received, row, sum, units, word } = figures; // prettier-ignore
type Paid = {
  readonly coupons: ReturnType<typeof received>;
  readonly dividends: ReturnType<typeof dividends>;
};
/** Before tax, after it, or after it where tax that was entered in dollars is counted in euro. */
const income = ({ coupons: interest, dividends: others }: Paid): Wanted => {
  const gross = euroCame(interest) + euroDividends(others);
  const otherTax = sum(others.map(({ tax, of: { currency } }) => euro(tax, currency)));
  const taxInCurrency = sum(interest.map(({ tax, bond: { currency } }) => euro(tax, currency)));
  return [gross, gross - otherTax - couponTax(interest), gross - otherTax - taxInCurrency].map(money);
};
const within = (from: string, to: string): Paid => ({
  coupons: received().filter((one) => one.day >= from && one.day <= to),
  dividends: dividends().filter((one) => one.day >= from && one.day <= to),
});
const ofBank = (bank: string): Paid => ({
  coupons: received('2025').filter((one) => at(bank)(one.bond)),
  dividends: dividends('2025').filter((one) => at(bank)(one.of)),
});
const inCurrency = (currency: string, isOf: (isin: string) => boolean = () => true) => {
  const some = dividends('2025').filter(({ of }) => of.currency === currency && isOf(of.isin));
  const interest = received('2025').filter((one) => one.bond.currency === currency && isOf(one.bond.isin));
  return money(sum(some.map(({ gross }) => gross)) + sum(interest.map((one) => one.came)));
};
const due = (from: string, to: string, isOf: (isin: string) => boolean = () => true) =>
  coming((one) => one.day >= from && one.day <= to && isOf(one.bond.isin));
/** Coupons, or with as much in dividends as a year before. */
const withEstimates = (from: string, to: string): Wanted => {
  const yearBefore = (on: string) => `${Number(on.slice(0, 4)) - 1}${on.slice(4)}`;
  const estimated = dividends().filter((one) => one.day >= yearBefore(from) && one.day <= yearBefore(to));
  const interest = euroDue(due(from, to));
  return [money(interest), money(interest + euroDividends(estimated))];
};
const ofYear = (year: string): Wanted => income({ coupons: received(year), dividends: dividends(year) });
const tax = (year: string): Wanted => {
  const inEuro = sum(received(year).map((one) => euro(one.tax, one.bond.currency)));
  return [couponTax(received(year)), inEuro].map(money);
};
const taxOfAll = [couponTax(received('2025')) + dividendTax('2025')].map(money);
const german = couponAmount(bond('DE0001102614'));
const short = german - 500;
const TRAKIA_JUNE = ['XS2536817211', day('2025-06-01')];
const ITALY_DECEMBER = ['IT0005094088', day('2025-12-01')];
const owed = euroDue(figures.missing);
const NOTHING = word('no', 'none', 'nothing', 'няма', 'нищо', 'не', 'No', 'Не', '0.00');
const [microsoft, sap, treasuryEtf, monolit, trakia] = ['US5949181045', 'DE0007164600', 'IE00B1FZS798', 'BG2100013205', 'XS2536817211'] as const; // prettier-ignore
const dividendOf = (isin: string, kind: 'gross' | 'tax') =>
  sum(units((one) => one.isin === isin).flatMap((one) => one.dividends.map((paid) => paid[kind])));
const eitherWay = (amount: number, isin: string): Wanted => [
  money(amount),
  money(euro(amount, row(isin).currency)),
];
const couponsOfOne = (isin: string, year = '') => received(year).filter((one) => one.bond.isin === isin);

/** What came, what is to come and what did not. */
export const HELD_OUT_4_ABOUT_PAYMENTS: readonly AskedQuestion[] = [
  ...questions('payments-received', { holds: [income(within('2025-10-01', '2025-12-31'))] }, { enHeldOut: ['what did I get paid last quarter'] }),
  ...questions('income-of-period', { holds: [income(within('2025-03-01', TODAY))] }, { enHeldOut: ['income since march last year, before tax please'] }),
  ...questions('payments-received', { holds: [[money(euroCame(couponsOfOne(trakia)) - couponTax(couponsOfOne(trakia)))]] }, { enHeldOut: ['How much interest has the Trakia bond actually paid me so far, after tax?'] }),
  ...questions('dividends', { holds: [[money(euroDividends(dividends('2025'))), money(euroDividends(dividends('2025')) - dividendTax('2025'))]] }, { enHeldOut: ['dividends in 2025 only - NOT the bond coupons'] }),
  ...questions('dividends', { holds: [eitherWay(dividendOf(microsoft, 'gross'), microsoft), eitherWay(dividendOf(treasuryEtf, 'gross'), treasuryEtf)] }, { enHeldOut: ['Did microsoft pay me more in 2025 than the treasury ETF? how much each'] }),
  ...questions('taxes-paid', { holds: [taxOfAll] }, { enHeldOut: ['tax withheld on my income in 2025?'] }),
  ...questions('payments-received', { holds: [income(within('2025-05-01', '2025-07-31'))] }, { enHeldOut: ['payments between 1 may and 31 july 2025'] }),
  ...questions('largest-payments', { holds: ['1625.00'], first: trakia }, { enHeldOut: ['largest single coupon i ever received?'] }),
  ...questions('payments-received', { holds: [came('2026'), 'GB00BL68HJ26', 'US91282CHT18'] }, { enHeldOut: ['this year so far, what came in and from whom?'] }),
  ...questions('payments-received', { holds: [inCurrency('USD')] }, { enHeldOut: ['how much did I receive in dollars in 2025, and leave it in dollars'] }),
  ...questions('next-payment', { holds: ['107.81', day('2026-03-10')], first: monolit }, {
    enHeldOut: ["when's my next coupon and how much"],
    bgHeldOut: ['Кога е следващото плащане и от коя книга?'],
  }),
  ...questions('coming-payments', { holds: [withEstimates('2026-03-03', '2026-03-31')] }, { enHeldOut: ['what should still land in my account this month?'] }),
  ...questions('coming-payments', { holds: [NOTHING] }, { enHeldOut: ['anything coming in April?'] }),
  ...questions('income-of-period', { holds: [withEstimates('2026-03-03', '2027-03-02')] }, { enHeldOut: ['Expected coupons for the next 12 months, in euros'] }),
  ...questions('coming-payments', { holds: [[money(euroDue(due(TODAY, '2026-12-31', (isin) => isin === trakia || isin === 'US0378331AA1')))]] }, { enHeldOut: ['how much interest will my fibank bonds pay from now till the end of 2026'] }),
  ...questions('income-of-period', { holds: [word('December', '2026-12', 'June', '2026-06'), [withEstimates('2026-06-01', '2026-06-30'), withEstimates('2026-12-01', '2026-12-31')].flat()] }, { enHeldOut: ['Which month of the rest of 2026 brings me the most interest?'] }),
  ...questions('missing-payments', { holds: [...TRAKIA_JUNE, ...ITALY_DECEMBER] }, {
    enHeldOut: ['did all my coupons arrive? which ones didnt'],
    bgHeldOut: ['Тъкмо говорих с банката и ми казаха, че всичко било наред, но все пак: кои плащания липсват?', 'ima li neplateni kuponi?? koi'],
  }),
  ...questions('missing-payments', { holds: [money(owed + short)] }, { enHeldOut: ['HOW MUCH is still owed to me in total?? missed and short together'] }),
  ...questions('missing-payments', { holds: [['40.00', '40'], day('2025-08-15')] }, { enHeldOut: ['The German one paid less than it should have, right? By how much, and when'] }),
  ...questions('missing-payments', { holds: [[String(daysFrom('2025-12-01', TODAY)), day('2025-12-01')].flat()] }, { enHeldOut: ['How late is the italian coupon by now?'] }),
  ...questions('missing-payments', { holds: ['DE0001102614', ['40.00', '40']] }, { bgHeldOut: ['Има ли плащания, които са дошли, но не цели? Кое и колко не достига'] }),
  ...questions('missing-payments', { holds: ['1625.00'] }, { bgHeldOut: ['тракия дължи ли ми още нещо от минали купони'] }),
  ...questions('missing-payments', { holds: [NOTHING], not: ['1625.00'] }, { bgHeldOut: ['Закъснява ли нещо при УниКредит?'] }),
  ...questions('income-of-period', { holds: [ofYear('2025')] }, { bgHeldOut: ['лихви и дивиденти общо за 2025 г.'] }),
  ...questions('payments-received', { holds: [['310.00', '387.50']] }, { bgHeldOut: ['колко пари получих миналия месец'] }),
  ...questions('payments-received', { holds: [income(within('2025-07-01', TODAY))] }, { bgHeldOut: ['от юли миналата година досега колко е влязло, преди данъци'] }),
  ...questions('payments-received', { holds: [money(euroCame(couponsOfOne(monolit, '2025')) - couponTax(couponsOfOne(monolit, '2025')))] }, { bgHeldOut: ['Колко ми плати Монолит през 2025, чисто, след данъка?'] }),
  ...questions('dividends', { holds: [money(dividendOf(sap, 'gross')), money(dividendOf(sap, 'tax'))] }, { bgHeldOut: ['Колко дивидент получих от САП и колко данък ми удържаха?'] }),
  ...questions('taxes-paid', { holds: [tax('2024')] }, { bgHeldOut: ['данъкът, удържан от купоните ми през 2024, колко е'] }),
  ...questions('payments-received', { holds: [NOTHING] }, { bgHeldOut: ['Получих ли изобщо нещо през април 2025?'] }),
  ...questions('income-of-period', { holds: [income(ofBank('Interactive Brokers'))] }, { bgHeldOut: ['само през Interactive Brokers какъв доход съм получил миналата година'] }),
  ...questions('compare-periods', { holds: [ofYear('2024'), ofYear('2025')] }, { bgHeldOut: ['сравни ми дохода за 2024 и за 2025'] }),
  ...questions('coming-payments', { holds: [withEstimates('2026-06-01', '2026-06-30')] }, { bgHeldOut: ['чудя се дали да планирам ремонта за юни... какво се очаква да ми влезе тогава като лихви'] }),
  ...questions('coming-payments', { holds: [[withEstimates('2026-04-01', '2026-06-30'), money(euroDue(due(TODAY, '2026-06-02')))].flat()] }, { bgHeldOut: ['през следващото тримесечие колко купони ще дойдат'] }),
  ...questions('coming-payments', { holds: [money(euroDue(due(TODAY, '2026-12-31', (isin) => bonds(({ issuer }) => issuer === 'Република България').some((one) => one.isin === isin))))] }, { bgHeldOut: ['от българските държавни облигации колко лихва ще взема до края на годината?'] }),
  ...questions('payments-received', { holds: [income(within('2025-06-01', '2025-11-30'))] }, { bgHeldOut: ['kolko pari mi doidoha ot nachaloto na yuni do kraq na noemvri 2025'] }),
  ...questions('payments-received', { holds: [money(euroCame(couponsOfOne('BG2030026111')))] }, { bgHeldOut: ['kolko lihva sym poluchil obshto ot bg2030026111'] }),
  ...questions('coming-payments', { holds: [[money(euroDue(due('2026-05-01', '2026-05-31')))]] }, { bgHeldOut: ['kakvo da ochakvam prez mai kato kuponi'] }),
  ...questions('dividends', { holds: [[money(dividendOf(microsoft, 'gross')), money(dividendOf(microsoft, 'gross') - dividendOf(microsoft, 'tax'))]] }, { bgHeldOut: ['kolko dividenti dade microsoft prez 2025 v dolari'] }),
  ...questions('payments-received', { holds: [['387.50', '310.00'], day('2026-02-15')] }, { enHeldOut: ['did anything arrive in the last 20 days?'] }),
  ...questions('holding-details', { holds: [['4.125', '4.13'], word('twice', '2', 'two', 'half')] }, { enHeldOut: ['coupon on the gilt? and how often'] }),
  ...questions('holding-details', { holds: [['5.75'], word('4', 'четири', 'тримесечие')] }, { bgHeldOut: ['какъв купон има BG2100013205 и колко пъти в годината плаща?'] }),
]; // prettier-ignore
