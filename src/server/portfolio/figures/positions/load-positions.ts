import type { CalendarDate } from '#domain/calendar-date';
import { UNKNOWN_BANK } from '#api/portfolio/etfs-and-shares';
import { CURRENCIES } from '#domain/money/currency';
import { rateHistory, type RateHistory } from '#domain/money/rate-history';
import { HOLDING_KINDS, type HoldingKind } from '#domain/portfolio/holding';
import type { CostMethod } from '#domain/portfolio/positions/lots';
import { dealFromHolding, type DatedHolding } from '#domain/portfolio/positions/deals-from-holdings';
import type { Position } from '#domain/portfolio/positions/position';
import { positionsInSteps } from '#domain/portfolio/positions/positions';
import { termsFromHoldings } from '#domain/portfolio/positions/security-terms';
import { valuePosition, type Market, type Valuation } from '#domain/portfolio/valuation/value-position';
import { priceHistory, type RecordedPrice } from '#domain/prices/price-history';
import { runInSteps } from '../../../platform/runtime/yield-to-event-loop.ts';
import { listRates } from '../../market/exchange-rates/exchange-rates.store.ts';
import { heldBond, heldEtfOrShare, type PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { groupByIsin } from './group-by-isin.ts';
import {
  listBondDeals,
  listEtfOrShareDeals,
  listIsinsInParts,
  type DayOfPositions,
} from './deal-rows.store.ts';
import { recordedMarketPrices, undatedMarketPrices } from './holding-prices.ts';
import { listSecurityDetails, type SecurityDetails } from './security-names.store.ts';
import { listLastPrices } from '../../market/price-history/price-history.store.ts';

export interface PositionsRequest extends DayOfPositions {
  readonly method: CostMethod;
}

export interface LoadedPosition extends SecurityDetails {
  readonly position: Position;
  /** Values the position at the end of the day, when it is called: what needs a longer schedule of its coupons comes first. */
  readonly valuation: () => Valuation;
  readonly terms: Market['terms'];
  /** The bank of each deal by deal id; null if unknown. */
  readonly banks: ReadonlyMap<number, string | null>;
}

/** Yields after each row: a security may have thousands of deals. */
function* convertRows<Row>(
  rows: readonly Row[],
  convert: (row: Row) => DatedHolding,
): Generator<undefined, DatedHolding[]> {
  const deals: DatedHolding[] = [];
  for (const row of rows) {
    deals.push(convert(row));
    yield;
  }
  return deals;
}

/** Securities of one kind. */
export interface Securities {
  readonly kind: HoldingKind;
  readonly isins: readonly string[];
}

/** The deals in these securities, ordered by id. */
export async function loadDeals(
  { db, scope }: PortfolioSource,
  { kind, isins }: Securities,
): Promise<DatedHolding[]> {
  return runInSteps(
    kind === 'bond'
      ? convertRows(await listBondDeals(db, scope, isins), heldBond)
      : convertRows(await listEtfOrShareDeals(db, scope, { kind, isins }), heldEtfOrShare),
  );
}

/** The exchange rates on the day. */
export async function loadRates({ db }: PortfolioSource, on: CalendarDate): Promise<RateHistory> {
  return rateHistory(await listRates(db, { currencies: CURRENCIES, from: on, to: on }));
}

export interface LoadedSecurities {
  /**
   * Yields all positions with their value at the end of the day, each computed on demand to bound memory. Yields undefined between the
   * steps of a position.
   */
  readonly positions: () => Generator<LoadedPosition | undefined, void>;
}

type SecuritiesRequest = PositionsRequest & { readonly rates: RateHistory };

/** The rows of one security. */
interface SecurityRows {
  readonly deals: readonly DatedHolding[];
  readonly prices: readonly RecordedPrice[];
  readonly details: SecurityDetails | undefined;
  readonly banks: LoadedPosition['banks'];
}

/** False if all its deals are of later days. */
const hasBegun = ({ steps, problem }: Position) => steps.length > 0 || problem !== null;

function securityMarket({ deals, prices }: SecurityRows, { on, today, rates }: SecuritiesRequest): Market {
  return {
    prices: priceHistory([...recordedMarketPrices(deals, on), ...prices]),
    rates,
    terms: termsFromHoldings(deals),
    undatedPrice: on === today ? undatedMarketPrices(deals) : undefined,
  };
}

/** The positions of one security. */
function* securityPositions(
  rows: SecurityRows,
  request: SecuritiesRequest,
): ReturnType<LoadedSecurities['positions']> {
  const { deals, details, banks } = rows;
  const { on, today, method } = request;
  const market = securityMarket(rows, request);
  const { terms } = market;
  const ownName = deals.findLast((deal) => deal.name !== null)?.name ?? null;
  const { name = null, issuer = null, country = null } = details ?? {};
  const options = { method, asOf: on, terms, refuseUndated: on < today };
  for (const position of positionsInSteps(deals.map(dealFromHolding), options)) {
    if (position === undefined || !hasBegun(position)) {
      yield;
      continue;
    }
    const valuation = () => valuePosition(position, on, market);
    yield { position, valuation, name: ownName ?? name, issuer, country, terms, banks };
  }
}

/** Loads these securities. */
export async function loadSecurities(
  source: PortfolioSource,
  securities: Securities,
  request: SecuritiesRequest,
): Promise<LoadedSecurities> {
  const { isins } = securities;
  const [deals, prices, details] = await Promise.all([
    loadDeals(source, securities),
    listLastPrices(source.db, isins, request.on),
    listSecurityDetails(source.db, isins),
  ]);
  const [dealsByIsin, pricesByIsin] = [groupByIsin(deals), groupByIsin(prices)];
  const banks = new Map(
    deals.map(({ id, bank }) => [id, bank === '' || bank === UNKNOWN_BANK ? null : bank]),
  );
  function* positions(): ReturnType<LoadedSecurities['positions']> {
    for (const isin of isins) {
      const own = { deals: dealsByIsin.get(isin) ?? [], prices: pricesByIsin.get(isin) ?? [] };
      yield* securityPositions({ ...own, details: details.get(isin), banks }, request);
    }
  }
  return { positions };
}

interface SecuritiesOfScope extends PositionsRequest {
  readonly kind?: HoldingKind | undefined;
  /** Leave out securities that are closed by the day. */
  readonly heldOnly?: boolean;
}

/** The securities of the scope in parts, ordered by kind and ISIN, and the request with the exchange rates of its day. */
export async function listSecuritiesInParts(
  source: PortfolioSource,
  request: SecuritiesOfScope,
): Promise<{ readonly parts: readonly Securities[]; readonly request: SecuritiesRequest }> {
  const kinds = request.kind === undefined ? HOLDING_KINDS : [request.kind];
  const heldOn = request.heldOnly === true ? request : undefined;
  const [rates, ...parts] = await Promise.all([
    loadRates(source, request.on),
    ...kinds.map(async (kind) =>
      (await listIsinsInParts(source, kind, heldOn)).map((isins) => ({ kind, isins })),
    ),
  ]);
  return { parts: parts.flat(), request: { ...request, rates } };
}

/** Yields all securities of the scope in parts, ordered by kind and ISIN. Only one part's deals are in memory at a time. */
export async function* loadSecuritiesInParts(
  source: PortfolioSource,
  request: SecuritiesOfScope,
): AsyncGenerator<LoadedSecurities, void> {
  const listed = await listSecuritiesInParts(source, request);
  for (const securities of listed.parts) yield await loadSecurities(source, securities, listed.request);
}
