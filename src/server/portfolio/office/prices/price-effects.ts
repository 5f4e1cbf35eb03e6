import type { CalendarDate } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import type { ExchangeRates } from '#domain/money/exchange-rates';
import type { RateOnDay } from '#domain/money/rate-history';
import { previewPrice } from '#domain/prices/preview-price';
import { isStronger } from '#domain/prices/price-history';
import type { PricePreviewRow } from '#api/portfolio/instruments/prices';
import type { z } from 'zod';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { StoredPrice } from '../../market/price-history/price-history.store.ts';
import type { CheckedPrice } from './check-prices.ts';
import type { Effect } from './holding-prices.store.ts';

/**
 * The prices that holdings take: for each ISIN the one of the latest day, unless the history has a later one, or one of the same
 * day from a stronger source.
 */
export function effectivePrices(
  checked: readonly CheckedPrice[],
  stored: readonly StoredPrice[],
): CheckedPrice[] {
  const newest = new Map<string, CheckedPrice>();
  for (const one of checked) {
    const known = newest.get(one.requested.isin);
    if (known === undefined || one.requested.day > known.requested.day) newest.set(one.requested.isin, one);
  }
  const last = new Map(stored.map((price) => [`${price.isin} ${price.currency}`, price]));
  return [...newest.values()].filter(({ requested }) => {
    const known = last.get(`${requested.isin} ${requested.currency}`);
    if (known === undefined || known.day < requested.day) return true;
    return known.day === requested.day && !isStronger(known.source, requested.source);
  });
}

function rateToday(rates: ExchangeRates, one: CheckedPrice, today: CalendarDate): RateOnDay | undefined {
  const inEuro = rates.toEuro(1, one.requested.currency);
  return inEuro && { unitsPerEuro: new Decimal(1).div(inEuro), day: rates.day ?? today };
}

/** Each row before and after, and the holdings that take its price. */
export async function previewRows(
  checked: readonly CheckedPrice[],
  effects: ReadonlyMap<CheckedPrice, Effect>,
  { rates, today }: { readonly rates: ExchangeRates; readonly today: CalendarDate },
): Promise<z.input<typeof PricePreviewRow>[]> {
  const rows: z.input<typeof PricePreviewRow>[] = [];
  for (const one of checked) {
    await yieldToEventLoop();
    const effect = effects.get(one);
    const change = {
      after: one.after,
      basis: one.requested.security.basis,
      quantity: effect?.quantity ?? 0,
      rate: rateToday(rates, one, today),
    };
    const { before, after, changePercent } = previewPrice({ ...change, before: one.last?.price ?? null });
    // If the request has prices of several days, the holdings take only the last. Their value changes from the price before the
    // save.
    const { eur } = previewPrice({ ...change, before: one.known?.price ?? null });
    rows.push({
      isin: one.requested.input.isin,
      currentIsin: one.requested.isin,
      day: one.requested.day,
      before: before?.toNumber() ?? null,
      after: after.toNumber(),
      changePercent: changePercent?.toNumber() ?? null,
      holders: effect?.holders ?? 0,
      eur: eur?.toNumber() ?? null,
      warnings: one.findings.map(({ rule }) => rule),
    });
  }
  return rows;
}
