import { findHolding } from './find-holding.ts';
import { listMaturities } from './list-maturities.ts';
import { rankHoldings } from './rank-holdings.ts';
import { sumHoldings } from './sum-holdings.ts';
import { sumPayments } from './sum-payments.ts';
import type { Portfolio } from './tool.ts';

/** Everything that an assistant can find out, bound to one user's rows. */
export function toolsFor(portfolio: Portfolio) {
  return {
    findHolding: findHolding(portfolio),
    listMaturities: listMaturities(portfolio),
    rankHoldings: rankHoldings(portfolio),
    sumHoldings: sumHoldings(portfolio),
    sumPayments: sumPayments(portfolio),
  } as const;
}

export type Tools = ReturnType<typeof toolsFor>;
