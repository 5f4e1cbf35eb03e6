import { Decimal } from '../../money/decimal.ts';

/** Converts a signed amount to a cost: '-2' is a fee of 2. Null stays null. */
export const asCost = (amount: string | null): string | null =>
  amount === null ? null : new Decimal(amount).negated().plus(0).toFixed();

export const absoluteAmount = (amount: string | null): string | null => amount?.replace(/^-/, '') ?? null;

/** True for zero and for null. */
export const isZero = (amount: string | null): boolean => amount === null || !/[1-9]/.test(amount);

/** The sum of the amounts that are not null; null if all are. */
export function sumNonNull(...amounts: readonly (string | null)[]): string | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0
    ? null
    : known.reduce((sum, amount) => sum.plus(amount), new Decimal(0)).toFixed();
}
