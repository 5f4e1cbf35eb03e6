import type { CalendarDate } from '#domain/calendar-date';
import { groupBy } from '#domain/group-by';
import { dealFromHolding } from '#domain/portfolio/positions/deals-from-holdings';
import { redenominateNominals, type Issue } from '#domain/portfolio/redenomination/redenominate-nominals';
import type { BatchId } from '#api/platform/ids';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import { changeHoldings, type ChangedHolding } from '../batches/batches.store.ts';
import type { BondRow } from '../../records/bonds/bond-on-wire.store.ts';
import { heldBond } from '../../records/holdings/load-portfolio.ts';
import {
  listBondDeals,
  listCashFlowsOfBonds,
  listEtfOrShareDeals,
  listLevPositions,
  listPaymentsOfBonds,
  type LevPosition,
  type Reading,
} from './lev-holdings.store.ts';
import {
  COLUMNS,
  redenominatedBond,
  redenominatedCashFlows,
  redenominatedEtfOrShare,
  redenominatedPayment,
} from './redenominated-rows.ts';
import type { RedenominationReport } from './redenomination-report.ts';

interface RedenominationOfHoldings {
  readonly isins: readonly string[];
  readonly day: CalendarDate;
  readonly issue: Issue | null;
  /** Null for a preview. */
  readonly batch: BatchId | null;
  readonly reading: Reading;
  readonly report: RedenominationReport;
}

/** Holdings per statement. */
const BATCH_SIZE = 2_000;

/** Groups positions so that each group has about this many rows. A single position may have more. */
function* inParts(positions: readonly LevPosition[]): Generator<readonly LevPosition[]> {
  let part: LevPosition[] = [];
  let rows = 0;
  for (const position of positions) {
    part.push(position);
    rows += position.rows;
    if (rows < BATCH_SIZE) continue;
    yield part;
    [part, rows] = [[], 0];
  }
  if (part.length > 0) yield part;
}

async function save(
  tx: DatabaseTransaction,
  { batch }: RedenominationOfHoldings,
  { target, changed }: { readonly target: keyof typeof COLUMNS; readonly changed: readonly ChangedHolding[] },
): Promise<void> {
  if (batch === null) return;
  for (let start = 0; start < changed.length; start += BATCH_SIZE)
    await changeHoldings(
      tx,
      { batch, target, columns: COLUMNS[target] },
      changed.slice(start, start + BATCH_SIZE),
    );
}

async function redenominatePaymentsAndCashFlows(
  tx: DatabaseTransaction,
  act: RedenominationOfHoldings,
  bonds: readonly BondRow[],
): Promise<void> {
  const { reading, report, day } = act;
  const payments: ChangedHolding[] = [];
  for (const row of await listPaymentsOfBonds(tx, reading, bonds)) {
    const payment = redenominatedPayment(row, day);
    report.addPayment(payment);
    payments.push(payment);
    await yieldToEventLoop();
  }
  await save(tx, act, { target: 'payments', changed: payments });
  const cashFlows: ChangedHolding[] = [];
  const series = groupBy(
    await listCashFlowsOfBonds(tx, reading, bonds),
    ({ bond_id, deleted_at }) => `${bond_id} ${deleted_at === null}`,
  );
  for (const rows of series.values()) {
    cashFlows.push(...redenominatedCashFlows(rows));
    await yieldToEventLoop();
  }
  report.addCashFlows(cashFlows.length);
  await save(tx, act, { target: 'cash_flows', changed: cashFlows });
}

async function redenominateBonds(
  tx: DatabaseTransaction,
  act: RedenominationOfHoldings,
  positions: readonly LevPosition[],
): Promise<void> {
  const deals = await listBondDeals(tx, act.reading, positions);
  const changed: ChangedHolding[] = [];
  for (const rows of groupBy(deals, ({ user_id, isin }) => `${user_id} ${isin}`).values()) {
    await yieldToEventLoop();
    const dealsOfPosition = rows.map((row) => dealFromHolding(heldBond({ ...row, features: null })));
    const nominals = redenominateNominals(dealsOfPosition, act.issue ?? undefined);
    for (const row of rows) {
      const nominal = nominals.get(row.id);
      if (nominal === undefined) continue;
      const bond = redenominatedBond(row, nominal);
      act.report.addHolding(row, bond);
      changed.push(bond);
    }
  }
  await save(tx, act, { target: 'bonds', changed });
  await redenominatePaymentsAndCashFlows(
    tx,
    act,
    deals.filter(({ currency }) => currency === 'BGN'),
  );
}

async function redenominateEtfsAndShares(
  tx: DatabaseTransaction,
  act: RedenominationOfHoldings,
  positions: readonly LevPosition[],
): Promise<void> {
  const changed: ChangedHolding[] = [];
  for (const row of await listEtfOrShareDeals(tx, act.reading, positions)) {
    if (row.currency !== 'BGN') continue;
    await yieldToEventLoop();
    const etfOrShare = redenominatedEtfOrShare(row);
    act.report.addHolding(row, etfOrShare);
    changed.push(etfOrShare);
  }
  await save(tx, act, { target: 'etfs_and_shares', changed });
}

const REDENOMINATE = { bonds: redenominateBonds, etfs_and_shares: redenominateEtfsAndShares } as const;

/**
 * Redenominates all lev holdings of these ISINs with their payments and cash flows, position by position. A preview writes
 * nothing.
 */
export async function redenominateHoldings(
  tx: DatabaseTransaction,
  act: RedenominationOfHoldings,
): Promise<void> {
  const { isins, reading } = act;
  for (const table of ['bonds', 'etfs_and_shares'] as const) {
    const positions = await listLevPositions(tx, table, { scope: reading.scope, isins });
    for (const part of inParts(positions)) await REDENOMINATE[table](tx, act, part);
  }
}
