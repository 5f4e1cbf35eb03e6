import type { Decimal, DecimalLike } from '../../money/decimal.ts';
import type { BondAnalytics } from './bond-analytics.ts';
import { dirtyPriceFromYield } from './bond-pricing.ts';
import type { YieldQuote } from '../terms/yield-quote.ts';
import { amountOfNominal } from '../terms/nominal-amount.ts';

const WIDEST_SHIFT = 200;
const STEP = 10;

/** What the bond would be worth if its yield were another one, all else unchanged. */
export type YieldShift = {
  /** Hundredths of a per cent that the yield rises. */
  readonly basisPoints: number;
  /** A fraction a year, as quoted. */
  readonly yield: number;
  /** Per 100 nominal. */
  readonly cleanPrice: number;
  readonly dirtyPrice: number;
  /** Change of value in money: below 0 where the yield rises. */
  readonly change: Decimal;
};

/** The prices at yields from 2 percentage points below to 2 above, computed anew at each; those that no price has are left out. */
export function yieldShifts(
  { yield: now, flows, dirtyPrice: priceNow }: Pick<BondAnalytics, 'yield' | 'flows' | 'dirtyPrice'>,
  quote: YieldQuote,
  nominal: DecimalLike,
): YieldShift[] {
  const shifts: YieldShift[] = [];
  const valueNow = amountOfNominal(priceNow, nominal);
  for (let basisPoints = -WIDEST_SHIFT; basisPoints <= WIDEST_SHIFT; basisPoints += STEP) {
    const shifted = now + basisPoints / 10_000;
    const price = dirtyPriceFromYield(flows, quote, shifted);
    if (!price.ok) continue;
    shifts.push({
      basisPoints,
      yield: shifted,
      cleanPrice: price.value - flows.accrued,
      dirtyPrice: price.value,
      change: amountOfNominal(price.value, nominal).minus(valueNow),
    });
  }
  return shifts;
}
