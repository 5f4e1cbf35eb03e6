export type DecimalMark = '.' | ',';
export type DayOrder = 'year-first' | 'day-first' | 'month-first';

/** How one kind of file writes the prices of one security, for the shared reader. */
export interface PriceHistoryFormat {
  readonly id: string;
  /** Names of the day column and of the price column, in lower case. */
  readonly day: readonly string[];
  readonly price: readonly string[];
  /** The header contains at least one name of each list, which tells the format from others. */
  readonly alsoHas: readonly (readonly string[])[];
  /** How it separates decimals and orders days with slashes or hyphens; null if that varies and each file must be inspected. */
  readonly decimalMark: DecimalMark | null;
  readonly dayOrder: DayOrder | null;
  /** What it writes on a day without a price, in lower case. Such days are left out. */
  readonly noPrice: readonly string[];
  /** False if a file may lack a header: the day is then the first column, and the price the second and last. */
  readonly hasHeader: boolean;
}
