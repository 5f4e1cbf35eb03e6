import { sql, type Expression, type RawBuilder, type Selectable } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { BondOnWire } from '#api/portfolio/bonds';
import type { BondsTable } from '../../../platform/database/schema.ts';

export type BondRow = Selectable<BondsTable>;

/** The day of the answer: a value, or a parameter of a prepared query. */
type Today = CalendarDate | Expression<CalendarDate>;

// Equals bondYearsSinceBuy of the domain: a hundredth of a year has 3.652425 days. No number of days lies half-way between two
// hundredths, or so close to half-way that a double would round it wrongly.
function yearsSinceBuy(today: Today): RawBuilder<number | null> {
  return sql`round((${today}::date - bonds.buy_date) / 3.652425::float8) / 100`;
}

/**
 * The JSON of a row of `bonds` on that day, as text. Everything except the years is stored with the row:
 * migrations/0003-bonds.sql defines the JSON. Decimals keep trailing zeros, because 98.4500 and 98.45 are the same number in
 * JSON.
 */
export function bondAsJson(today: Today): RawBuilder<string> {
  return sql`('{"yearsSinceBuy":' || coalesce((${yearsSinceBuy(today)})::text, 'null') || ',' || bonds.computed_fields || '}')`;
}

/** A row of `bonds` as the API returns it on that day. */
export function bondOnWire(today: Today): RawBuilder<BondOnWire> {
  return sql`${bondAsJson(today)}::json`;
}
