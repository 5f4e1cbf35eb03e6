import { compareDays, type CalendarDate } from '../calendar-date.ts';
import type { Currency } from '../money/currency.ts';
import type { DecimalLike } from '../money/decimal.ts';
import type { HoldingKind } from '../portfolio/holding.ts';

/** An amount that was withheld or charged, in its own currency. */
export interface Charge {
  readonly amount: DecimalLike;
  readonly currency: Currency;
}

interface RecordedRow {
  readonly kind: HoldingKind;
  readonly isin: string;
  readonly name: string | null;
  /** Null if it was never entered; other programs cannot take such a row. */
  readonly day: CalendarDate | null;
  readonly currency: Currency;
  readonly tax: Charge | null;
}

/** A purchase or a sale. */
export interface RecordedDeal extends RecordedRow {
  readonly isSale: boolean;
  /** Nominal, or units. */
  readonly quantity: DecimalLike;
  /** Quantity × price, without fees. */
  readonly amount: DecimalLike;
  readonly fee: DecimalLike | null;
}

/** A payment by a bond, an ETF or a share, before tax. */
export interface RecordedIncome extends RecordedRow {
  readonly gross: DecimalLike;
}

/** Everything that somebody bought, sold and received, in the terms of other programs. */
export interface PortfolioRecord {
  readonly deals: readonly RecordedDeal[];
  readonly income: readonly RecordedIncome[];
}

/** A file for another program. */
export interface ExportedFile {
  readonly text: string;
  /** The number of rows without a day, which the program cannot take. */
  readonly leftOut: number;
}

type Dated<Row> = Row & { readonly day: CalendarDate };

function isDated<Row extends RecordedRow>(row: Row): row is Dated<Row> {
  return row.day !== null;
}

/** The rows with a day, ordered by day, and the number of rows without one. */
export function datedRows<Row extends RecordedRow>(
  rows: readonly Row[],
): { readonly dated: readonly Dated<Row>[]; readonly leftOut: number } {
  const dated = rows.filter((row) => isDated(row));
  return {
    dated: dated.sort((one, other) => compareDays(one.day, other.day)),
    leftOut: rows.length - dated.length,
  };
}
