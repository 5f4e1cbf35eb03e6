import type { CalendarDate } from '#domain/calendar-date';
import type { BondId } from '#api/ids';
import { deletedInScope, inScope, type Scope } from '../access/scope.ts';
import { bondOnWire } from '../bonds/bond-on-wire.ts';
import type { CashFlowRow } from '../cash-flows/cash-flow-on-wire.ts';
import type { Database } from '../database/schema.ts';

/** The cash flows of every bond of the scope, each bond's in date order, in one query. */
export async function listCashFlowsByBond(
  db: Database,
  scope: Scope,
): Promise<ReadonlyMap<BondId, readonly CashFlowRow[]>> {
  const rows = await db
    .selectFrom('cash_flows')
    .selectAll()
    .where(inScope('cash_flows', scope))
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

/** The scope's deleted rows, each table's in the order in which they were made; bonds as they are answered on the day. */
export async function listDeletedRows(db: Database, scope: Scope, today: CalendarDate) {
  const [bonds, payments, cashFlows, etfsAndShares] = [
    db
      .selectFrom('bonds')
      .select(['deleted_at', bondOnWire(today).as('bond')])
      .where(deletedInScope('bonds', scope)),
    db.selectFrom('payments').selectAll().where(deletedInScope('payments', scope)),
    db.selectFrom('cash_flows').selectAll().where(deletedInScope('cash_flows', scope)),
    db.selectFrom('etfs_and_shares').selectAll().where(deletedInScope('etfs_and_shares', scope)),
  ];
  return {
    bonds: await bonds.orderBy('id').execute(),
    payments: await payments.orderBy('id').execute(),
    cashFlows: await cashFlows.orderBy('id').execute(),
    etfsAndShares: await etfsAndShares.orderBy('id').execute(),
  };
}
