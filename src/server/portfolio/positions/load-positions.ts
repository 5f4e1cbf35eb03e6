import type { CalendarDate } from '#domain/calendar-date';
import { CURRENCIES } from '#domain/money/currency';
import { rateHistory, type RateHistory } from '#domain/money/rate-history';
import { HOLDING_KINDS, type HoldingKind } from '#domain/portfolio/holding';
import type { CostMethod } from '#domain/portfolio/positions/lots';
import { dealFromHolding, type DatedHolding } from '#domain/portfolio/positions/deals-from-holdings';
import type { Position } from '#domain/portfolio/positions/position';
import { positionsInSteps } from '#domain/portfolio/positions/positions';
import { termsFromHoldings } from '#domain/portfolio/positions/security-terms';
import { valuePosition, type Market, type Valuation } from '#domain/portfolio/valuation/value-on-a-day';
import { priceHistory, type RecordedPrice } from '#domain/prices/price-history';
import { yieldToEventLoop } from '../../platform/runtime/yield-to-event-loop.ts';
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

/** Some securities of a kind, as they are read. */
export interface LoadedSecurities {
  readonly deals: readonly DatedHolding[];
  /**
   * All positions with their value at the end of the day. Each is computed when it is asked for, so that of thousands few are in
   * memory; undefined between the steps of one.
   */
  readonly positions: () => Generator<LoadedPosition | undefined, void>;
}

type WantedOfSecurities = PositionsWanted & { readonly rates: RateHistory };

async function findMarket(
  deals: readonly DatedHolding[],
  prices: readonly RecordedPrice[],
  { on, today, rates }: WantedOfSecurities,
): Promise<Market> {
  // One security may have thousands of deals.
  await yieldToEventLoop();
  const terms = termsFromHoldings(deals);
  await yieldToEventLoop();
  const recorded = priceHistory([...recordedMarketPrices(deals, on), ...prices]);
  await yieldToEventLoop();
  return { prices: recorded, rates, terms, undatedPrice: on === today ? undatedMarketPrices(deals) : undefined };
}

/** False if all its deals are of later days. */
const hasBegun = ({ steps, problem }: Position) => steps.length > 0 || problem !== null;

/** Reads these securities of a kind. */
export async function loadSecurities(
  source: PortfolioSource,
  securities: { readonly kind: HoldingKind; readonly isins: readonly string[] },
  wanted: WantedOfSecurities,
): Promise<LoadedSecurities> {
  const { isins } = securities;
  const { on, today, method } = wanted;
  const [deals, prices, details] = await Promise.all([
    loadDeals(source, securities),
    listLastPrices(source.db, isins, on),
    listSecurityDetails(source.db, isins),
  ]);
  const market = await findMarket(deals, prices, wanted);
  const { terms } = market;
  const ownNames = new Map(deals.flatMap(({ isin, name }) => (name === null ? [] : [[isin, name]])));
  const banks = new Map(deals.map(({ id, bank }) => [id, bank === '' ? null : bank]));
  const options = { method, asOf: on, terms, refuseUndated: on < today };
  function* positions(): ReturnType<LoadedSecurities['positions']> {
    for (const position of positionsInSteps(deals.map(dealFromHolding), options)) {
      if (position === undefined || !hasBegun(position)) {
        yield;
        continue;
      }
      const { name = null, issuer = null, country = null } = details.get(position.isin) ?? {};
      yield {
        position,
        valuation: valuePosition(position, on, market),
        name: ownNames.get(position.isin) ?? name,
        issuer,
        country,
        terms,
        banks,
      };
    }
  }
  return { deals, positions };
}

/** All securities of the scope's owner, in the order of kind and ISIN. Only a part of the deals is in memory at a time. */
export async function* loadSecuritiesInParts(
  source: PortfolioSource,
  wanted: PositionsWanted & { readonly kind?: HoldingKind | undefined },
): AsyncGenerator<LoadedSecurities, void> {
  const kinds = wanted.kind === undefined ? HOLDING_KINDS : [wanted.kind];
  const [rates, ...partsOfKinds] = await Promise.all([
    loadRates(source, wanted.on),
    ...kinds.map(async (kind) => ({ kind, parts: await listIsinsInParts(source.db, source.scope, kind) })),
  ]);
  for (const { kind, parts } of partsOfKinds) {
    for (const isins of parts) yield await loadSecurities(source, { kind, isins }, { ...wanted, rates });
  }
}
