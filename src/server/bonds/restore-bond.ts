import type { CalendarDate } from '#domain/calendar-date';
import type { BondId } from '#api/ids';
import { deletedInScope, type Scope } from '../access/scope.ts';
import type { DatabaseTransaction } from '../database/schema.ts';
import { notFound } from '../http/api-error.ts';
import type { BondRow } from './bond-on-wire.ts';
import { withComputedYield } from './write-computed-yields.ts';
import { requireRoomForBond } from './require-room-for-bond.ts';

/** Brings it back as it was, with the payments and cash flows that went with it. Throws not found where it is not deleted. */
export async function restoreBond(
  tx: DatabaseTransaction,
  scope: Scope,
  { id, today }: { readonly id: BondId; readonly today: CalendarDate },
): Promise<BondRow> {
  const deleted = tx
    .selectFrom('bonds')
    .selectAll()
    .where('id', '=', id)
    .where(deletedInScope('bonds', scope));
  const { user_id: owner } = await deleted.executeTakeFirstOrThrow(notFound);
  await requireRoomForBond(tx, owner);
  // Read again, locked: it may have come back, and gone once more, while the owner was waited for.
  const bond = await deleted.forNoKeyUpdate().executeTakeFirstOrThrow(notFound);
  for (const table of ['payments', 'cash_flows'] as const) {
    await tx
      .updateTable(table)
      .set({ deleted_at: null })
      .where('user_id', '=', owner)
      .where('bond_id', '=', id)
      .where('deleted_at', '=', bond.deleted_at)
      .execute();
  }
  const restored = await tx
    .updateTable('bonds')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where(deletedInScope('bonds', scope))
    .returningAll()
    .executeTakeFirstOrThrow();
  return withComputedYield(tx, restored, today);
}
