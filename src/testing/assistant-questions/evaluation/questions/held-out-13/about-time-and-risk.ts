import { moved, shifted, wholeAfter, yieldsOf } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { BONDS, TODAY, type BondRow } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { durationsOf, meanOf, meanYields, states, whole, worthOn } from '../../readings.ts';
import { basisPoint, convexityOf } from '../../repricing.ts';
import { returnOver } from '../../returns.ts';
import { daysFrom } from '../../schedule.ts';
import { EVER, only } from '../../sums.ts';
import { APPLE, BULGARIA_2030, GERMANY, ITALY, MONOLITH, PENSION, SAP, TRAKIA, TREASURY } from './named-holdings.ts'; // prettier-ignore

const { bond, bonds, day, etfs, figure, label, money, of, precise, row, shares, totals, word, worthOf, worthOfOne } = figures; // prettier-ignore

const year2025 = { from: '2024-12-31', to: '2025-12-31' };
const isShare = (one: figures.Row) => 'kind' in one && one.kind === 'share';
const isEtf = (one: figures.Row) => 'kind' in one && one.kind === 'etf';
const isBond = (one: figures.Row) => 'coupon' in one;
const years = ({ maturity }: BondRow) => daysFrom(TODAY, maturity) / 365.25;
const byYear = [19_500, 30_000, 64_000, 32_500].map(whole);
const allYields = [
  meanYields(bonds()),
  meanYields(BONDS.filter(({ ytm }) => ytm !== null)),
  figure(figures.mean(BONDS.map(({ ytm }) => ytm))),
].flat(2);

/** When the money comes back, what it has returned, and what could happen to it. */
export const HELD_OUT_13_ABOUT_TIME_AND_RISK: readonly AskedQuestion[] = [
  ...questions('maturities', { holds: [APPLE, day('2026-05-03')] }, { enHeldOut: ['what is the first bond to be repaid and on which date'] }),
  ...questions('maturities', { holds: [day('2029-12-01')] }, { enHeldOut: ['When do we get the principal back from Trakia?'], bgHeldOut: ['кога е падежът на тази с най-високия купон'] }),
  ...questions('maturities', { holds: [APPLE, MONOLITH], not: [GERMANY, TRAKIA] }, {
    enHeldOut: ['Anything repaying within the next 12 months?'],
    bgHeldOut: ['Кои облигации ми изтичат тази година?'],
  }),
  ...questions('maturities', { holds: [day('2032-06-01')] }, { bgHeldOut: ['Италия кога ще си върне дълга'] }),
  ...questions('maturities', { holds: [day('2029-03-23'), day('2030-07-21')], not: [GERMANY] }, { bgHeldOut: ['Koga padejirat bulgarskite darjavni obligacii?'] }),
  ...questions('maturities', { holds: [word(TREASURY, 'US Treasury')], first: word(TREASURY, 'US Treasury') }, {
    enHeldOut: ['Which bond ties up my money the longest?'],
    bgHeldOut: ['коя облигация ще чакам най-дълго'],
  }),
  ...questions('maturities', { holds: [meanOf(bonds(), years)] }, {
    enHeldOut: ['on average how many years until my bonds mature'],
    bgHeldOut: ['sredno kolko godini ostavat do padejite'],
  }),
  ...questions('principal-ladder', { holds: byYear }, {
    enHeldOut: ['how much principal comes back in each year'],
    bgHeldOut: ['по години кога колко главница се връща'],
  }),
  ...questions('principal-ladder', { holds: [whole(64_000)] }, { enHeldOut: ['Principal falling due in 2029, in total?'] }),
  ...questions('principal-ladder', { holds: [whole(49_500)] }, { bgHeldOut: ['Колко пари от главници ще се освободят до края на 2027 г.?'] }),
  ...questions('matured', { holds: ['BG2040002213', 'US912828ZT04'] }, {
    enHeldOut: ['Have any of my bonds been repaid already? which?'],
    bgHeldOut: ['има ли вече падежирали облигации'],
  }),
  ...questions('total-return', { holds: [returnOver({ from: '2024-12-31', to: TODAY })] }, { enHeldOut: ['how have I done since the start of 2025'] }),
  ...questions('total-return', { holds: [returnOver(year2025)] }, {
    enHeldOut: ['What percentage did the entire portfolio return last year?'],
    bgHeldOut: ['каква възвръщаемост имахме за 2025 г.'],
  }),
  ...questions('total-return', { holds: [returnOver({ from: '2025-12-31', to: TODAY })] }, {
    bgHeldOut: ['Тази година досега какъв е резултатът?'],
  }),
  ...questions('total-return', { holds: [returnOver({ ...year2025, fits: isShare })] }, { bgHeldOut: ['само акциите каква доходност дадоха за 2025'] }),
  ...questions('total-return', { holds: [returnOver({ from: '2025-03-02', to: TODAY, fits: isEtf })] }, { enHeldOut: ['how did the ETFs do over the past 12 months'] }),
  ...questions('total-return', { holds: [returnOver({ ...year2025, fits: isBond }), returnOver({ ...year2025, fits: isEtf })] }, { enHeldOut: ['bonds vs ETFs: return in 2025'] }),
  ...questions('total-return', { holds: [returnOver({ from: '2026-01-31', to: '2026-02-28' })] }, { enHeldOut: ['profit for the month of February 2026, all in'] }),
  ...questions('total-return', { holds: [returnOver({ from: '2025-06-30', to: '2025-12-31' })] }, { bgHeldOut: ['доходност от 1.7.2025 до 31.12.2025'] }),
  ...questions('total-return', { holds: [returnOver(EVER)] }, { enHeldOut: ['annualised return since I began'], bgHeldOut: ['dohodnostta ot samoto nachalo'] }),
  ...questions('total-return', { holds: [returnOver({ ...year2025, fits: only(SAP) })] }, { bgHeldOut: ['kak se predstavi SAP prez 2025'] }),
  ...questions('ranking', { holds: [label(row(SAP))], first: label(row(SAP)) }, { bgHeldOut: ['Коя инвестиция ми е донесла най-много в евро до днес?'] }),
  ...questions('overview-value', { holds: [worthOn('2025-06-30')] }, { bgHeldOut: ['колко струваше всичко на 30 юни 2025'] }),
  ...questions('yield-of-holding', { holds: [yieldsOf(ITALY)] }, { enHeldOut: ['what does the Italian one yield to maturity'] }),
  ...questions('average-yield', { holds: [meanYields(states)] }, { enHeldOut: ['average yield of just the government bonds'] }),
  ...questions('average-yield', { holds: [allYields] }, { bgHeldOut: ['каква средна доходност до падежа имам'] }),
  ...questions('average-coupon', { holds: [meanOf(bonds(of('USD')), ({ coupon }) => coupon)] }, { enHeldOut: ['mean coupon of the dollar bonds'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(bonds())] }, {
    enHeldOut: ['How sensitive are we to interest rates?'],
    bgHeldOut: ['Притеснявам се от лихвите. Колко чувствителни са облигациите ми към тях?'],
  }),
  ...questions('interest-rate-risk', { holds: [durationsOf([bond(TRAKIA)])] }, { enHeldOut: ['duration of Trakia?'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf([bond(ITALY)])] }, { bgHeldOut: ['kakva e djuraciata na italianskata'] }),
  ...questions('interest-rate-risk', { holds: [money(basisPoint(bonds()))] }, {
    bgHeldOut: ['един базисен пункт нагоре колко ми струва'],
  }),
  ...questions('interest-rate-risk', { holds: [precise(convexityOf(bond(TREASURY)))] }, { enHeldOut: ['convexity of the US Treasury bond'] }),
  ...questions('interest-rate-risk', { holds: [word(TREASURY, 'US Treasury')], first: word(TREASURY, 'US Treasury') }, { enHeldOut: ['which of the bonds has the longest duration'] }),
  ...questions('rates-shift', { holds: [[shifted(0.5), shifted(0.5, bonds(of('EUR')))].flat(2)] }, { enHeldOut: ['Suppose the ECB hikes by half a point, what does that do to me?'] }),
  ...questions('rates-shift', { holds: [shifted(-0.75, bonds(of('EUR')))] }, { enHeldOut: ['rates down 75bp, effect on euro bonds only'] }),
  ...questions('rates-shift', { holds: [shifted(2)] }, { bgHeldOut: ['ако лихвите скочат с 2 процента, колко губя'] }),
  ...questions('rates-shift', { holds: [shifted(-0.5)] }, { bgHeldOut: ['лихвите надолу с 50 базисни точки - какво печеля'] }),
  ...questions('value-shift', { holds: [moved('GBP', 0.15)] }, { enHeldOut: ['if sterling drops 15% how much do I lose'] }),
  ...questions('value-shift', { holds: [totals(shares).map((total) => money(total * 0.3))] }, { enHeldOut: ['Imagine my shares crash by 30 %. What would I be out?'] }),
  ...questions('value-shift', { holds: [moved('USD', 0.1)] }, { bgHeldOut: ['kakvo stava ako dolarat padne s 10 na sto'] }),
  ...questions('value-shift', { holds: [totals(etfs).map((total) => money(total * 0.2))] }, { bgHeldOut: ['ами ако ETF-ите поевтинеят с 20 %'] }),
  ...questions('value-shift', { holds: [[worthOfOne(TRAKIA), worthOf([bond(TRAKIA)]), wholeAfter([bond(TRAKIA)], -1)].flat(2)] }, { bgHeldOut: ['Ако Trakia Energy фалира и загубя 100 % от нея, какво остава?'] }),
  ...questions('risk-overview', { holds: [[durationsOf(bonds()), shifted(1)].flat(2), word('Trakia Energy', 'Interactive Brokers')] }, {
    enHeldOut: ["I can't sleep at night. Is there anything dangerous in my portfolio?"],
    bgHeldOut: ['рискован ли е портфейлът ми'],
  }),
  ...questions('maturities', { holds: [day('2029-03-23')], not: [BULGARIA_2030] }, { enHeldOut: [`${PENSION} maturity date`] }),
]; // prettier-ignore
