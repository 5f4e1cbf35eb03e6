import { daysBetween, type CalendarDate } from '../../calendar-date.ts';
import { Decimal, isAboveZero } from '../../money/decimal.ts';
import { needsNewerPrice } from '../../prices/needs-newer-price.ts';
import { businessDaysSince, priceAge, type AgeLimits, type PriceAge } from '../../prices/price-age.ts';
import { lastPrice, type EffectivePrice, type PriceHistory } from '../../prices/price-history.ts';
import type { PositionKey } from '../positions/deal.ts';
import type { PositionStep } from '../positions/position.ts';
import { accruedPerHundred, type SecurityTerms } from '../positions/security-terms.ts';

export const PRICE_MARKS = ['known', 'estimated', 'old'] as const;
/**
 * How far a price can be trusted on a day: `estimated` after 10 business days, `old` from 92 days on
 * (docs/decisions/0024-positions.md, 9).
 */
export type PriceMark = (typeof PRICE_MARKS)[number];

/** The price at which a position is valued. */
export interface PositionPrice {
  /** Per unit; for a bond, clean percent of nominal. */
  readonly value: Decimal;
  /** Null for a purchase without a day. */
  readonly day: CalendarDate | null;
  /** From the price history, the holding's own market price, or the latest purchase. */
  readonly source: 'price' | 'holding' | 'deal';
}

/** Returns a holding's current market price whose day is unknown; undefined if there is none. */
export type UndatedPrice = (key: PositionKey) => Decimal | undefined;

const ESTIMATED_AFTER_BUSINESS_DAYS = 10;
const OLD_FROM_DAYS = 92;

/** The clean price: a dirty price less the accrued interest of its day. Undefined if the terms do not determine that. */
function toCleanPrice({ price, kind, day }: EffectivePrice, terms: SecurityTerms | undefined) {
  if (kind !== 'dirty') return price;
  const accrued = accruedPerHundred(terms, day);
  return accrued === undefined ? undefined : price.minus(accrued);
}

/** A position's steps up to `lastStep`: an index, so that long histories are not copied for each day. */
interface StepsUntil {
  readonly key: PositionKey;
  readonly steps: readonly PositionStep[];
  readonly lastStep: number;
}

/** The price of the latest purchase that has one (a gift has none), less the cost that spin-offs moved since. */
function purchasePrice({ steps, lastStep }: StepsUntil): PositionPrice | undefined {
  let left = new Decimal(1);
  for (let i = lastStep; i >= 0; i -= 1) {
    const step = steps[i];
    if (step?.kind === 'spin_off') left = left.times(step.costAfter).div(step.costAfter.plus(step.cost));
    if (step?.kind === 'purchase' && isAboveZero(step.price)) {
      return { value: step.price.times(left), day: step.day, source: 'deal' };
    }
  }
  return undefined;
}

function undatedPrice(value: Decimal | undefined): PositionPrice | undefined {
  return value === undefined ? undefined : { value, day: null, source: 'holding' };
}

/**
 * The price of a position on a day (docs/decisions/0025-prices.md): the last known price, carried forward; before the first one, an undated
 * market price or else that of the latest purchase. `position` has the steps up to the day. Undefined if there is no price.
 */
export function positionPrice(
  position: StepsUntil,
  day: CalendarDate,
  market: {
    readonly prices: PriceHistory;
    readonly terms: SecurityTerms | undefined;
    readonly undatedPrice?: UndatedPrice | undefined;
  },
): PositionPrice | undefined {
  const recorded = lastPrice(market.prices, position.key, day);
  if (recorded === undefined) {
    return undatedPrice(market.undatedPrice?.(position.key)) ?? purchasePrice(position);
  }
  const value = toCleanPrice(recorded, market.terms);
  return value === undefined ? undefined : { value, day: recorded.day, source: 'price' };
}

/** The terms that decide whether a price needs replacing. */
const pricedTerms = (terms: SecurityTerms | undefined) => ({
  maturityDate: terms?.repayment?.maturity,
  couponFrequency: terms?.interest?.terms.frequency,
});

/** The age of a position's price; null if its day is unknown or no newer price is needed. */
export function positionPriceAge(
  { day }: PositionPrice,
  terms: SecurityTerms | undefined,
  { on, limits }: { readonly on: CalendarDate; readonly limits?: AgeLimits | undefined },
): PriceAge | null {
  return day === null ? null : priceAge({ day, ...pricedTerms(terms) }, on, limits);
}

/** The day of a price that needs a newer one; null if the day is unknown or no newer price is needed. */
export function replaceablePriceDay(
  { day }: PositionPrice,
  terms: SecurityTerms | undefined,
  on: CalendarDate,
): CalendarDate | null {
  return needsNewerPrice(pricedTerms(terms), on) ? day : null;
}

/** The mark of a price on a day. A price without a day counts as estimated. */
export function priceMark({ day: priced }: Pick<PositionPrice, 'day'>, day: CalendarDate): PriceMark {
  if (priced === null) return 'estimated';
  if (daysBetween(priced, day) >= OLD_FROM_DAYS) return 'old';
  return businessDaysSince(priced, day) > ESTIMATED_AFTER_BUSINESS_DAYS ? 'estimated' : 'known';
}
