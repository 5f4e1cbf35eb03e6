import { linkReturns } from './link-returns.ts';

/** A step from one valuation to the next: money comes in at its beginning and goes out at its end. */
export interface ValueStep {
  readonly moneyIn: number;
  /** At the end of the step, after the money out. */
  readonly value: number;
  readonly moneyOut: number;
}

/**
 * The time-weighted return, a fraction: the product of (value + out)/(value before + in), less 1. A step that begins with nothing
 * earns nothing, and the return continues after it; after a total loss it stays −1.
 */
export function timeWeightedReturn(initial: number, steps: readonly ValueStep[]): number {
  let before = initial;
  const returns: number[] = [];
  for (const { moneyIn, value, moneyOut } of steps) {
    const base = before + moneyIn;
    returns.push(base === 0 ? 0 : (value + moneyOut) / base - 1);
    before = value;
  }
  return linkReturns(returns);
}
