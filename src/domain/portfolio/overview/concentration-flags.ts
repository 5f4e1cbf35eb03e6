import { sumDecimals, type Decimal } from '../../money/decimal.ts';
import { aboveLimit, type KeyedValue } from '../concentration.ts';
import type { OverviewPosition } from './overview-position.ts';
import {
  issuerSums,
  sovereignSums,
  toShares,
  type AllocationShare,
  type AllocationSums,
} from './position-allocation.ts';
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
const isNonEuro = ({ key }: KeyedValue) => key !== 'EUR' && key !== 'BGN';
const hasKey = ({ key }: KeyedValue) => key !== '';

/** The concentrations above their limits. Sovereign issuers and unknown issuers or banks have no limit. */
export function concentrationFlags(
  positions: readonly OverviewPosition[],
  sums: Pick<AllocationSums, 'bank' | 'currency'>,
  limits: ConcentrationLimits,
): ConcentrationFlag[] {
  const { bank, currency } = sums;
  const whole = sumDecimals(currency.map(({ eur }) => eur));
  const nonEuro = sumDecimals(currency.filter(isNonEuro).map(({ eur }) => eur));
  const groups = {
    issuer: issuerSums(positions.filter((position) => !isSovereign(position))).filter(hasKey),
    bank: bank.filter(hasKey),
    'non-euro': [{ key: '', eur: nonEuro }],
  };
  return CONCENTRATION_FLAGS.flatMap((kind) =>
    aboveLimit(groups[kind], whole, limits[kind]).map((above) => ({ kind, ...above, limit: limits[kind] })),
  );
}

/**
 * The share of each sovereign issuer; issuers without a name are grouped by the country of the ISIN. Percentages that are made to add up
 * depend on the list, so an amount that the allocation lists under the same key has the percentage of that list.
 */
export function sovereignShares(
  positions: readonly OverviewPosition[],
  { issuer, country }: Pick<AllocationSums, 'issuer' | 'country'>,
): AllocationShare[] {
  const listed = [...toShares(issuer), ...toShares(country)];
  return toShares(sovereignSums(positions))
    .filter(hasKey)
    .map((share) => listed.find(({ key, eur }) => key === share.key && eur.eq(share.eur)) ?? share);
}
