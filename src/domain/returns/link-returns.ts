/** Time-weighted return of periods in a row: Π(1 + r) − 1. Fractions; 0 for none. */
export function linkReturns(returns: readonly number[]): number {
  return returns.reduce((growth, r) => growth * (1 + r), 1) - 1;
}
