import { analyseBond } from './analyse-bond.ts';
import { averageAmount } from './average-amount.ts';
import { convert } from './convert.ts';
import { largestPayments } from './largest-payments.ts';
import { listChanges } from './list-changes.ts';
import { listComingFlows } from './list-coming-flows.ts';
import { listExposure } from './list-exposure.ts';
import { listHoldings } from './list-holdings.ts';
import { listNames } from './list-names.ts';
import { listOverdue } from './list-overdue.ts';
import { listPayments } from './list-payments.ts';
import { sumHoldings } from './sum-holdings.ts';
import { portfolioOf } from './portfolio.ts';
import type { Asking } from './tool.ts';

/** Everything that an assistant can find out for one question, bound to one user's rows. */
export function toolsFor(asking: Asking) {
  const portfolio = portfolioOf(asking);
  return {
    listHoldings: listHoldings(portfolio),
    sumHoldings: sumHoldings(portfolio),
    listPayments: listPayments(portfolio),
    listComingFlows: listComingFlows(portfolio),
    listExposure: listExposure(portfolio),
    listNames: listNames(portfolio),
    listOverdue: listOverdue(portfolio),
    analyseBond: analyseBond(portfolio),
    averageAmount: averageAmount(portfolio),
    convert: convert(portfolio),
    largestPayments: largestPayments(portfolio),
    listChanges: listChanges(portfolio),
  } as const;
}

export type Tools = ReturnType<typeof toolsFor>;
