import { addDays, type CalendarDate } from '#domain/calendar-date';
import { rateHistory, type RateHistory } from '#domain/money/rate-history';
import { HOLDING_KINDS, type HoldingKind } from '#domain/portfolio/holding';
import { dealFromHolding } from '#domain/portfolio/positions/deals-from-holdings';
import { positionsInSteps } from '#domain/portfolio/positions/positions';
import { termsFromHoldings } from '#domain/portfolio/positions/security-terms';
import { historyDays, type EventDay, type HistoryPeriod } from '#domain/portfolio/valuation/history-days';
import {
  createHistorySum,
  type HistorySum,
  type ValueHistory,
} from '#domain/portfolio/valuation/value-history';
import { priceHistory } from '#domain/prices/price-history';
import { runInSteps, yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import { listRates } from '../../market/exchange-rates/exchange-rates.store.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { listIsinsInParts } from '../positions/deal-rows.store.ts';
import { recordedMarketPrices, undatedMarketPrices } from '../positions/holding-prices.ts';
import { loadDeals } from '../positions/load-positions.ts';
import { listLastPrices, listPricesBetween } from '../../market/price-history/price-history.store.ts';
import { listSecurityPayments } from '../returns/returns.store.ts';
import { listDealtCurrencies, listEventDays } from './overview.store.ts';

/** How many securities' prices are in memory at once: ten years can be thousands of prices each. */
const SECURITY_BATCH_SIZE = 50;
const DEFAULT_PERIOD_DAYS = 365;

export interface HistoryRequest {
  readonly from: CalendarDate | undefined;
  readonly to: CalendarDate;
  readonly today: CalendarDate;
}

export interface FoundHistory {
  readonly period: HistoryPeriod;
  readonly history: ValueHistory;
}

/**
 * Starts at the first deal or payment by default, but not at a price or a repayment, which can be older. Without either, covers the last
 * year.
 */
function toPeriod({ from, to }: HistoryRequest, events: readonly EventDay[]): HistoryPeriod {
  const first = events.find(({ kind }) => kind === 'deal' || kind === 'payment')?.day;
  return { from: from ?? first ?? addDays(to, -DEFAULT_PERIOD_DAYS), to };
}

interface Securities {
  readonly kind: HoldingKind;
  readonly isins: readonly string[];
}

/** Adds the positions in these securities to the sum. Returns how many of them have steps or a problem. */
async function addSecurities(
  sum: HistorySum,
  source: PortfolioSource,
  {
    kind,
    isins,
    period,
    today,
  }: Securities & { readonly period: HistoryPeriod; readonly today: CalendarDate },
): Promise<number> {
  const { from, to } = period;
  const [deals, last, later] = await Promise.all([
    loadDeals(source, { kind, isins }),
    listLastPrices(source.db, isins, from),
    listPricesBetween(source.db, isins, { from, to }),
  ]);
  await yieldToEventLoop();
  const terms = termsFromHoldings(deals);
  await yieldToEventLoop();
  const prices = priceHistory([...recordedMarketPrices(deals, to), ...last, ...later]);
  await yieldToEventLoop();
  const undatedPrice = to === today ? undatedMarketPrices(deals) : undefined;
  const options = { asOf: to, terms, refuseUndated: to < today };
  let counted = 0;
  for (const position of positionsInSteps(deals.map(dealFromHolding), options)) {
    await yieldToEventLoop();
    if (position === undefined) continue;
    if (position.steps.length > 0 || position.problem !== null) counted += 1;
    await runInSteps(sum.addInSteps(position, { prices, terms, undatedPrice }));
  }
  const paid = { kind, isins, period: { start: from, end: to }, level: { of: 'all' } } as const;
  for (const payment of await listSecurityPayments(source, paid)) {
    await yieldToEventLoop();
    sum.addPayment(payment);
  }
  return counted;
}

async function loadPeriodRates(source: PortfolioSource, { from, to }: HistoryPeriod): Promise<RateHistory> {
  const currencies = await listDealtCurrencies(source);
  return rateHistory(await listRates(source.db, { currencies, from, to }));
}

/** The value of the scope's holdings over time. Loads prices in batches of securities to bound memory. */
export async function findHistory(source: PortfolioSource, wanted: HistoryRequest): Promise<FoundHistory> {
  const events = await listEventDays(source, wanted.to);
  const period = toPeriod(wanted, events);
  const rates = await loadPeriodRates(source, period);
  const sum = createHistorySum(historyDays(period, events), rates);
  let positions = 0;
  for (const kind of HOLDING_KINDS) {
    for (const isins of await listIsinsInParts(source, kind)) {
      for (let start = 0; start < isins.length; start += SECURITY_BATCH_SIZE) {
        const part = isins.slice(start, start + SECURITY_BATCH_SIZE);
        positions += await addSecurities(sum, source, { kind, isins: part, period, today: wanted.today });
      }
    }
  }
  const history = positions === 0 ? { points: [], gaps: [], leftOut: [], deals: [] } : sum.total();
  return { period, history };
}
