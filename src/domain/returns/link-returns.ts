/** The time-weighted return of consecutive periods: Π(1 + r) − 1. Fractions; 0 if there are none. */
export function linkReturns(returns: readonly number[]): number {
  return returns.reduce((growth, r) => growth * (1 + r), 1) - 1;
}
