import { recalculateCumulative } from '#domain/bonds/cash-flows/recalculate-cumulative';
import type { Scope } from '../../../people/access/scope.ts';
import { lockBond } from '../bonds/require-bond.store.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import type { CashFlowRow } from './cash-flow-on-wire.ts';
import {
  changeCashFlowRow,
  findCashFlow,
  listCashFlows,
  writeCumulative,
  type CashFlowChange,
} from './cash-flows.store.ts';
import { requireStorableAmounts } from './require-storable-amounts.ts';

/** Recalculates the cumulative amounts after a changed row, up to the first one that was not a running sum. */
async function updateFollowingSums(
  tx: DatabaseTransaction,
  scope: Scope,
  { before, after }: { readonly before: CashFlowRow; readonly after: CashFlowRow },
): Promise<void> {
  const rows = await listCashFlows(tx, scope, after.bond_id);
  const following = rows.slice(rows.findIndex(({ id }) => id === after.id) + 1);
  const sums = recalculateCumulative(
    { before: before.cumulative_cash_flows, after: after.cumulative_cash_flows },
    following.map((row) => ({ total: row.total_cash_flows, cumulative: row.cumulative_cash_flows })),
  );
  requireStorableAmounts('cumulativeCashFlows', sums);
  for (const [index, sum] of sums.entries()) {
    const row = following[index];
    if (row === undefined) return;
    await writeCumulative(tx, row, sum.toFixed());
  }
}

/**
 * Changes a cash flow and updates the cumulative amounts after it, in one transaction. Marks a generated cash flow as edited.
 * Throws not found if it does not exist; undefined if it has another version.
 */
export async function changeCashFlow(
  tx: DatabaseTransaction,
  scope: Scope,
  change: CashFlowChange,
): Promise<CashFlowRow | undefined> {
  const { bond_id: bondId } = await findCashFlow(tx, scope, change.id);
  await lockBond(tx, scope, bondId);
  const before = await findCashFlow(tx, scope, change.id);
  const after = await changeCashFlowRow(tx, scope, change);
  if (after !== undefined) await updateFollowingSums(tx, scope, { before, after });
  return after;
}
