import { compoundStream, yieldAt, type PriceProblem } from '../../bonds/pricing/payment-stream.ts';
import { Decimal } from '../../money/decimal.ts';
import type { Result } from '../../result.ts';
import type { BondExposure } from './bond-exposure.ts';

/** The payments and the values of bonds of one currency, added one by one. */
export interface YieldSum {
  add(bond: BondExposure): void;
  /** The effective annual rate at which all payments are worth all values, a fraction. */
  total(): Result<number, PriceProblem>;
}

export function createYieldSum(): YieldSum {
  /** By years from the day. */
  const amounts = new Map<number, number>();
  let value = new Decimal(0);
  return {
    add({ flows, nominal, value: ofBond }) {
      value = value.plus(ofBond);
      const share = new Decimal(nominal).div(100).toNumber();
      let periods = 0;
      for (const { amount, step } of flows.flows) {
        periods += step;
        const years = periods / flows.periodsPerYear;
        amounts.set(years, (amounts.get(years) ?? 0) + amount * share);
      }
    },
    total() {
      let before = 0;
      const payments = [...Float64Array.from(amounts.keys()).sort()].map((years) => {
        const step = years - before;
        before = years;
        return { amount: amounts.get(years) ?? 0, step };
      });
      return yieldAt(compoundStream(payments, 1), value.toNumber());
    },
  };
}

/**
 * The yield of bonds of one currency together: the effective annual rate at which all their payments are worth all their values
 * (the cash flow yield of the CFA curriculum), a fraction. Bonds of several currencies have none.
 */
export function portfolioYield(bonds: readonly BondExposure[]): Result<number, PriceProblem> {
  const sum = createYieldSum();
  for (const bond of bonds) sum.add(bond);
  return sum.total();
}
