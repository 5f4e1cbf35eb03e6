import type { CalendarDate } from '#domain/calendar-date';
import { CURRENCIES } from '#domain/money/currency';
import { rateHistory, type RateHistory } from '#domain/money/rate-history';
import { HOLDING_KINDS, type HoldingKind } from '#domain/portfolio/holding';
import type { CostMethod } from '#domain/portfolio/positions/lots';
import { dealFromHolding, type DatedHolding } from '#domain/portfolio/positions/deals-from-holdings';
import type { Position } from '#domain/portfolio/positions/position';
import { computePositionsInSteps } from '#domain/portfolio/positions/positions';
import { termsFromHoldings } from '#domain/portfolio/positions/security-terms';
import { valuePosition, type Market, type Valuation } from '#domain/portfolio/valuation/value-on-a-day';
import { priceHistory } from '#domain/prices/price-history';
import { runInSteps, yieldToEventLoop } from '../../platform/runtime/yield-to-event-loop.ts';
import { listRates } from '../exchange-rates/exchange-rates.store.ts';
import { heldBond, heldEtfOrShare, type PortfolioSource } from '../holdings/load-portfolio.ts';
import { listBondDeals, listEtfOrShareDeals, listIsinsInParts } from './deal-rows.store.ts';
import { recordedMarketPrices, undatedMarketPrices } from './holding-prices.ts';
import { listSecurityDetails, type SecurityDetails } from './security-names.store.ts';
import { listLastPrices } from '../price-history/price-history.store.ts';

export interface PositionsWanted {
  readonly on: CalendarDate;
  readonly today: CalendarDate;
  readonly method: CostMethod;
}

export interface LoadedPosition extends SecurityDetails {
  readonly position: Position;
  readonly valuation: Valuation;
  readonly terms: Market['terms'];
  /** At which bank each deal of the security is kept. */
  readonly banks: ReadonlyMap<number, string | null>;
}

/** The deals in these securities, in the order of their numbers. */
export async function loadDeals(
  { db, scope }: PortfolioSource,
  { kind, isins }: { readonly kind: HoldingKind; readonly isins: readonly string[] },
): Promise<DatedHolding[]> {
  const deals: DatedHolding[] = [];
  if (kind === 'bond') {
    for (const row of await listBondDeals(db, scope, isins)) {
      deals.push(heldBond(row));
      await yieldToEventLoop();
    }
    return deals;
  }
  for (const row of await listEtfOrShareDeals(db, scope, { kind, isins })) {
    deals.push(heldEtfOrShare(row));
    await yieldToEventLoop();
  }
  return deals;
}

/** The exchange rates on the day. */
export async function loadRates({ db }: PortfolioSource, on: CalendarDate): Promise<RateHistory> {
  return rateHistory(await listRates(db, { currencies: CURRENCIES, from: on, to: on }));
}

/** All positions in these securities of a kind, with their value at the end of the day. */
export async function loadSecurityPositions(
  source: PortfolioSource,
  securities: { readonly kind: HoldingKind; readonly isins: readonly string[] },
  { on, today, method, rates }: PositionsWanted & { readonly rates: RateHistory },
): Promise<LoadedPosition[]> {
  const { isins } = securities;
  const [deals, prices, details] = await Promise.all([
    loadDeals(source, securities),
    listLastPrices(source.db, isins, on),
    listSecurityDetails(source.db, isins),
  ]);
  // One security may have thousands of deals.
  await yieldToEventLoop();
  const terms = termsFromHoldings(deals);
  await yieldToEventLoop();
  const recorded = priceHistory([...recordedMarketPrices(deals, on), ...prices]);
  await yieldToEventLoop();
  const undatedPrice = on === today ? undatedMarketPrices(deals) : undefined;
  const market: Market = { prices: recorded, rates, terms, undatedPrice };
  const ownNames = new Map(deals.flatMap(({ isin, name }) => (name === null ? [] : [[isin, name]])));
  await yieldToEventLoop();
  const banks = new Map(deals.map(({ id, bank }) => [id, bank === '' ? null : bank]));
  const options = { method, asOf: on, terms, refuseUndated: on < today };
  const positions = await runInSteps(computePositionsInSteps(deals.map(dealFromHolding), options));
  const loaded: LoadedPosition[] = [];
  for (const position of positions) {
    await yieldToEventLoop();
    const { name = null, issuer = null, country = null } = details.get(position.isin) ?? {};
    loaded.push({
      position,
      valuation: valuePosition(position, on, market),
      name: ownNames.get(position.isin) ?? name,
      issuer,
      country,
      terms,
      banks,
    });
  }
  return loaded;
}

/** False if all its deals are of later days. */
const hasBegun = ({ steps, problem }: Position) => steps.length > 0 || problem !== null;

/** All positions of the scope's owner, in the order of kind and ISIN. Only a part of the deals is in memory at a time. */
export async function* loadPositionsInParts(
  source: PortfolioSource,
  wanted: PositionsWanted & { readonly kind?: HoldingKind | undefined },
): AsyncGenerator<readonly LoadedPosition[], void> {
  const kinds = wanted.kind === undefined ? HOLDING_KINDS : [wanted.kind];
  const [rates, ...partsOfKinds] = await Promise.all([
    loadRates(source, wanted.on),
    ...kinds.map(async (kind) => ({ kind, parts: await listIsinsInParts(source.db, source.scope, kind) })),
  ]);
  for (const { kind, parts } of partsOfKinds) {
    for (const isins of parts) {
      const positions = await loadSecurityPositions(source, { kind, isins }, { ...wanted, rates });
      yield positions.filter(({ position }) => hasBegun(position));
    }
  }
}
