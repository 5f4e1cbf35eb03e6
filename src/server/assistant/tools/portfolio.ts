import { paymentsBy } from '#domain/bonds/cash-flows/received-payments';
import { findRemainders, heldHoldings, type Remainders } from '#domain/portfolio/income/held-holdings';
import type { Direction, Holding } from '#domain/portfolio/holding';
import { selectHoldings, type HoldingFilter } from '#domain/portfolio/holding-filter';
import { measureOn } from '#domain/portfolio/measure';
import type { BondWithPayments } from '#domain/portfolio/payments-received';
import type { DatedHolding } from '#domain/portfolio/positions/deals-from-holdings';
import { loadBondsWithPayments, loadHoldings } from '../../portfolio/records/holdings/load-portfolio.ts';
import { listSecurityDetails } from '../../portfolio/figures/positions/security-names.store.ts';
import type { PortfolioQuestion, Portfolio } from './tool.ts';

/** The rows, each with the country of its security. Copying rows of this size would take long (docs/performance-tried.md). */
async function withCountries<Held extends Holding>(
  { db }: PortfolioQuestion,
  rows: readonly Held[],
): Promise<readonly Held[]> {
  const details = await listSecurityDetails(db, [...new Set(rows.map(({ isin }) => isin))]);
  return rows.map((row) => Object.assign(row, { country: details.get(row.isin)?.country ?? null }));
}

export function createPortfolio(question: PortfolioQuestion): Portfolio {
  const { today } = question;
  let rows: Promise<readonly DatedHolding[]> | undefined;
  let remainders: Remainders | undefined;
  let held: readonly Holding[] | undefined;
  const deals = () => (rows ??= loadHoldings(question).then((all) => withCountries(question, all)));
  const findLeft = async () => (remainders ??= findRemainders(await deals(), today));
  return {
    ...question,
    measuring: measureOn(today),
    deals,
    remainders: findLeft,
    holdings: async () => (held ??= heldHoldings(await deals(), await findLeft(), today)),
  };
}

const PURCHASES: readonly Direction[] = ['Buy', 'Bid'];

/** The deals that match: those of a direction, or else purchases. */
export async function findDeals(portfolio: Portfolio, filter: HoldingFilter): Promise<readonly Holding[]> {
  const { directions = PURCHASES } = filter;
  return selectHoldings(await portfolio.deals(), { ...filter, directions }, portfolio);
}

/** What is held of those that match; the deals themselves if the filter is about deals, by their direction or day. */
export async function findHoldings(portfolio: Portfolio, filter: HoldingFilter): Promise<readonly Holding[]> {
  const isOfDeals = filter.directions !== undefined || filter.bought !== undefined;
  return isOfDeals
    ? findDeals(portfolio, filter)
    : selectHoldings(await portfolio.holdings(), filter, portfolio);
}

/** The matching bonds with what they have paid so far, in ISIN order. Only a part of them is in memory at a time. */
export async function* findPayingBonds(
  portfolio: Portfolio,
  filter: HoldingFilter,
): AsyncGenerator<BondWithPayments, void> {
  for await (const part of loadBondsWithPayments(portfolio)) {
    const found = part.map(({ bond }) => bond);
    const bonds = filter.countries === undefined ? found : await withCountries(portfolio, found);
    const matching = new Set(selectHoldings(bonds, filter, portfolio));
    for (const { bond, payments } of part)
      if (matching.has(bond)) yield { bond, payments: paymentsBy(payments, portfolio.today) };
  }
}
