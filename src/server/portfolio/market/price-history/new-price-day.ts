import type { CalendarDate } from '#domain/calendar-date';

/** A holding after a change, and whether the user typed a different market price. */
export interface Repriced<Row> {
  readonly row: Row;
  readonly hasNewPrice: boolean;
}

/**
 * The columns that change when a user types a market price; undefined if it is the same. 0 means no price, so it has no day.
 */
export function newPriceDay(
  before: string,
  after: string,
  today: CalendarDate,
): { readonly market_price_on: CalendarDate | null } | undefined {
  if (Number(before) === Number(after)) return undefined;
  return { market_price_on: Number(after) > 0 ? today : null };
}
