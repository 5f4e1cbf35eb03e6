import { sumDecimals } from '#domain/money/decimal';

/** The sum of those amounts that are given, as decimal text; null where none is. */
export function sumEntered(amounts: readonly (number | null)[]): string | null {
  const given = amounts.filter((amount) => amount !== null);
  return given.length === 0 ? null : sumDecimals(given).toFixed(2);
}
