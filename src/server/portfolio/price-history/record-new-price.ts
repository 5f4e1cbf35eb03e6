import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import type { PriceKind } from '#domain/prices/price-history';
import type { UserId } from '#api/platform/ids';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import type { Repriced } from './new-price-day.ts';
import { insertEnteredPrice } from './price-history.store.ts';

interface PricedRow {
  readonly isin: string;
  readonly currency: Currency;
  readonly market_price: string;
  readonly market_price_on: CalendarDate | null;
  readonly has_own_price: boolean;
}

/**
 * Adds a market price that a user typed for a holding to the history of its ISIN. A price that the holding keeps as its own is
 * left out, and so are the prices that new holdings come with (docs/decisions/0025-prices.md).
 */
export async function recordNewPrice(
  tx: DatabaseTransaction,
  { row, hasNewPrice }: Repriced<PricedRow>,
  { kind, userId }: { readonly kind: PriceKind; readonly userId: UserId },
): Promise<void> {
  const { isin, currency, market_price: price, market_price_on: day } = row;
  if (!hasNewPrice || day === null || row.has_own_price) return;
  await insertEnteredPrice(tx, { isin, day, price, kind, currency }, userId);
}
