import { sql, type Expression, type RawBuilder, type Selectable } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { BondOnWire } from '#api/portfolio/bonds';
import type { BondsTable } from '../../platform/database/schema.ts';

export type BondRow = Selectable<BondsTable>;

/** The day of the answer: a value, or its place in a prepared query. */
type Today = CalendarDate | Expression<CalendarDate>;

// As bondYearsSinceBuy of the domain: a hundredth of a year has 3.652425 days. No number of days lies half-way between two
// hundredths, nor so near to it that a double could not tell.
function yearsSinceBuy(today: Today): RawBuilder<number | null> {
  return sql`round((${today}::date - bonds.buy_date) / 3.652425::float8) / 100`;
}

/**
 * The JSON of a row of `bonds` on the day, as text. All but the years was written with the row (migrations/0003-bonds.sql,
 * the one description of the form). Decimals keep their zeros: to JSON 98.4500 is the number 98.45.
 */
export function bondAsJson(today: Today): RawBuilder<string> {
  return sql`('{"yearsSinceBuy":' || coalesce((${yearsSinceBuy(today)})::text, 'null') || ',' || bonds.computed_fields || '}')`;
}

/** A row of `bonds` as it is answered on the day. */
export function bondOnWire(today: Today): RawBuilder<BondOnWire> {
  return sql`${bondAsJson(today)}::json`;
}
