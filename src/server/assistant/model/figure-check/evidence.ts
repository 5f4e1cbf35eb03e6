import type { CalendarDate } from '#domain/calendar-date';
import type { Decimal } from '#domain/money/decimal';

/** A currency code, '%', 'count' for a number of things, or 'plain'. */
export type Unit = string;

/** A figure in the result of a tool. */
export interface KnownFigure {
  readonly value: Decimal;
  /** Undefined if unknown: then it may be written with any unit. */
  readonly unit: Unit | undefined;
  /** The ISIN of the holding that it belongs to; undefined if it belongs to several or all. */
  readonly isin: string | undefined;
}

/** Everything that an answer may state. */
export interface Evidence {
  readonly figures: readonly KnownFigure[];
  readonly days: readonly CalendarDate[];
  /** Years without a date: those that the user wrote, and those around today. */
  readonly years: readonly number[];
  /** Names, ISINs, banks and other words with digits, which may be repeated as they are. */
  readonly names: readonly string[];
  readonly isins: readonly string[];
}
