import { compoundStream, yieldAt, type PriceProblem } from '../../bonds/pricing/payment-stream.ts';
import { Decimal, sumDecimals } from '../../money/decimal.ts';
import type { Result } from '../../result.ts';
import type { BondExposure } from './bond-exposure.ts';

/**
 * The yield of bonds of one currency together: the effective annual rate at which all their payments are worth all their values
 * (second-wave.md RI-5), a fraction. Bonds of several currencies have none.
 */
export function portfolioYield(bonds: readonly BondExposure[]): Result<number, PriceProblem> {
  const payments = bonds.flatMap(({ flows, nominal }) => {
    const share = new Decimal(nominal).div(100).toNumber();
    let periods = 0;
    return flows.flows.map(({ amount, step }) => {
      periods += step;
      return { amount: amount * share, years: periods / flows.periodsPerYear };
    });
  });
  let before = 0;
  const steps = payments
    .sort((one, other) => one.years - other.years)
    .map(({ amount, years }) => {
      const step = years - before;
      before = years;
      return { amount, step };
    });
  return yieldAt(compoundStream(steps, 1), sumDecimals(bonds.map(({ value }) => value)).toNumber());
}
