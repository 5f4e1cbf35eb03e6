import { roundTo } from '#domain/money/decimal';

/** A decimal of a file as it is stored, so that a preview shows what a confirmation writes. Null stays null. */
export function roundedNumber(decimal: string, places: number): number;
export function roundedNumber(decimal: string | null, places: number): number | null;
export function roundedNumber(decimal: string | null, places: number): number | null {
  if (decimal === null) return null;
  return hasMorePlaces(decimal, places) ? roundTo(decimal, places).toNumber() : Number(decimal);
}

/** True if the decimal changes when it is rounded. */
export function hasMorePlaces(decimal: string, places: number): boolean {
  const mark = decimal.indexOf('.');
  return mark >= 0 && /[1-9]/.test(decimal.slice(mark + 1 + places));
}
