import type { CalendarDate } from '../../calendar-date.ts';
import { sumDecimals, type Decimal } from '../../money/decimal.ts';
import { aboveLimit } from '../concentration.ts';
import type { OverviewPosition } from './overview-position.ts';
import { groupSums, sovereignSums, toShares, type AllocationShare } from './position-allocation.ts';
import { isSovereign } from './sovereigns.ts';

export const CONCENTRATION_FLAGS = ['issuer', 'bank', 'non-euro'] as const;
export type ConcentrationFlagKind = (typeof CONCENTRATION_FLAGS)[number];

/** Percent of the portfolio. */
export type ConcentrationLimits = Readonly<Record<ConcentrationFlagKind, number>>;

/** Defaults for users who have not set their own. */
export const CONCENTRATION_LIMITS: ConcentrationLimits = {
  issuer: 10,
  bank: 50,
  'non-euro': 30,
};

export interface ConcentrationFlag {
  readonly kind: ConcentrationFlagKind;
  /** The issuer or bank; '' for 'non-euro'. */
  readonly key: string;
  /** Percent of the portfolio, unrounded. */
  readonly percent: Decimal;
  readonly limit: number;
}

/** The lev counts as euro: its exchange rate is fixed by law. */
const isNonEuro = ({ currency }: OverviewPosition) => currency !== 'EUR' && currency !== 'BGN';

/** The concentrations above their limits. Sovereign issuers and unknown issuers or banks have no limit. */
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

/** The share of each sovereign issuer; issuers without a name are grouped by the country of the ISIN. */
export function sovereignShares(positions: readonly OverviewPosition[]): AllocationShare[] {
  return toShares(sovereignSums(positions)).filter(({ key }) => key !== '');
}
