import { sumDecimals } from './decimal.ts';

/** The sum of the amounts that are not null, as decimal text; null if all are. */
export function sumEntered(amounts: readonly (number | null)[]): string | null {
  const entered = amounts.filter((amount) => amount !== null);
  return entered.length === 0 ? null : sumDecimals(entered).toFixed(2);
}
