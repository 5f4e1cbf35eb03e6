import type { CalendarDate } from '#domain/calendar-date';
import type { BondId } from '#api/ids';
import { deletedInScope, type Scope } from '../../people/access/scope.ts';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/errors/api-error.ts';
import { withinLimit } from '../../platform/database/within-limit.ts';
import type { BondRow } from './bond-on-wire.ts';
import { BOND_LIMIT } from './bonds.store.ts';
import { withComputedYield } from './write-computed-yields.ts';

/** Brings it back as it was, with the payments and cash flows that went with it. Throws not found where it is not deleted. */
export async function restoreBond(
  tx: DatabaseTransaction,
  scope: Scope,
  { id, today }: { readonly id: BondId; readonly today: CalendarDate },
): Promise<BondRow> {
  const { user_id: owner, deleted_at: deletedAt } = await tx
    .selectFrom('bonds')
    .select(['user_id', 'deleted_at'])
    .where('id', '=', id)
    .where(deletedInScope('bonds', scope))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
  for (const table of ['payments', 'cash_flows'] as const) {
    await tx
      .updateTable(table)
      .set({ deleted_at: null })
      .where('user_id', '=', owner)
      .where('bond_id', '=', id)
      .where('deleted_at', '=', deletedAt)
      .execute();
  }
  const restored = await withinLimit(BOND_LIMIT, () =>
    tx
      .updateTable('bonds')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where(deletedInScope('bonds', scope))
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return withComputedYield(tx, restored, today);
}
