import { MAX_SHIFT_POINTS } from '#domain/portfolio/risk/scenarios';
import { parseDecimal } from '#domain/typed-text/parse-decimal';

/** The typed shift of the rate for a key maturity. */
export interface TypedShift {
  readonly years: number;
  readonly typed: string;
}

/** The typed shift in basis points; an empty one is 0. Undefined if it is not a number, or out of range. */
export function readShift({ typed }: TypedShift, locale: string): number | undefined {
  if (typed.trim() === '') return 0;
  const points = Number(parseDecimal(typed, locale) ?? NaN);
  return Math.abs(points) <= MAX_SHIFT_POINTS ? points : undefined;
}
