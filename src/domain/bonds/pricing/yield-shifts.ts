import type { Decimal, DecimalLike } from '../../money/decimal.ts';
import type { BondAnalytics } from './bond-analytics.ts';
import { dirtyPriceFromYield } from './bond-pricing.ts';
import type { YieldQuote } from '../terms/yield-quote.ts';
import { nominalAmount } from '../terms/nominal-amount.ts';

const MAX_SHIFT = 200;
const STEP = 10;

/** The price of the bond at a shifted yield, everything else unchanged. */
export type YieldShift = {
  /** The rise of the yield in basis points. */
  readonly basisPoints: number;
  /** A fraction per year, as quoted. */
  readonly yield: number;
  /** Per 100 nominal. */
  readonly cleanPrice: number;
  readonly dirtyPrice: number;
  /** Change of value in money; negative if the yield rises. */
  readonly change: Decimal;
};

/** Prices at yields from 2 percentage points below to 2 above, each computed in full; yields without a price are omitted. */
export function yieldShifts(
  { yield: now, flows, dirtyPrice: priceNow }: Pick<BondAnalytics, 'yield' | 'flows' | 'dirtyPrice'>,
  quote: YieldQuote,
  nominal: DecimalLike,
): YieldShift[] {
  const shifts: YieldShift[] = [];
  const valueNow = nominalAmount(priceNow, nominal);
  for (let basisPoints = -MAX_SHIFT; basisPoints <= MAX_SHIFT; basisPoints += STEP) {
    const shifted = now + basisPoints / 10_000;
    const price = dirtyPriceFromYield(flows, quote, shifted);
    if (!price.ok) continue;
    shifts.push({
      basisPoints,
      yield: shifted,
      cleanPrice: price.value - flows.accrued,
      dirtyPrice: price.value,
      change: nominalAmount(price.value, nominal).minus(valueNow),
    });
  }
  return shifts;
}
