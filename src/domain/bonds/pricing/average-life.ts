import type { BondFlows } from './bond-flows.ts';

/** Years of coupon time until the capital is repaid, weighted by the capital; 0 if none is repaid. */
export function averageLife({ flows, periodsPerYear }: BondFlows): number {
  let [periods, weighted, capital] = [0, 0, 0];
  for (const { step, principal } of flows) {
    periods += step;
    weighted += periods * principal;
    capital += principal;
  }
  return capital === 0 ? 0 : weighted / capital / periodsPerYear;
}
