import type { ColumnType } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';

/**
 * The types of columns, as the driver parses them (connect.ts): int8 is a number, date is 'YYYY-MM-DD' text, timestamptz is a
 * Date, numeric stays decimal text such as '98.4500'.
 */
export type DecimalText = string;
export type NewId<T> = ColumnType<T, never, never>;
export type Figure = ColumnType<DecimalText, DecimalText | number, DecimalText | number>;
export type OptionalFigure = ColumnType<
  DecimalText | null,
  DecimalText | number | null | undefined,
  DecimalText | number | null
>;
export type OptionalDay = ColumnType<CalendarDate | null, string | null | undefined, string | null>;
export type CreatedAt = ColumnType<Date, Date | undefined, never>;
/** Null unless the row is deleted. */
export type DeletedAt = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** JSON, parsed by the driver on reading; written as text. */
export type OptionalJson<Value> = ColumnType<
  Value | null,
  string | null | undefined,
  string | null | undefined
>;
