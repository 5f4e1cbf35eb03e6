import type { CalendarDate } from '#domain/calendar-date';
import { CURRENCIES } from '#domain/money/currency';
import { rateHistory, type RateHistory } from '#domain/money/rate-history';
import { dealFromHolding, type DatedHolding } from '#domain/portfolio/positions/deals-from-holdings';
import type { Position } from '#domain/portfolio/positions/position';
import { positionsInSteps } from '#domain/portfolio/positions/positions';
import { termsFromHoldings } from '#domain/portfolio/positions/security-terms';
import type { PositionWithFlows } from '#domain/portfolio/returns/portfolio-return';
import {
  positionFlowsInSteps,
  type FlowPeriod,
  type ReturnCosts,
  type ReturnProblem,
  type SecurityPayment,
} from '#domain/portfolio/returns/position-flows';
import type { Market } from '#domain/portfolio/valuation/value-position';
import { priceHistory } from '#domain/prices/price-history';
import { runInSteps, yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import { listRates } from '../../market/exchange-rates/exchange-rates.store.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { groupByIsin } from '../positions/group-by-isin.ts';
import { recordedMarketPrices, undatedMarketPrices } from '../positions/holding-prices.ts';
import { loadDeals, type Securities } from '../positions/load-positions.ts';
import { listSecurityNames } from '../positions/security-names.store.ts';
import { listLastPrices, listPricesBetween } from '../../market/price-history/price-history.store.ts';
import type { ReturnLevel } from './return-level.ts';
import { listSecurityPayments } from './returns.store.ts';

export interface ReturnRequest {
  readonly level: ReturnLevel;
  readonly period: FlowPeriod;
  readonly costs: ReturnCosts;
  readonly today: CalendarDate;
}

/** One security of the level: its positions with their flows, and the deals and terms that value them. */
export interface LoadedSecurity {
  readonly isin: string;
  readonly name: string | null;
  readonly members: readonly PositionWithFlows[];
  readonly problems: readonly { readonly position: Position; readonly problem: ReturnProblem }[];
  readonly deals: readonly DatedHolding[];
  readonly terms: Market['terms'];
}

export async function loadPeriodRates(
  { db }: PortfolioSource,
  { start, end }: FlowPeriod,
): Promise<RateHistory> {
  return rateHistory(await listRates(db, { currencies: CURRENCIES, from: start, to: end }));
}

const isInLevel = (level: ReturnLevel) => (deal: DatedHolding) =>
  level.of !== 'bank' || (deal.bank || null) === level.bank;

interface SecurityRows {
  readonly deals: readonly DatedHolding[];
  readonly payments: readonly SecurityPayment[];
  readonly name: string | null;
}

async function loadSecurity(
  isin: string,
  { deals, payments, name }: SecurityRows,
  { level, period, costs, rates }: ReturnRequest & { readonly rates: RateHistory },
): Promise<LoadedSecurity> {
  // Deals at other banks can state terms of the security, too.
  const terms = termsFromHoldings(deals);
  const own = deals.filter(isInLevel(level));
  const options = { asOf: period.end, terms, refuseUndated: true };
  const members: PositionWithFlows[] = [];
  const problems: { position: Position; problem: ReturnProblem }[] = [];
  for (const position of positionsInSteps(own.map(dealFromHolding), options)) {
    await yieldToEventLoop();
    if (position === undefined) continue;
    const paid = payments.filter(({ currency }) => currency === position.currency);
    const steps = positionFlowsInSteps(position, paid, { period, costs, market: { rates, terms } });
    const flows = await runInSteps(steps);
    if (flows.ok) members.push({ position, flows: flows.value });
    else problems.push({ position, problem: flows.problem });
  }
  return {
    isin,
    name: own.find((deal) => deal.name !== null)?.name ?? name,
    members,
    problems,
    deals: own,
    terms,
  };
}

/** Loads these securities with their positions and flows. */
export async function loadSecurities(
  source: PortfolioSource,
  { kind, isins }: Securities,
  request: ReturnRequest & { readonly rates: RateHistory },
): Promise<LoadedSecurity[]> {
  const { level, period } = request;
  const [rows, paid, names] = await Promise.all([
    loadDeals(source, { kind, isins }),
    listSecurityPayments(source, { kind, isins, period, level }),
    listSecurityNames(source.db, isins),
  ]);
  const [deals, payments] = [groupByIsin(rows), groupByIsin(paid)];
  const loaded: LoadedSecurity[] = [];
  for (const [isin, securityDeals] of deals) {
    await yieldToEventLoop();
    const name = names.get(isin) ?? null;
    loaded.push(
      await loadSecurity(isin, { deals: securityDeals, payments: payments.get(isin) ?? [], name }, request),
    );
  }
  return loaded;
}

/** The prices, rates and terms of these securities in the period. Undated prices apply only if the period ends today. */
export async function loadMarkets(
  { db }: PortfolioSource,
  securities: readonly LoadedSecurity[],
  { period, today, rates }: ReturnRequest & { readonly rates: RateHistory },
): Promise<ReadonlyMap<LoadedSecurity, Market>> {
  const isins = securities.map(({ isin }) => isin);
  const [last, later] = await Promise.all([
    listLastPrices(db, isins, period.start),
    listPricesBetween(db, isins, { from: period.start, to: period.end }),
  ]);
  const byIsin = groupByIsin([...last, ...later]);
  const markets = new Map<LoadedSecurity, Market>();
  for (const security of securities) {
    await yieldToEventLoop();
    const { isin, deals, terms } = security;
    const prices = priceHistory([...recordedMarketPrices(deals, period.end), ...(byIsin.get(isin) ?? [])]);
    const undatedPrice = period.end === today ? undatedMarketPrices(deals) : undefined;
    markets.set(security, { prices, rates, terms, undatedPrice });
  }
  return markets;
}
