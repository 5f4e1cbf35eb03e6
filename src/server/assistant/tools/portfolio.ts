import type { Holding } from '#domain/portfolio/holding';
import { selectHoldings, type HoldingFilter } from '#domain/portfolio/holding-filter';
import { measureOn } from '#domain/portfolio/measure';
import type { BondWithPayments } from '#domain/portfolio/payments-received';
import { loadBondsWithPayments, loadHoldings } from '../../portfolio/records/holdings/load-portfolio.ts';
import type { PortfolioQuestion, Portfolio } from './tool.ts';

export function createPortfolio(asking: PortfolioQuestion): Portfolio {
  let holdings: Promise<readonly Holding[]> | undefined;
  return {
    ...asking,
    measuring: measureOn(asking.today),
    holdings: () => (holdings ??= loadHoldings(asking)),
  };
}

export async function findHoldings(
  { holdings, measuring }: Portfolio,
  filter: HoldingFilter,
): Promise<readonly Holding[]> {
  return selectHoldings(await holdings(), filter, measuring);
}

/** The bonds that fit, in ISIN order, each with its payments; of all of them no more than a part is held. */
export async function* findBondsWithPayments(
  portfolio: Portfolio,
  filter: HoldingFilter,
): AsyncGenerator<BondWithPayments, void> {
  for await (const part of loadBondsWithPayments(portfolio)) {
    const bonds = part.map(({ bond }) => bond);
    const fitting = new Set(selectHoldings(bonds, filter, portfolio.measuring));
    yield* part.filter(({ bond }) => fitting.has(bond));
  }
}
