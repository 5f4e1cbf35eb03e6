import type { CalendarDate } from '#domain/calendar-date';
import type { Decimal } from '#domain/money/decimal';
import { isSale, knownMarketPrice } from '#domain/portfolio/holding';
import type { PositionKey } from '#domain/portfolio/positions/deal';
import type { DatedHolding } from '#domain/portfolio/positions/deals-from-holdings';
import type { UndatedPrice } from '#domain/portfolio/valuation/position-price';
import type { RecordedPrice } from '#domain/prices/price-history';

/** The dated market prices stored with the holdings. A price of the same day in the price history takes precedence. */
export function recordedMarketPrices(deals: readonly DatedHolding[], on: CalendarDate): RecordedPrice[] {
  return deals.flatMap((deal) => {
    const { isin, currency, marketPriceOn: day } = deal;
    if (day === null || day > on || isSale(deal)) return [];
    const price = knownMarketPrice(deal);
    if (price === null) return [];
    const kind = deal.kind === 'bond' ? 'clean' : 'unit';
    return [{ isin, day, price, kind, currency, source: 'entered' }];
  });
}

const keyText = ({ isin, currency }: Pick<PositionKey, 'isin' | 'currency'>) => `${isin} ${currency}`;

/** For each position, the undated market price of its latest purchase that has one. */
export function undatedMarketPrices(deals: readonly DatedHolding[]): UndatedPrice {
  const prices = new Map<string, Decimal>();
  for (const deal of deals) {
    if (deal.marketPriceOn !== null || deal.expired || isSale(deal)) continue;
    const price = knownMarketPrice(deal);
    if (price !== null) prices.set(keyText(deal), price);
  }
  return (key) => prices.get(keyText(key));
}
