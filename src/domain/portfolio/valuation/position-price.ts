import { daysBetween, type CalendarDate } from '../../calendar-date.ts';
import { Decimal, isAboveZero } from '../../money/decimal.ts';
import { needsNewerPrice } from '../../prices/needs-newer-price.ts';
import { businessDaysSince, priceAge, type PriceAge } from '../../prices/price-age.ts';
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

/** The price that a position is valued at. */
export interface PositionPrice {
  /** Per unit; for a bond in percent of nominal, clean. */
  readonly value: Decimal;
  /** Null for a purchase without a day. */
  readonly day: CalendarDate | null;
  /** From the price history, the holding's own market price, or the latest purchase. */
  readonly source: 'price' | 'holding' | 'deal';
}

/** The market price that a holding shows now, of a day that nobody recorded; undefined where it has none. */
export type UndatedPrice = (key: PositionKey) => Decimal | undefined;

const ESTIMATED_AFTER_BUSINESS_DAYS = 10;
export const OLD_FROM_DAYS = 92;

/** Clean: a dirty price less the accrued interest of its own day. Undefined if the terms do not determine that. */
function toCleanPrice({ price, kind, day }: EffectivePrice, terms: SecurityTerms | undefined) {
  if (kind !== 'dirty') return price;
  const accrued = accruedPerHundred(terms, day);
  return accrued === undefined ? undefined : price.minus(accrued);
}

/** A position's steps, of which those up to a certain one count: a history is long, and is not copied for each day. */
interface StepsUntil {
  readonly key: PositionKey;
  readonly steps: readonly PositionStep[];
  /** The index of the last one that counts. */
  readonly lastStep: number;
}

/** The price of the latest of these purchases that has one, less what went to another security since: a gift has none. */
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
 * The price of a position on a day (docs/decisions/0025-prices.md): the last known one, carried forward; before the first one
 * that of the latest purchase, unless the market has an undated one. The steps that count are those up to the day. Undefined
 * where there is none.
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

/** What of the terms tells whether a price is ever replaced. */
const pricedTerms = (terms: SecurityTerms | undefined) => ({
  maturityDate: terms?.repayment?.maturity,
  couponFrequency: terms?.interest?.terms.frequency,
});

/** How old the price of a position is; null where its day is not known, and for what needs no newer price. */
export function positionPriceAge(
  { day }: PositionPrice,
  terms: SecurityTerms | undefined,
  on: CalendarDate,
): PriceAge | null {
  return day === null ? null : priceAge({ day, ...pricedTerms(terms) }, on);
}

/** The day of a price that a newer one should follow; null where it is not known, or none needs to follow. */
export function replaceablePriceDay(
  { day }: PositionPrice,
  terms: SecurityTerms | undefined,
  on: CalendarDate,
): CalendarDate | null {
  return needsNewerPrice(pricedTerms(terms), on) ? day : null;
}

/** A price without a day is estimated on every day. */
export function priceMark({ day: priced }: Pick<PositionPrice, 'day'>, day: CalendarDate): PriceMark {
  if (priced === null) return 'estimated';
  if (daysBetween(priced, day) >= OLD_FROM_DAYS) return 'old';
  return businessDaysSince(priced, day) > ESTIMATED_AFTER_BUSINESS_DAYS ? 'estimated' : 'known';
}
