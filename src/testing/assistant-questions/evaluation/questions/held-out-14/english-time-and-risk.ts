import { moved, shifted, yieldsOf } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { companies, DSK, durationsOf, gainsOf, IBKR, meanYields, nominals, UNI, whole } from '../../readings.ts'; // prettier-ignore
import { gainOf, moneyWeightedOver, returnOver, valueOn } from '../../returns.ts';
import { gainOn, only } from '../../sums.ts';
import { APPLE, GERMANY, MONOLITH, SOPHARMA, TRAKIA, TREASURY } from '../held-out-13/named-holdings.ts'; // prettier-ignore

const { all, at, bond, bonds, day, etfs, figure, from, isins, money, of, part, partOrAmount, shares, sum, totals, values, word, worthOf } = figures; // prettier-ignore

const year2025 = { from: '2024-12-31', to: '2025-12-31' };
const thisYear = { from: '2025-12-31', to: TODAY };
const isBond = (one: figures.Row) => 'coupon' in one;
const couponByNominal =
  sum(bonds().map((one) => one.coupon * nominals([one]))) / sum(bonds().map((one) => nominals([one])));
const changeThisYear = [
  money(valueOn(thisYear.to) - valueOn(thisYear.from)),
  money(gainOf(thisYear)),
  money(values(all) - sum([...all].map((one) => valueOfYearEnd(one)))),
];

/** At the price of the last day of 2025, or the latest before it, without accrued interest, in euro. */
function valueOfYearEnd(one: figures.Row): number {
  const quantity = 'coupon' in one ? one.nominal / 100 : one.units;
  return figures.euro(quantity * (one.closes?.[1] ?? one.market), one.currency);
}

/** When the money comes back, what it has returned, how it is spread, and what could happen to it. */
export const HELD_OUT_14_ENGLISH_ABOUT_TIME_AND_RISK: readonly AskedQuestion[] = [
  ...questions('maturities', { holds: isins(bonds()), first: APPLE }, { enHeldOut: ['maturity schedule, nearest first'] }),
  ...questions('principal-ladder', { holds: [whole(19_500)] }, { enHeldOut: [['What matures in 2026?', 'How much principal is that in total?']] }),
  ...questions('principal-ladder', { holds: [whole(68_500)] }, { enHeldOut: ['Classification long term: how much principal falls due after 31 December 2029?'] }),
  ...questions('matured', { holds: ['BG2040002213', 'US912828ZT04'] }, { enHeldOut: ['Which bonds have been redeemed already? I need to close their accounts.'] }),
  ...questions('total-return', { holds: [returnOver({ from: '2025-03-31', to: '2025-09-30' })] }, { enHeldOut: ['How well did my holdings do between 1 April 2025 and 30 September 2025?'] }),
  ...questions('total-return', { holds: [moneyWeightedOver(year2025)] }, { enHeldOut: [['time-weighted return for 2025', 'and the money-weighted one?']] }),
  ...questions('total-return', { holds: [returnOver({ ...year2025, fits: only(SOPHARMA) })] }, { enHeldOut: ['What was giving Sopharma to me in 2025, in procents?'] }),
  ...questions('total-return', { holds: [returnOver(thisYear)] }, { enHeldOut: ['YTD perf'] }),
  ...questions('total-return', { holds: [returnOver({ ...year2025, fits: isBond })] }, { enHeldOut: [['How did the portfolio do in 2025?', 'And the bonds alone?']] }),
  ...questions('ranking', { holds: [word(TREASURY, 'US Treasury')], first: word(TREASURY, 'US Treasury') }, { enHeldOut: ['Counting coupons and price together, which bond brought me the most euros in 2025?'] }),
  ...questions('value-change', { holds: [changeThisYear] }, { enHeldOut: ['By how much has the value of our securities changed since 31 December 2025?'] }),
  ...questions('working', { holds: [gainOn(TRAKIA)] }, { enHeldOut: [['Which of my holdings has lost the most euros?', 'Why is it that one?']] }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(at(UNI))), partOrAmount(all.filter(at(DSK)))] }, { enHeldOut: ['Where is more of my money, in UniCredit Bulbank or in DSK?'] }),
  ...questions('compare-holdings', { holds: [gainsOf(etfs, (one) => 'kind' in one && one.kind === 'etf'), gainsOf(shares, (one) => 'kind' in one && one.kind === 'share')] }, { enHeldOut: ['what earned more for me, the ETFs or the shares, in euro'] }),
  ...questions('yield-of-holding', { holds: [yieldsOf(APPLE)] }, { enHeldOut: ['YTM, Apple'] }),
  ...questions('yield-of-holding', { holds: [yieldsOf(MONOLITH), day('2026-12-10')] }, { enHeldOut: ['Could you give me the yield of the Monolit bond and the date on which it is repaid?'] }),
  ...questions('average-yield', { holds: [meanYields(companies)] }, { enHeldOut: ['What do my corporate bonds yield on average?'] }),
  ...questions('average-coupon', { holds: [figure(couponByNominal)] }, { enHeldOut: ['avg coupon, nominal-weighted'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(bonds(of('EUR')))] }, { enHeldOut: ['mod. duration, EUR bonds'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(bonds(({ isin }) => isin !== TREASURY))] }, { enHeldOut: [['What is the duration of my bonds?', 'And without the US Treasury?']] }),
  ...questions('rates-shift', { holds: [shifted(1.5)] }, { enHeldOut: ['yields +150 bp: loss?'] }),
  ...questions('rates-shift', { holds: [shifted(1, [bond(GERMANY)])] }, { enHeldOut: ['If the interest go up 1 procent, how much will lose my German bond?'] }),
  ...questions('value-shift', { holds: [moved('USD', 0.08)] }, { enHeldOut: ['What would I lose, in euros, if the dollar weakened by 8 per cent?'] }),
  ...questions('value-shift', { holds: [totals(shares).map((total) => money(total * 0.4))] }, { enHeldOut: [['What would it cost me if my shares fell by a quarter?', 'And by 40 per cent?']] }),
  ...questions('exposure', { holds: [part(all.filter(of('EUR'))), part(all.filter(of('USD'))), part(all.filter(of('GBP')))] }, { enHeldOut: ['EUR/USD/GBP weights'] }),
  ...questions('exposure', { holds: [part(all.filter(from('IT')))] }, { enHeldOut: ['Italian part of the total, %'] }),
  ...questions('exposure', { holds: [part(bonds()), part(etfs), part(shares)] }, { enHeldOut: ['For the report: percentages held in bonds, in ETFs and in shares'] }),
  ...questions('exposure', { holds: [worthOf(all.filter(at(IBKR)))] }, { enHeldOut: [['What percentage of my portfolio is held at Interactive Brokers?', 'How much money is that?']] }),
  ...questions('concentration', { holds: [word('Trakia Energy', TRAKIA), part([bond(TRAKIA)])] }, { enHeldOut: ['Does any single issuer make up more than a fifth of what I own?'] }),
  ...questions('currency-effect', { holds: [word('0.00', '0')] }, { enHeldOut: ['FX gains and losses for 2025, please'] }),
  ...questions('risk-overview', { holds: [[durationsOf(bonds()), shifted(1)].flat(2), word('Trakia Energy', 'Interactive Brokers')] }, { enHeldOut: ['I should be grateful for a short overview of the main risks in my portfolio.'] }),
]; // prettier-ignore
