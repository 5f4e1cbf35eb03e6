import type { Result } from '../result.ts';
import { internalRate, type InternalRate, type InternalRateProblem } from './internal-rate.ts';

/** The internal rate of return per period of amounts one period apart, the first at time 0 (received +, paid −). */
export function irr(amounts: readonly number[]): Result<InternalRate, InternalRateProblem> {
  return internalRate(amounts.map((amount, time) => ({ time, amount })));
}
