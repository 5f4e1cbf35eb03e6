import type { BondFlows } from './bond-flows.ts';

/** Weighted average life: the mean time of the principal payments in years of coupon time; 0 if no principal is repaid. */
export function averageLife({ flows, periodsPerYear }: BondFlows): number {
  let [periods, weighted, repaid] = [0, 0, 0];
  for (const { step, principal } of flows) {
    periods += step;
    weighted += periods * principal;
    repaid += principal;
  }
  return repaid === 0 ? 0 : weighted / repaid / periodsPerYear;
}
