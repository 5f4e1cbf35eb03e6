import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import { roundTo } from '#domain/money/decimal';
import type { ExchangeRates } from '#domain/money/exchange-rates';

const RATE_PLACES = 6;

/** By which rates amounts became euro, so that whoever reads a sum can check it. */
export interface RatesUsed {
  readonly source: ExchangeRates['source'];
  readonly day: CalendarDate | null;
  /** Euro for one unit, decimal text. */
  readonly factors: readonly { readonly currency: Currency; readonly euro: string }[];
  /** Counted at 1 for want of a rate. */
  readonly countedAtOne: readonly Currency[];
}

export function ratesUsed(rates: ExchangeRates, currencies: Iterable<Currency>): RatesUsed {
  const foreign = [...new Set(currencies)].filter((currency) => currency !== 'EUR').sort();
  return {
    source: rates.source,
    day: rates.day,
    factors: foreign.flatMap((currency) => {
      const euro = rates.toEuro(1, currency);
      return euro === undefined ? [] : [{ currency, euro: roundTo(euro, RATE_PLACES).toFixed() }];
    }),
    countedAtOne: foreign.filter((currency) => rates.toEuro(1, currency) === undefined),
  };
}
