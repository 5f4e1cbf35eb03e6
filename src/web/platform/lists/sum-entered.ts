import { sumDecimals } from '#domain/money/decimal';

/** The sum of the given amounts, as decimal text; null if there are none. */
export function sumEntered(amounts: readonly (number | null)[]): string | null {
  const given = amounts.filter((amount) => amount !== null);
  return given.length === 0 ? null : sumDecimals(given).toFixed(2);
}
