import { moved, shifted, these, wholeAfter, yieldsOf } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { DSK, durationsOf, meanOf, meanYields, states, whole } from '../../readings.ts';
import { returnOver } from '../../returns.ts';
import { APPLE, FRANCE, GERMANY, SAP, TRAKIA } from '../held-out-13/named-holdings.ts';
import { isShare } from './expected.ts';

const { all, at, bond, bonds, day, label, money, of, part, partOrAmount, row, shares, totals, word } = figures; // prettier-ignore

const dollars = all.filter(of('USD'));
const apple = word(APPLE, 'Apple');

/** When the money comes back, what it has returned, how it is spread, and what could happen to it. */
export const HELD_OUT_15_ENGLISH_ABOUT_TIME_AND_RISK: readonly AskedQuestion[] = [
  ...questions('maturities', { holds: [apple, day('2026-05-03'), [15_000, 12_000].flatMap(whole)], first: apple }, { enHeldOut: ['Which bond matures next, and how much will I get back?'] }),
  ...questions('maturities', these(({ maturity }) => maturity < '2029'), { enHeldOut: ['Which bonds mature before 2029?'] }),
  ...questions('principal-ladder', { holds: [19_500, 30_000, 64_000, 32_500, 20_000, 16_000].map(whole) }, { enHeldOut: ['How much principal comes back to me in each year?'] }),
  ...questions('total-return', { holds: [returnOver({ from: '2025-06-30', to: TODAY })] }, { enHeldOut: ['How have my investments performed since 1 July 2025?'] }),
  ...questions('total-return', { holds: [returnOver({ from: '2023-12-31', to: '2024-12-31', fits: isShare })] }, { enHeldOut: [['What was my return in 2024?', 'And for the shares only?']] }),
  ...questions('ranking', { holds: [label(row(SAP))], first: label(row(SAP)) }, { enHeldOut: ['Which of my shares had the best return last year?'] }),
  ...questions('compare-holdings', { holds: [yieldsOf(GERMANY), yieldsOf(FRANCE)] }, { enHeldOut: ['Compare the yields of the German and the French bond.'] }),
  ...questions('average-coupon', { holds: [meanOf(states, ({ coupon }) => coupon)] }, { enHeldOut: ['What is the average coupon of my government bonds?'] }),
  ...questions('average-yield', { holds: [meanYields(bonds())] }, { enHeldOut: ['What is the average yield of all my bonds?'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(bonds(({ isin }) => isin !== APPLE))] }, { enHeldOut: [['How long is the duration of my bonds?', 'And without Apple?']] }),
  ...questions('rates-shift', { holds: [shifted(-2)] }, { enHeldOut: [['How much would my bonds gain if interest rates fell by one percentage point?', 'And by two?']] }),
  ...questions('value-shift', { holds: [[moved('USD', 0.1), wholeAfter(dollars, -0.1)].flat()] }, { enHeldOut: ['What happens to my portfolio if the dollar falls by 10%?'] }),
  ...questions('value-shift', { holds: [totals(shares).map((total) => money(total * 0.3))] }, { enHeldOut: ['If all my shares lost 30% of their price, how much would I lose?'] }),
  ...questions('concentration', { holds: [word('Trakia Energy', TRAKIA), part([bond(TRAKIA)])] }, { enHeldOut: ['Which issuer do I depend on most, and what share of my portfolio is it?'] }),
  ...questions('exposure', { holds: [part(all.filter(of('EUR'))), part(dollars), part(all.filter(of('GBP')))] }, { enHeldOut: ['How is my money divided among the currencies?'] }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(at(DSK)))] }, { enHeldOut: [['How much of my portfolio is at Fibank?', 'And at DSK?']] }),
]; // prettier-ignore
