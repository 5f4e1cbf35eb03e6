import { analyseBond } from './analyse-bond.ts';
import { averageAmount } from './average-amount.ts';
import { concentrationLimits } from './concentration-limits.ts';
import { convert } from './convert.ts';
import { largestPayments } from './lists/largest-payments.ts';
import { listChanges } from './lists/list-changes.ts';
import { listComingDividends } from './lists/list-coming-dividends.ts';
import { listComingFlows } from './lists/list-coming-flows.ts';
import { listDeals } from './lists/list-deals.ts';
import { listDividends } from './lists/list-dividends.ts';
import { listExposure } from './lists/list-exposure.ts';
import { listHoldings } from './lists/list-holdings.ts';
import { listNames } from './lists/list-names.ts';
import { listOverdue } from './lists/list-overdue.ts';
import { listPayments } from './lists/list-payments.ts';
import { listRepaid } from './lists/list-repaid.ts';
import { listSales } from './lists/list-sales.ts';
import { listUnpaid } from './lists/list-unpaid.ts';
import { interestRateRisk, rateScenario } from './interest-rate-risk.ts';
import { listPositions } from './lists/list-positions.ts';
import { portfolioIncome } from './portfolio-income.ts';
import { portfolioReturn } from './portfolio-return.ts';
import { portfolioValue } from './portfolio-value.ts';
import { principalLadder } from './principal-ladder.ts';
import { valueScenario } from './value-scenario.ts';
import { sumHoldings } from './sum-holdings.ts';
import { createPortfolio } from './portfolio.ts';
import type { PortfolioQuestion } from './tool.ts';

/** All tools for one question, bound to one user's rows. */
export function createTools(question: PortfolioQuestion) {
  const portfolio = createPortfolio(question);
  return {
    listHoldings: listHoldings.bind(portfolio),
    sumHoldings: sumHoldings.bind(portfolio),
    listPayments: listPayments.bind(portfolio),
    listComingFlows: listComingFlows.bind(portfolio),
    listComingDividends: listComingDividends.bind(portfolio),
    listDeals: listDeals.bind(portfolio),
    listDividends: listDividends.bind(portfolio),
    listExposure: listExposure.bind(portfolio),
    listNames: listNames.bind(portfolio),
    listOverdue: listOverdue.bind(portfolio),
    listRepaid: listRepaid.bind(portfolio),
    listSales: listSales.bind(portfolio),
    listUnpaid: listUnpaid.bind(portfolio),
    analyseBond: analyseBond.bind(portfolio),
    averageAmount: averageAmount.bind(portfolio),
    convert: convert.bind(portfolio),
    largestPayments: largestPayments.bind(portfolio),
    listChanges: listChanges.bind(portfolio),
    portfolioValue: portfolioValue.bind(portfolio),
    concentrationLimits: concentrationLimits.bind(portfolio),
    listPositions: listPositions.bind(portfolio),
    portfolioIncome: portfolioIncome.bind(portfolio),
    principalLadder: principalLadder.bind(portfolio),
    portfolioReturn: portfolioReturn.bind(portfolio),
    interestRateRisk: interestRateRisk.bind(portfolio),
    rateScenario: rateScenario.bind(portfolio),
    valueScenario: valueScenario.bind(portfolio),
  } as const;
}

/** The tools for a model. Without `convert`: its result would make any amount count as known. */
export const LOOKUPS = [
  listHoldings,
  sumHoldings,
  listPayments,
  listComingFlows,
  listComingDividends,
  listDeals,
  listDividends,
  listExposure,
  listNames,
  listOverdue,
  listRepaid,
  listSales,
  listUnpaid,
  analyseBond,
  averageAmount,
  largestPayments,
  listChanges,
  portfolioValue,
  concentrationLimits,
  listPositions,
  portfolioIncome,
  principalLadder,
  portfolioReturn,
  interestRateRisk,
  rateScenario,
  valueScenario,
] as const;

export type Tools = ReturnType<typeof createTools>;
