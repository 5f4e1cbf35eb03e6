import { roundTo } from '#domain/money/decimal';

/** A number as SQL's numeric takes it: decimal text, rounded half away from zero. */
export function numeric(value: number, places: number): string {
  return roundTo(value, places).toFixed();
}

export function numericOrNull(value: number | null, places: number): string | null {
  return value === null ? null : numeric(value, places);
}

/** Decimal text of SQL as a number of JSON: it carries the decimals, it is not to be reckoned with. */
export function numberOrNull(text: string | null): number | null {
  return text === null ? null : Number(text);
}
