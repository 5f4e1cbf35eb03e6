export type DecimalMark = '.' | ',';
export type DayOrder = 'year-first' | 'day-first' | 'month-first';

/** How one kind of file writes the prices of one security: everything that the shared reader needs to know. */
export interface PriceHistoryFormat {
  readonly id: string;
  /** Names of the column of days, and of the one of prices, in lower case. */
  readonly day: readonly string[];
  readonly price: readonly string[];
  /** Names of which the header has at least one for each list, so that the format can be told from others. */
  readonly alsoHas: readonly (readonly string[])[];
  /** How it separates decimals and orders days with slashes or hyphens; null: it varies, so each file is looked at. */
  readonly decimalMark: DecimalMark | null;
  readonly dayOrder: DayOrder | null;
  /** What it writes on a day without a price, in lower case. Such days are left out. */
  readonly noPrice: readonly string[];
  /** Whether a file may come without a header: the day is then the first column and the price the second, the last one. */
  readonly hasHeader: boolean;
}
