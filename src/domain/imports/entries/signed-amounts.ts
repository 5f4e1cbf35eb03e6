import { Decimal } from '../../money/decimal.ts';

/** What brokers write as money that leaves: '-2' is a fee of 2. Null where there is none. */
export const asCost = (amount: string | null): string | null =>
  amount === null ? null : new Decimal(amount).negated().plus(0).toFixed();

export const magnitudeOf = (amount: string | null): string | null => amount?.replace(/^-/, '') ?? null;

export const isZero = (amount: string | null): boolean => amount === null || !/[1-9]/.test(amount);

/** The sum of those that the file has; null where it has none. */
export function sumOf(...amounts: readonly (string | null)[]): string | null {
  const told = amounts.filter((amount) => amount !== null);
  return told.length === 0 ? null : told.reduce((sum, amount) => sum.plus(amount), new Decimal(0)).toFixed();
}
