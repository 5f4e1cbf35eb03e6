import { roundTo } from '#domain/money/decimal';

/** A number as SQL's numeric: decimal text, rounded half away from zero. */
export function numeric(value: number, places: number): string {
  // Most numbers have so few decimals that their text is the result.
  const text = String(value);
  const point = text.indexOf('.');
  const isRounded = point === -1 || text.length - point - 1 <= places;
  return isRounded && !text.includes('e') ? text : roundTo(value, places).toFixed();
}

export function numericOrNull(value: number | null, places: number): string | null {
  return value === null ? null : numeric(value, places);
}

/** SQL's decimal text as a JSON number. It carries the decimals and must not be used for arithmetic. */
export function numberOrNull(text: string | null): number | null {
  return text === null ? null : Number(text);
}
