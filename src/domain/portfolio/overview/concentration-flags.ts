import type { CalendarDate } from '../../calendar-date.ts';
import { sumDecimals, type Decimal } from '../../money/decimal.ts';
import { aboveLimit } from '../concentration.ts';
import type { OverviewPosition } from './overview-position.ts';
import { groupSums, sovereignSums, toShares, type AllocationShare } from './position-allocation.ts';
import { isSovereign } from './sovereigns.ts';

export const CONCENTRATION_FLAGS = ['issuer', 'bank', 'non-euro'] as const;
export type ConcentrationFlagKind = (typeof CONCENTRATION_FLAGS)[number];

/** Percent of the whole. */
export type ConcentrationLimits = Readonly<Record<ConcentrationFlagKind, number>>;

/** For those who have not chosen their own. */
export const CONCENTRATION_LIMITS: ConcentrationLimits = {
  issuer: 10,
  bank: 50,
  'non-euro': 30,
};

export interface ConcentrationFlag {
  readonly kind: ConcentrationFlagKind;
  /** The issuer or the bank; '' for all that is not in euro. */
  readonly key: string;
  /** Of the whole, unrounded. */
  readonly percent: Decimal;
  readonly limit: number;
}

/** The lev is exchanged at a rate that is fixed by law. */
const isNonEuro = ({ currency }: OverviewPosition) => currency !== 'EUR' && currency !== 'BGN';

/** What lies in few hands. States are no issuers here, and what is not known has no limit. */
export function concentrationFlags(
  positions: readonly OverviewPosition[],
  on: CalendarDate,
  limits: ConcentrationLimits,
): ConcentrationFlag[] {
  const whole = sumDecimals(positions.map(({ eur }) => eur));
  const issuers = groupSums(
    positions.filter((position) => !isSovereign(position)),
    'issuer',
    on,
  );
  const nonEuro = sumDecimals(positions.filter(isNonEuro).map(({ eur }) => eur));
  const groups = {
    issuer: issuers.filter(({ key }) => key !== ''),
    bank: groupSums(positions, 'bank', on).filter(({ key }) => key !== ''),
    'non-euro': [{ key: '', eur: nonEuro }],
  };
  return CONCENTRATION_FLAGS.flatMap((kind) =>
    aboveLimit(groups[kind], whole, limits[kind]).map((above) => ({ kind, ...above, limit: limits[kind] })),
  );
}

/** The states among the issuers with their parts of the whole; without a name, by the country of the ISIN. */
export function sovereignShares(positions: readonly OverviewPosition[]): AllocationShare[] {
  return toShares(sovereignSums(positions)).filter(({ key }) => key !== '');
}
