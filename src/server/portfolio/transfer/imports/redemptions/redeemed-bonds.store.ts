import { sql } from 'kysely';
import type { UserId } from '#api/platform/ids';
import { inScope, type Scope } from '../../../../people/access/scope.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import { withFeatures, type WithFeatures } from '../../../records/bond-features/bond-features.store.ts';
import type { BondRow } from '../../../records/bonds/bond-on-wire.store.ts';

/** All bonds of these holders and ISINs, locked until the transaction ends. */
export async function lockHeldBonds(
  db: Database,
  scope: Scope,
  keys: readonly { readonly user_id: UserId; readonly isin: string }[],
): Promise<WithFeatures<BondRow>[]> {
  const { rows } = await sql<BondRow>`
    select * from bonds
    where ${inScope('bonds', scope)()} and (user_id, isin) in (
      select user_id, isin from json_to_recordset(${JSON.stringify(keys)}::json) as listed (user_id bigint, isin text)
    )
    order by user_id, id for no key update`.execute(db);
  return withFeatures(db, rows);
}

/** Purchases and sales that a file adds, as they would be stored. */
export async function asStoredBonds(
  db: Database,
  added: readonly Readonly<Record<string, unknown>>[],
): Promise<WithFeatures<BondRow>[]> {
  if (added.length === 0) return [];
  const defaults = { by_issuer: false, version: 1 };
  const given = JSON.stringify(added.map((columns) => ({ ...columns, ...defaults })));
  const { rows } =
    await sql<BondRow>`select * from json_populate_recordset(null::bonds, ${given}::json)`.execute(db);
  return withFeatures(db, rows);
}
