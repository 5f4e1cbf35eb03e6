import { moved, shifted, wholeAfter } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import type { BondRow } from '../../holder.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';
import { basisPoint, convexityOf, yieldByValue, yieldOf } from '../../repricing.ts';
import { companies, DSK, durationsOf, price, states } from '../../readings.ts';

const { all, at, bond, bonds, dirtyValues, figure, labels, money, of, part, sum, values, word, worthOfOne } = figures; // prettier-ignore
const [TRAKIA, APPLE, ITALY, TREASURY] = [
  'XS2536817211',
  'US0378331AA1',
  'IT0005094088',
  'US91282CHT18',
] as const;
const byValue = [...all].sort((one, other) => values([other]) - values([one]));
const largestFive = byValue.slice(0, 5);
const dollars = all.filter(of('USD'));
const known = bonds(({ ytm }) => ytm !== null);
const byWorth = (rows: readonly BondRow[], yieldIn: (one: BondRow) => number): Wanted =>
  [values, dirtyValues].flatMap((worth) =>
    figure(sum(rows.map((one) => yieldIn(one) * worth([one]))) / worth(rows)),
  );
const weightedYields: Wanted = [
  figure(yieldByValue(bonds())),
  byWorth(known, ({ ytm }) => ytm ?? 0),
  byWorth(bonds(), (one) => one.ytm ?? yieldOf(one)),
].flat();
const equities = all.filter((one) => 'kind' in one);

/** Rates, currencies, prices that move and concentration. */
export const HELD_OUT_8_ABOUT_RISK: readonly AskedQuestion[] = [
  ...questions('rates-shift', { holds: [shifted(0.5)] }, { enHeldOut: ['rates go up 50 bps, effect on my bonds in euro'] }),
  ...questions('interest-rate-risk', { holds: bonds().map((one) => money(basisPoint([one]))) }, { enHeldOut: ['DV01 bond by bond'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(states)] }, { enHeldOut: ['Duration of the government bonds only'] }),
  ...questions('rates-shift', { holds: [shifted(-1, bonds(at(DSK)))] }, { enHeldOut: ['If rates drop one percent, what do the bonds at DSK gain?'] }),
  ...questions('concentration', { holds: [word(TRAKIA, 'Trakia Energy'), part([bond(TRAKIA)])] }, { enHeldOut: ['am i too concentrated in one name?'] }),
  ...questions('rates-shift', { holds: [shifted(2, [bond(ITALY)])] }, { enHeldOut: ['What would yields two points higher do to the Italian bond alone?'] }),
  ...questions('exposure', { holds: [word('Trakia Energy', TRAKIA), part([bond(TRAKIA)])] }, { enHeldOut: ['biggest issuer exposure and how many percent is it'] }),
  ...questions('value-shift', { holds: [moved('GBP', 0.2)] }, { enHeldOut: ['pound falls 20%, how big is the hit'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf([bond(TREASURY)]), [figure(convexityOf(bond(TREASURY))), price(convexityOf(bond(TREASURY)))].flat()] }, { enHeldOut: ['US91282CHT18 duration and convexity'] }),
  ...questions('average-yield', { holds: [weightedYields] }, { enHeldOut: ['What is my average bond yield, weighted by value?'] }),
  ...questions('value-shift', { holds: [money(0.2 * values(equities)), wholeAfter(equities, -0.2)] }, { enHeldOut: ['Stock market crash, minus 20% on all my shares and ETFs. How much gone, how much left in total?'] }),
  ...questions('rates-shift', { holds: [shifted(3)] }, { bgHeldOut: ['Ако лихвите се качат с 3 процента, каква ще ми е загубата?'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(bonds(of('USD')))] }, { bgHeldOut: ['дюрацията на доларовите облигации'] }),
  ...questions('rates-shift', { holds: [shifted(-0.25)] }, { bgHeldOut: ['колко ще спечеля, ако лихвите паднат с 25 базисни пункта'] }),
  ...questions('concentration', { holds: [part(largestFive), ...labels(largestFive)] }, { bgHeldOut: ['Петте ми най-големи позиции каква част от всичко са и кои са'] }),
  ...questions('risk-overview', { holds: [[part([bond(TRAKIA)]), part(dollars), durationsOf(bonds())].flat()] }, { bgHeldOut: ['рисков ли е портфейлът ми'] }),
  ...questions('value-shift', { holds: [worthOfOne(APPLE)] }, { bgHeldOut: ['ако Apple фалира и не върне нищо, колко губя'] }),
  ...questions('value-shift', { holds: [wholeAfter(dollars, -0.15)] }, { bgHeldOut: ['Доларът поевтинява с 15 % – на колко остава портфейлът ми?'] }),
  ...questions('interest-rate-risk', { holds: [money(basisPoint(bonds()))] }, { bgHeldOut: ['kolko gubq pri edin bazisen punkt nagore'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf([bond(ITALY)]), durationsOf([bond(TREASURY)])] }, { bgHeldOut: ['Дюрация на италианската и на американската държавна облигация'] }),
  ...questions('rates-shift', { holds: [shifted(1, companies)] }, { bgHeldOut: ['само корпоративните: какво става при +1 % доходности'] }),
  ...questions('exposure', { holds: [part(dollars)] }, { bgHeldOut: ['каква част от портфейла ми зависи от долара'] }),
]; // prettier-ignore
