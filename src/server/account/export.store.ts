import type { BondId } from '#api/ids';
import { inScope, type Scope } from '../access/scope.ts';
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
