import { inScope, type Scope } from '../../../people/access/scope.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { FEATURES_PLACE, withFeatures } from '../bond-features/bond-features.store.ts';
import { HELD_BOND_COLUMNS, type HeldBondRow } from './held-bond-columns.ts';

/** All bonds of the scope in ISIN order, including expired ones. */
export async function listHeldBonds(db: Database, scope: Scope): Promise<HeldBondRow[]> {
  const rows = await db
    .selectFrom('bonds')
    .select([...HELD_BOND_COLUMNS, FEATURES_PLACE])
    .where(inScope('bonds', scope))
    .orderBy('isin')
    .orderBy('id')
    .execute();
  return withFeatures(db, rows);
}
