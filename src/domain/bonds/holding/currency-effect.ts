import type { CalendarDate } from '../../calendar-date.ts';
import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';
import { failure, success, type Result } from '../../result.ts';
import type { HoldingAnalytics, PriceFigures } from './holding-analytics.ts';
import type { HoldingProblem } from './holding-on-day.ts';
import type { RunningFigures } from './running-figures.ts';
import type { BondHolding } from '../terms/holding-terms.ts';

/** A reference rate and its day. */
export type DatedRate = { readonly day: CalendarDate; readonly unitsPerEuro: DecimalLike };

/** The rates of a bond's currency at its purchase and now. */
export type HoldingRates = { readonly purchase: DatedRate; readonly now: DatedRate };

export type CurrencyEffect = {
  /** Euro. */
  readonly amount: Decimal;
  /** The rates it was computed from; null for euro and lev, whose rate is fixed by law. */
  readonly working: { readonly paid: Decimal; readonly rates: HoldingRates } | null;
};

/** True for euro and lev, whose rate is fixed by law. */
export function hasFixedRate({ currency }: Pick<BondHolding, 'currency'>): boolean {
  return currency === 'EUR' || currency === 'BGN';
}

/** The amount paid for the part that is still held. */
function costOfRemaining({ value, nominal }: PriceFigures, { nominal: left }: RunningFigures): Decimal {
  return left.eq(nominal) ? value : roundTo(value.times(left).div(nominal), AMOUNT_PLACES);
}

/**
 * The effect of the exchange rate on the amount paid: paid / today's rate − paid / rate at the purchase, in euro. Profit at
 * today's rate plus this effect is the whole profit in euro.
 */
export function currencyEffect(
  holding: BondHolding,
  { running, purchase }: HoldingAnalytics,
  rates: HoldingRates | undefined,
): Result<CurrencyEffect, HoldingProblem | 'no-exchange-rates'> {
  if (hasFixedRate(holding)) return success({ amount: new Decimal(0), working: null });
  // Excludes repaid principal, which is no longer in this bond.
  if (!running.ok) return running;
  if (!purchase.ok) return purchase;
  if (rates === undefined) return failure('no-exchange-rates');
  const paid = costOfRemaining(purchase.value, running.value);
  const inEuro = ({ unitsPerEuro }: DatedRate) => paid.div(unitsPerEuro);
  const amount = roundTo(inEuro(rates.now).minus(inEuro(rates.purchase)), AMOUNT_PLACES);
  return success({ amount, working: { paid, rates } });
}
