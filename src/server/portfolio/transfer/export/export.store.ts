import type { CalendarDate } from '#domain/calendar-date';
import type { BondId } from '#api/platform/ids';
import { sql } from 'kysely';
import { deletedInScope, inScope, type Scope } from '../../../people/access/scope.ts';
import { bondOnWire } from '../../records/bonds/bond-on-wire.store.ts';
import type { CashFlowRow } from '../../records/cash-flows/cash-flow-on-wire.ts';
import { streamRows } from '../../../platform/database/stream-rows.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';

/** The cash flows of these bonds in one query, by bond, in date order. */
export async function listCashFlowsByBond(
  db: Database,
  scope: Scope,
  bondIds: readonly BondId[],
): Promise<ReadonlyMap<BondId, readonly CashFlowRow[]>> {
  const rows = await db
    .selectFrom('cash_flows')
    .selectAll()
    .where(inScope('cash_flows', scope))
    .where(sql<boolean>`bond_id = any(${bondIds})`)
    .orderBy('date')
    .orderBy('id')
    .execute();
  const byBond = new Map<BondId, CashFlowRow[]>();
  for (const row of rows) {
    const ofBond = byBond.get(row.bond_id);
    if (ofBond === undefined) byBond.set(row.bond_id, [row]);
    else ofBond.push(row);
  }
  return byBond;
}

/** Streams the deleted rows of each table in order of creation. Bonds are in the form that the API returns today. */
export function deletedRows(tx: DatabaseTransaction, scope: Scope, today: CalendarDate) {
  const bonds = tx
    .selectFrom('bonds')
    .select(['deleted_at', bondOnWire(today).as('bond')])
    .where(deletedInScope('bonds', scope));
  const payments = tx.selectFrom('payments').selectAll().where(deletedInScope('payments', scope));
  const cashFlows = tx.selectFrom('cash_flows').selectAll().where(deletedInScope('cash_flows', scope));
  const distributions = tx
    .selectFrom('distributions')
    .selectAll()
    .where(deletedInScope('distributions', scope));
  const etfsAndShares = (kind: 'etf' | 'share') =>
    tx
      .selectFrom('etfs_and_shares')
      .selectAll()
      .where('kind', '=', kind)
      .where(deletedInScope('etfs_and_shares', scope));
  return {
    bonds: streamRows(tx, bonds.orderBy('id')),
    payments: streamRows(tx, payments.orderBy('id')),
    cashFlows: streamRows(tx, cashFlows.orderBy('id')),
    distributions: streamRows(tx, distributions.orderBy('id')),
    etfs: streamRows(tx, etfsAndShares('etf').orderBy('id')),
    shares: streamRows(tx, etfsAndShares('share').orderBy('id')),
  };
}
