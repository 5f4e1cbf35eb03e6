import { sql } from 'kysely';
import type { ImportId, UserId } from '#api/platform/ids';
import { deletedInScope, inScope, type Scope } from '../../../../people/access/scope.ts';
import type { Encrypted } from '../../../../platform/crypto/encrypted.ts';
import type { DatabaseTransaction } from '../../../../platform/database/schema.ts';

/** A user that an import adds or changes. */
export interface ImportedUserRow {
  readonly id: ImportId;
  readonly place: number;
  readonly kind: 'new' | 'changed';
  readonly personal: Encrypted | null;
  /** Null until the user is added. */
  readonly target_id: UserId | null;
  /** The user's version at the comparison; for a new user, the version after confirmation. */
  readonly target_version: number | null;
}

export async function listImportedUsers(
  tx: DatabaseTransaction,
  id: ImportId,
): Promise<readonly ImportedUserRow[]> {
  const { rows } = await sql<ImportedUserRow>`
    select import_id as id, place, kind, personal, target_id, target_version from import_rows
    where import_id = ${id} and is_included and target = 'user' and kind in ('new', 'changed')
    order by place`.execute(tx);
  return rows;
}

/** Records the user that each row added. */
export async function recordAddedUsers(
  tx: DatabaseTransaction,
  id: ImportId,
  added: readonly { readonly place: number; readonly userId: UserId }[],
): Promise<void> {
  await sql`
    update import_rows set target_id = added."userId", target_version = 1
    from json_to_recordset(${JSON.stringify(added)}::json) as added (place integer, "userId" bigint)
    where import_id = ${id} and import_rows.place = added.place`.execute(tx);
}

/** Locks and lists the users of the import that are unchanged since: never invited, and without holdings. */
export async function lockUntouchedUsers(
  tx: DatabaseTransaction,
  scope: Scope,
  id: ImportId,
): Promise<readonly { readonly id: UserId }[]> {
  const isOfScope = (table: 'bonds' | 'etfs_and_shares') =>
    sql`(${inScope(table, scope)()} or ${deletedInScope(table, scope)()})`;
  const { rows } = await sql<{ id: UserId }>`
    select users.id from users
    where id in (select target_id from import_rows where import_id = ${id} and is_included and target = 'user' and kind = 'new')
      and version = 1 and password_hash is null and role = 'user'
      and not exists (select from bonds where bonds.user_id = users.id and ${isOfScope('bonds')})
      and not exists (select from etfs_and_shares where etfs_and_shares.user_id = users.id and ${isOfScope('etfs_and_shares')})
    order by id for update`.execute(tx);
  return rows;
}
