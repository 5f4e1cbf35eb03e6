/** How the numbers of a column are shown. The value itself is always stored whole. */
export const NUMBER_FORMATS = {
  amount: '#,##0.00',
  twoPlaces: '0.00',
  twoToFourPlaces: '0.00##',
  fourPlaces: '0.0000',
  fivePlaces: '0.00000',
  // No letter in it stands for a part of a date, which some programs look for even between quotes.
  computed: '0.00##" (calc.)"',
} as const;

export type NumberFormat = keyof typeof NUMBER_FORMATS;
export type CellFormat = 'text' | 'day' | NumberFormat;

/** A number that is shown otherwise than those of its column. */
export interface FormattedNumber {
  readonly number: number;
  readonly format: NumberFormat;
}

/** A text, a day as 'YYYY-MM-DD', a number; null is an empty cell. */
export type CellValue = string | number | FormattedNumber | null;
