import type { ColumnType } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';

/**
 * The types of columns. Parsed by the driver (connect.ts): int8 as number, date as
 * 'YYYY-MM-DD' text, timestamptz as Date, numeric stays decimal text such as '98.4500'.
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
/** Null while the row is there for anyone to find. */
export type DeletedAt = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** JSON as the driver reads it; written as text. */
export type OptionalJson<Value> = ColumnType<
  Value | null,
  string | null | undefined,
  string | null | undefined
>;
