import type { ColumnType } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';

interface ExchangeRatesTable {
  day: ColumnType<CalendarDate, string, never>;
  currency: Currency;
  units_per_euro: ColumnType<string, string, never>;
}

/** One row for each outcome. */
interface ExchangeRateFetchesTable {
  outcome: 'stored' | 'failed';
  at: Date;
  days: number | null;
  fault: string | null;
  status: number | null;
}

export interface ExchangeRateTables {
  exchange_rates: ExchangeRatesTable;
  exchange_rate_fetches: ExchangeRateFetchesTable;
}
