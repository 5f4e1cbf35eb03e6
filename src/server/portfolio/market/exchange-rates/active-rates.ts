import type { CalendarDate } from '#domain/calendar-date';
import { CURRENCIES, type Currency } from '#domain/money/currency';
import type { DayRates } from '#domain/money/ecb-file';
import {
  LEV_PER_EURO,
  officialRates,
  SPECIFICATION_FACTORS,
  specificationRates,
  type ExchangeRates,
} from '#domain/money/exchange-rates';
import type { ActiveRates } from '#api/portfolio/instruments/exchange-rates';
import type { Database } from '../../../platform/database/schema.ts';
import { findNewestRates } from './exchange-rates.store.ts';

/** The rates for sums: the official ones if any are stored, else those of the specification. */
export async function findExchangeRates(db: Database, today: CalendarDate): Promise<ExchangeRates> {
  return ratesFrom(await findNewestRates(db, today));
}

/** `findExchangeRates` from stored rates that the caller has already read. */
export function ratesFrom(newest: DayRates | null | undefined): ExchangeRates {
  return newest ? officialRates(newest.day, newest.unitsPerEuro) : specificationRates;
}

/** The rates in use, for the screen of an administrator. */
export async function activeRatesOnWire(db: Database, today: CalendarDate): Promise<ActiveRates> {
  const newest = await findNewestRates(db, today);
  if (newest === undefined) {
    const rates = currencyRates(SPECIFICATION_FACTORS);
    return { source: 'specification', day: null, quotation: 'euro-per-unit', rates };
  }
  const rates = currencyRates({ ...newest.unitsPerEuro, BGN: LEV_PER_EURO });
  return { source: 'ecb', day: newest.day, quotation: 'units-per-euro', rates };
}

function currencyRates(rates: Readonly<Partial<Record<Currency, string>>>): ActiveRates['rates'] {
  return CURRENCIES.flatMap((currency) => {
    const rate = rates[currency];
    return rate === undefined || currency === 'EUR' ? [] : [{ currency, rate: Number(rate) }];
  });
}
