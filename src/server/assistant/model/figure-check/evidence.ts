import type { CalendarDate } from '#domain/calendar-date';
import type { Decimal } from '#domain/money/decimal';

/** What a figure counts: a currency's code, '%', or 'count' for a number of things. */
export type Unit = string;

/** A figure that a tool gave. */
export interface KnownFigure {
  readonly value: Decimal;
  /** Undefined where the tool did not say: then it may be written with any unit. */
  readonly unit: Unit | undefined;
  /** The ISIN of the holding whose figure this is; undefined: of several, or of all. */
  readonly of: string | undefined;
}

/** All that an answer may repeat. */
export interface Evidence {
  readonly figures: readonly KnownFigure[];
  readonly days: readonly CalendarDate[];
  /** Years that stand alone: those the person wrote, and those around today. */
  readonly years: readonly number[];
  /** Names, ISINs, banks and other words that hold digits; they may be repeated as they are. */
  readonly names: readonly string[];
  readonly isins: readonly string[];
}
