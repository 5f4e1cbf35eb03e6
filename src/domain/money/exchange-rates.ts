import type { CalendarDate } from '../calendar-date.ts';
import type { Currency } from './currency.ts';
import { Decimal, type DecimalLike } from './decimal.ts';

/** Lev for one euro: Council Decision (EU) 2025/1409. Amounts are divided by it; its inverse must not be rounded. */
export const LEV_PER_EURO = '1.95583';

/** The specification's fixed indicative factors (section 9): euro for one unit. Any other currency counts at 1. */
export const SPECIFICATION_FACTORS = {
  EUR: '1',
  USD: '0.92',
  GBP: '1.17',
  BGN: '0.51',
} as const satisfies Partial<Record<Currency, string>>;

export interface ExchangeRates {
  readonly source: 'specification' | 'ecb';
  /** Null if the rates are of no particular day. */
  readonly day: CalendarDate | null;
  /** The amount in euro, unrounded; undefined if the currency has no rate. */
  readonly toEuro: (amount: DecimalLike, currency: Currency) => Decimal | undefined;
}

const factors: Partial<Record<Currency, string>> = SPECIFICATION_FACTORS;

export const specificationRates: ExchangeRates = {
  source: 'specification',
  day: null,
  toEuro: (amount, currency) => {
    const factor = factors[currency];
    return factor === undefined ? undefined : new Decimal(amount).times(factor);
  },
};

/** Reference rates of the European Central Bank: units of a currency for one euro. The rates of euro and lev are fixed by law. */
export function officialRates(
  day: CalendarDate,
  unitsPerEuro: Readonly<Partial<Record<Currency, DecimalLike>>>,
): ExchangeRates {
  const units: Partial<Record<Currency, DecimalLike>> = { ...unitsPerEuro, EUR: 1, BGN: LEV_PER_EURO };
  return {
    source: 'ecb',
    day,
    toEuro: (amount, currency) => {
      const rate = units[currency];
      return rate === undefined ? undefined : new Decimal(amount).div(rate);
    },
  };
}
