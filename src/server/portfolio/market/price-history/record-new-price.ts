import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import type { PriceKind } from '#domain/prices/price-history';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { isAdministrator, type Principal } from '../../../platform/http/principal.ts';
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
 * Adds a market price that an administrator entered for a holding to the price history of its ISIN, which values all holdings of it. Prices
 * that other users enter apply only to their own portfolio. Prices that a holding keeps as its own, and the initial prices of new holdings,
 * which may be old, are not added (docs/decisions/0025-prices.md).
 */
export async function recordNewPrice(
  tx: DatabaseTransaction,
  { row, hasNewPrice }: Repriced<PricedRow>,
  { kind, by }: { readonly kind: PriceKind; readonly by: Principal },
): Promise<void> {
  const { isin, currency, market_price: price, market_price_on: day } = row;
  if (!hasNewPrice || day === null || row.has_own_price || !isAdministrator(by)) return;
  await insertEnteredPrice(tx, { isin, day, price, kind, currency }, by.userId);
}
