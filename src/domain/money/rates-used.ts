import type { CalendarDate } from '../calendar-date.ts';
import type { Currency } from './currency.ts';
import { roundTo, type Decimal } from './decimal.ts';
import type { ExchangeRates } from './exchange-rates.ts';

const RATE_PLACES = 6;

/** The rates used to convert amounts to euro, so that a reader can check a sum. */
export interface RatesUsed {
  readonly source: ExchangeRates['source'];
  /** Null if the rates are of no particular day. */
  readonly day: CalendarDate | null;
  /** Euro for one unit, 6 places, in the order of the codes; euro itself is left out. */
  readonly factors: readonly { readonly currency: Currency; readonly euro: Decimal }[];
  /** Currencies without a rate: one unit was counted as one euro. */
  readonly countedAtOne: readonly Currency[];
}

/** The rates of these currencies, each once. */
export function ratesUsed(rates: ExchangeRates, currencies: Iterable<Currency>): RatesUsed {
  const foreign = [...new Set(currencies)].filter((currency) => currency !== 'EUR').sort();
  return {
    source: rates.source,
    day: rates.day,
    factors: foreign.flatMap((currency) => {
      const euro = rates.toEuro(1, currency);
      return euro === undefined ? [] : [{ currency, euro: roundTo(euro, RATE_PLACES) }];
    }),
    countedAtOne: foreign.filter((currency) => rates.toEuro(1, currency) === undefined),
  };
}
