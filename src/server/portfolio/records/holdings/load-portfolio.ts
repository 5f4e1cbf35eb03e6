import type { CalendarDate } from '#domain/calendar-date';
import type { StoredFlow } from '#domain/portfolio/coming-flows';
import type { HeldBond, HeldEtfOrShare } from '#domain/portfolio/holding';
import type { BondWithPayments } from '#domain/portfolio/payments-received';
import type { Dated, DatedHolding } from '#domain/portfolio/positions/deals-from-holdings';
import type { Kind } from '#api/portfolio/etfs-and-shares';
import type { Scope } from '../../../people/access/scope.ts';
import { bondHolding, receivedPayment } from '../bonds/bond-holding.ts';
import { bondsWithPaymentsInParts, type HeldBondWithPaymentsRow } from './bonds-with-payments.store.ts';
import type { HeldBondRow } from './held-bond-columns.ts';
import { listHeldBonds } from './held-bonds.store.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { EtfOrShareRow } from '../etfs-and-shares/etf-or-share-on-wire.ts';
import * as etfsAndShares from '../etfs-and-shares/etfs-and-shares.store.ts';
import { listComingCashFlows } from './coming-cash-flows.store.ts';

/** The database and the scope of the rows to read. */
export interface PortfolioSource {
  readonly db: Database;
  readonly scope: Scope;
}

/** Uses Object.assign: spreading an object of this size takes a hundred times as long (docs/performance-tried.md). */
export function heldBond(row: HeldBondRow): Dated<HeldBond> {
  return Object.assign(bondHolding(row), {
    kind: 'bond' as const,
    id: row.id,
    name: null,
    notes: row.notes,
    bank: row.bank,
    marketPriceOn: row.market_price_on,
    amountPaid: row.amount_paid,
    profit: row.profit,
    computedYieldPercent: row.computed_yield_percent,
    closedOn: row.closed_on,
    isByIssuer: row.by_issuer,
  });
}

export const HELD_ETF_OR_SHARE_COLUMNS = [
  'kind',
  'id',
  'isin',
  'name',
  'bank',
  'currency',
  'direction',
  'expired',
  'nominal',
  'buy_price',
  'market_price',
  'market_price_on',
  'buy_date',
  'settlement_date',
  'amount_paid',
  'profit',
  'fees_paid_1',
  'fees_paid_2',
  'dividend',
  'closed_on',
  'cost_moves',
  'fifo_cost',
] as const satisfies readonly (keyof EtfOrShareRow)[];

export function heldEtfOrShare(
  row: Pick<EtfOrShareRow, (typeof HELD_ETF_OR_SHARE_COLUMNS)[number]>,
): Dated<HeldEtfOrShare> {
  return {
    kind: row.kind,
    id: row.id,
    isin: row.isin,
    name: row.name,
    notes: null,
    bank: row.bank,
    currency: row.currency,
    direction: row.direction,
    expired: row.expired,
    units: row.nominal,
    buyPrice: row.buy_price,
    marketPrice: row.market_price,
    marketPriceOn: row.market_price_on,
    buyDate: row.buy_date,
    settlementDate: row.settlement_date,
    amountPaid: row.amount_paid,
    profit: row.profit,
    feesPaid: [row.fees_paid_1, row.fees_paid_2].filter((fee) => fee !== null),
    dividend: row.dividend,
    closedOn: row.closed_on,
    costMoves: row.cost_moves,
    fifoCost: row.fifo_cost,
  };
}

function bondWithPayments(row: HeldBondWithPaymentsRow): BondWithPayments {
  return {
    bond: heldBond(row),
    payments: row.payments.map((payment) => ({ id: payment.id, ...receivedPayment(payment, row.currency) })),
  };
}

/** All ETFs or shares of the scope in ISIN order, including expired ones. */
export async function loadEtfsOrShares(
  { db, scope }: PortfolioSource,
  kind: Kind,
): Promise<Dated<HeldEtfOrShare>[]> {
  return (await etfsAndShares.list(db, scope, { kind, expired: undefined })).map(heldEtfOrShare);
}

async function loadBonds({ db, scope }: PortfolioSource): Promise<Dated<HeldBond>[]> {
  return (await listHeldBonds(db, scope)).map(heldBond);
}

/** Bonds, ETFs, then shares, each in ISIN order, including expired ones. Loaded one after the other, because tens of thousands of rows are large. */
export async function loadHoldings(source: PortfolioSource): Promise<DatedHolding[]> {
  const bonds = await loadBonds(source);
  const etfs = await loadEtfsOrShares(source, 'etf');
  return [...bonds, ...etfs, ...(await loadEtfsOrShares(source, 'share'))];
}

/** The bonds in ISIN order with their payments in date order. Only one part is in memory at a time. */
export async function* loadBondsWithPayments({
  db,
  scope,
}: PortfolioSource): AsyncGenerator<readonly BondWithPayments[], void> {
  for await (const rows of bondsWithPaymentsInParts(db, scope)) yield rows.map(bondWithPayments);
}

/** The stored cash flows of these bonds after the day, by bond id. */
export async function loadComingFlows(
  { db, scope }: PortfolioSource,
  bonds: readonly HeldBond[],
  after: CalendarDate,
): Promise<ReadonlyMap<HeldBond['id'], readonly StoredFlow[]>> {
  const bondIds = bonds.map(({ id }) => id);
  const flows = new Map<number, StoredFlow[]>(bondIds.map((id) => [id, []]));
  for (const line of await listComingCashFlows(db, scope, { bondIds, after }))
    flows.get(line.bond_id)?.push(line);
  return flows;
}
