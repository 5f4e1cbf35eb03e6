import type { CashFlowRow } from '#domain/bonds/cash-flows/cash-flow-table';
import type { CashFlowId } from '#api/platform/ids';
import type { OwnedBond } from '../bonds/require-bond.store.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { nextVersion } from '../../../platform/database/optimistic-lock.ts';

/** Rows per statement. A row takes 11 parameters, and a statement can have 65,535. */
const BATCH_SIZE = 1_000;

interface Replacement {
  readonly changes: {
    readonly added: readonly CashFlowRow[];
    readonly changed: readonly { readonly id: CashFlowId; readonly after: CashFlowRow }[];
    readonly removedIds: readonly CashFlowId[];
  };
  readonly now: Date;
}

function toColumns(row: CashFlowRow) {
  return {
    origin: 'generated' as const,
    date: row.date,
    position: row.position.toFixed(),
    interim_cash_flow: row.interim.toFixed(),
    principal_cash_flow: row.principal.toFixed(),
    total_cash_flows: row.total.toFixed(),
    cumulative_cash_flows: row.cumulative.toFixed(),
    real_cash_flows: row.real?.toFixed() ?? null,
    diff: row.diff?.toFixed() ?? null,
  };
}

/** Adds, changes and removes cash flows of a bond. The caller must have locked the bond. Removed cash flows can be restored. */
export async function replaceCashFlows(
  tx: DatabaseTransaction,
  bond: OwnedBond,
  { changes: { added, changed, removedIds }, now }: Replacement,
): Promise<void> {
  for (let start = 0; start < added.length; start += BATCH_SIZE) {
    const rows = added.slice(start, start + BATCH_SIZE);
    await tx
      .insertInto('cash_flows')
      .values(rows.map((row) => ({ ...toColumns(row), user_id: bond.user_id, bond_id: bond.id })))
      .execute();
  }
  for (const { id, after } of changed) {
    await tx
      .updateTable('cash_flows')
      .set({ ...toColumns(after), version: nextVersion() })
      .where('user_id', '=', bond.user_id)
      .where('id', '=', id)
      .execute();
  }
  if (removedIds.length === 0) return;
  await tx
    .updateTable('cash_flows')
    .set({ deleted_at: now })
    .where('user_id', '=', bond.user_id)
    .where('id', 'in', removedIds)
    .execute();
}
