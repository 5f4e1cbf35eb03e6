import { compoundStream, yieldAt, type PriceProblem } from '../../bonds/pricing/payment-stream.ts';
import { Decimal } from '../../money/decimal.ts';
import type { Result } from '../../result.ts';
import type { BondExposure } from './bond-exposure.ts';

/** Computes the yield of bonds in one currency while they are added one by one. */
export interface YieldSum {
  add(bond: BondExposure): void;
  /** The yield of the bonds added so far, a fraction. */
  total(): Result<number, PriceProblem>;
}

/**
 * The cash flow yield (CFA curriculum) of bonds in one currency: the effective annual rate at which the present value of all payments
 * equals the total value. Not defined across currencies.
 */
export function createYieldSum(): YieldSum {
  /** Payments by years from the valuation day. */
  const amounts = new Map<number, number>();
  let value = new Decimal(0);
  return {
    add({ flows, nominal, value: bondValue }) {
      value = value.plus(bondValue);
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
