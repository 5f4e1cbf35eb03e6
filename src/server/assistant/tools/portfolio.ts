import type { Holding } from '#domain/portfolio/holding';
import { selectHoldings, type HoldingFilter } from '#domain/portfolio/holding-filter';
import { measureOn } from '#domain/portfolio/measure';
import type { BondWithPayments } from '#domain/portfolio/payments-received';
import { loadBondsWithPayments, loadHoldings } from '../../portfolio/records/holdings/load-portfolio.ts';
import type { PortfolioQuestion, Portfolio } from './tool.ts';

export function createPortfolio(question: PortfolioQuestion): Portfolio {
  let holdings: Promise<readonly Holding[]> | undefined;
  return {
    ...question,
    measuring: measureOn(question.today),
    holdings: () => (holdings ??= loadHoldings(question)),
  };
}

export async function findHoldings(portfolio: Portfolio, filter: HoldingFilter): Promise<readonly Holding[]> {
  return selectHoldings(await portfolio.holdings(), filter, portfolio);
}

/** The matching bonds with their payments, in ISIN order. Only a part of them is in memory at a time. */
export async function* findBondsWithPayments(
  portfolio: Portfolio,
  filter: HoldingFilter,
): AsyncGenerator<BondWithPayments, void> {
  for await (const part of loadBondsWithPayments(portfolio)) {
    const bonds = part.map(({ bond }) => bond);
    const matching = new Set(selectHoldings(bonds, filter, portfolio));
    yield* part.filter(({ bond }) => matching.has(bond));
  }
}
