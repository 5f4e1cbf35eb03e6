import { inScope, type Scope } from '../../people/access/scope.ts';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import { versionFits } from '../../platform/database/version-fits.ts';
import type { BondRow } from './bond-on-wire.ts';
import type { OneVersion } from './bonds.store.ts';

/**
 * From now on it is not found, but can be restored. Its payments and cash flows go with it, at the same instant: so a
 * restored bond knows them from those that were removed before. Undefined where it is not there, or has another version.
 */
export async function removeBond(
  tx: DatabaseTransaction,
  scope: Scope,
  { id, expectedVersion, now }: OneVersion & { readonly now: Date },
): Promise<BondRow | undefined> {
  const bond = await tx
    .updateTable('bonds')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where(inScope('bonds', scope))
    .where(versionFits(expectedVersion))
    .returningAll()
    .executeTakeFirst();
  if (bond === undefined) return undefined;
  for (const table of ['payments', 'cash_flows'] as const) {
    await tx
      .updateTable(table)
      .set({ deleted_at: now })
      .where('user_id', '=', bond.user_id)
      .where('bond_id', '=', bond.id)
      .where('deleted_at', 'is', null)
      .execute();
  }
  return bond;
}
