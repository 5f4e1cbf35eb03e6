import { sumDecimals, type Decimal } from '../../money/decimal.ts';
import { weights, type KeyedValue } from '../concentration.ts';
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

/** A limit, and what counts towards it. */
export interface LimitUses {
  readonly kind: ConcentrationFlagKind;
  readonly limit: number;
  /** The largest first. */
  readonly uses: readonly {
    /** The issuer or bank; '' for 'non-euro'. */
    readonly key: string;
    /** Percent of the portfolio, unrounded. */
    readonly percent: Decimal;
    /** Euro below the limit, unrounded; negative above it. */
    readonly left: Decimal;
  }[];
}

/** How much of each limit is used. Sovereign issuers and unknown issuers or banks have no limit. */
export function limitUses(
  positions: readonly OverviewPosition[],
  { bank, currency }: Pick<AllocationSums, 'bank' | 'currency'>,
  limits: ConcentrationLimits,
): LimitUses[] {
  const whole = sumDecimals(currency.map(({ eur }) => eur));
  const nonEuro = sumDecimals(currency.filter(isNonEuro).map(({ eur }) => eur));
  const groups = {
    issuer: issuerSums(positions.filter((position) => !isSovereign(position))).filter(hasKey),
    bank: bank.filter(hasKey),
    'non-euro': [{ key: '', eur: nonEuro }],
  };
  return CONCENTRATION_FLAGS.map((kind) => {
    const limit = limits[kind];
    const uses = weights(groups[kind], whole).map(({ key, percent }) => {
      return { key, percent, left: whole.times(percent.negated().plus(limit)).div(100) };
    });
    return { kind, limit, uses };
  });
}

/** The concentrations above their limits. */
export function concentrationFlags(...of: Parameters<typeof limitUses>): ConcentrationFlag[] {
  return limitUses(...of).flatMap(({ kind, limit, uses }) =>
    uses.flatMap(({ key, percent }) => (percent.gt(limit) ? [{ kind, key, percent, limit }] : [])),
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
