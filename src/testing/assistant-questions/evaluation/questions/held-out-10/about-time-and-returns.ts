import { moved, shifted, yieldsOf } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { yieldOf } from '../../repricing.ts';
import { gainOf, returnOver, valueOn } from '../../returns.ts';
import { meanOf, states } from '../../readings.ts';

const { bonds, day, expired, isins, money, of, precise } = figures;
const [TRAKIA, APPLE, ITALY, MONOLITH, GERMANY, TREASURY, FRANCE] = [
  'XS2536817211',
  'US0378331AA1',
  'IT0005094088',
  'BG2100013205',
  'DE0001102614',
  'US91282CHT18',
  'FR0013407236',
] as const;
const SINCE_NEW_YEAR = { from: '2025-12-31', to: TODAY };
const LAST_YEAR = { from: '2024-12-31', to: '2025-12-31' };
const change = money(valueOn(TODAY) - valueOn('2025-12-31'));
const entered = bonds(({ ytm }) => ytm !== null);
const yields = [meanOf(bonds(), yieldOf), meanOf(entered, ({ ytm }) => ytm ?? 0)].flat();

/** When money is repaid, what was earned, and what rates and currencies do. */
export const HELD_OUT_10_ABOUT_TIME_AND_RETURNS: readonly AskedQuestion[] = [
  ...questions('maturities', { holds: [day('2026-05-03')] }, { enHeldOut: ['when do i get the apple money back'], bgHeldOut: ['кога ми връщат парите от епъл'] }),
  ...questions('maturities', { holds: [APPLE], not: [MONOLITH, GERMANY] }, { enHeldOut: ['whats maturing before summer'] }),
  ...questions('principal-ladder', { holds: [money(30_000)] }, { bgHeldOut: ['колко главница ми се връща през 2027'] }),
  ...questions('matured', { holds: isins(expired) }, { enHeldOut: ['which of my bonds have already been repaid'], bgHeldOut: ['кои вече са изтекли'] }),
  ...questions('maturities', { holds: [day('2033-08-15')] }, { bgHeldOut: ['кога е падежът на последната ми облигация'] }),
  ...questions('total-return', { holds: [returnOver(LAST_YEAR)] }, { enHeldOut: ['how did I do last year, percent wise'], bgHeldOut: ['колко процента изкарах за 2025'] }),
  ...questions('total-return', { holds: [returnOver(SINCE_NEW_YEAR)] }, { enHeldOut: ['return since the start of this year'] }),
  ...questions('value-change', { holds: [[change, money(gainOf(SINCE_NEW_YEAR))]] }, { enHeldOut: ['how did the value change since new year'], bgHeldOut: ['колко се е променила стойността от нова година насам'] }),
  ...questions('average-yield', { holds: [yields] }, { enHeldOut: ['what does my bond stuff yield on average'], bgHeldOut: ['каква е средната доходност на облигациите ми сега'] }),
  ...questions('yield-of-holding', { holds: [yieldsOf(ITALY)] }, { enHeldOut: ['ytm on the italian one'] }),
  ...questions('ranking', { holds: [precise(6.5)], first: TRAKIA }, { enHeldOut: ['which bond has the fattest coupon'] }),
  ...questions('list-holdings', { holds: [GERMANY, ITALY, FRANCE], not: [TRAKIA, APPLE, MONOLITH] }, { enHeldOut: ['which bonds pay less than 2 percent'] }),
  ...questions('list-holdings', { holds: [TRAKIA, 'GB00BL68HJ26', MONOLITH], not: [GERMANY, ITALY, TREASURY] }, { bgHeldOut: ['облигации с купон над 4 процента'] }),
  ...questions('average-coupon', { holds: [meanOf(bonds(of('EUR')), ({ coupon }) => coupon)] }, { enHeldOut: ['average coupon on my euro bonds'] }),
  ...questions('average-coupon', { holds: [meanOf(states, ({ coupon }) => coupon)] }, { bgHeldOut: ['среден купон на държавните'] }),
  ...questions('rates-shift', { holds: [shifted(0.5)] }, { enHeldOut: ['what happens if rates go up half a percent'] }),
  ...questions('value-shift', { holds: [moved('USD', 0.1)] }, { enHeldOut: ['what if the dollar loses 10%'] }),
  ...questions('value-shift', { holds: [moved('USD', 0.05)] }, { bgHeldOut: ['ako dolarat padne s 5% kolko gubq'] }),
  ...questions('interest-rate-risk', { holds: [], first: [TREASURY, TRAKIA] }, { enHeldOut: ['which bond would get hurt most by higher rates'] }),
]; // prettier-ignore
