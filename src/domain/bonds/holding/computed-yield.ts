import type { CalendarDate } from '../../calendar-date.ts';
import { PERCENT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo } from '../../money/decimal.ts';
import { failure, success } from '../../result.ts';
import { bondFlows } from '../pricing/bond-flows.ts';
import { yieldFromCleanPrice } from '../pricing/bond-yield.ts';
import type { HoldingResult } from './holding-on-day.ts';
import { holdingTerms, type BondHolding } from '../terms/holding-terms.ts';

/** Limits of a plausible YTM, in percent: in the last days before maturity a price can imply any yield. */
const MIN_PERCENT = -100;
const MAX_PERCENT = 1_000;

/**
 * The yield to maturity of a holding at its market price, settled today: percent, 4 places, in the convention of its market.
 * Equals the figure of `holdingAnalytics`, without computing the others. Used if no yield was entered.
 */
export function computedYield(holding: BondHolding, today: CalendarDate): HoldingResult<Decimal> {
  const found = holdingTerms(holding);
  if (!found.ok) return found;
  const { terms, quote } = found.value;
  if (terms.maturity <= today) return failure('matured');
  if (holding.expired) return failure('expired');
  const price = new Decimal(holding.marketPrice);
  if (!price.gt(0)) return failure('no-market-price');
  const flows = bondFlows(terms, today);
  if (!flows.ok) return flows;
  const solved = yieldFromCleanPrice(flows.value, quote, price.toNumber());
  if (!solved.ok) return solved;
  const percent = roundTo(solved.value * 100, PERCENT_PLACES);
  const isPlausible = percent.gte(MIN_PERCENT) && percent.lte(MAX_PERCENT);
  return isPlausible ? success(percent) : failure('yield-out-of-range');
}
