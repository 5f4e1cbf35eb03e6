import type { CalendarDate } from '../../calendar-date.ts';
import { PERCENT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo } from '../../money/decimal.ts';
import { failure, success } from '../../result.ts';
import { bondFlows } from '../pricing/bond-flows.ts';
import { yieldFromCleanPrice } from '../pricing/bond-yield.ts';
import type { Given } from './holding-analytics.ts';
import { termsOfHolding, type BondHolding } from '../terms/holding-terms.ts';

/** What a YTM can be, in percent: in the last days before maturity a price may tell anything. */
const LEAST_PERCENT = -100;
const MOST_PERCENT = 1_000;

/**
 * The yield to maturity of a holding at its market price, settled today: percent, 4 places, quoted as its market quotes it. The
 * same figure as `holdingAnalytics` gives, without the others. It serves where no yield was entered.
 */
export function computedYield(holding: BondHolding, today: CalendarDate): Given<Decimal> {
  const found = termsOfHolding(holding);
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
  const serves = percent.gte(LEAST_PERCENT) && percent.lte(MOST_PERCENT);
  return serves ? success(percent) : failure('yield-out-of-range');
}
