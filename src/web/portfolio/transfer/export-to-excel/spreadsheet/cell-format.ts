/** The number format of a column. The value itself is always stored in full. */
export const NUMBER_FORMATS = {
  amount: '#,##0.00',
  noPlaces: '0',
  twoPlaces: '0.00',
  twoToFourPlaces: '0.00##',
  fourPlaces: '0.0000',
  fivePlaces: '0.00000',
  // Avoids letters of date formats, because some programs look for them even inside quotes.
  computed: '0.00##" (calc.)"',
} as const;

export type NumberFormat = keyof typeof NUMBER_FORMATS;
export type CellFormat = 'text' | 'day' | NumberFormat;

/** A number with a format other than its column's. */
export interface FormattedNumber {
  readonly number: number;
  readonly format: NumberFormat;
}

/** A text, a day as 'YYYY-MM-DD' or a number; null for an empty cell. */
export type CellValue = string | number | FormattedNumber | null;
