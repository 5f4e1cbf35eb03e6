import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/schema.ts';

/** A user who was erased with all their data; only the number is left. */
export interface Erasure {
  readonly userId: number;
  readonly at: Date;
  /** The database that the user was erased from; undefined in a line that an older version wrote. */
  readonly databaseId: string | undefined;
}

/** Identifies this database, even after a restore elsewhere. */
export async function findDatabaseId(db: Database): Promise<string> {
  const { id } = await db.selectFrom('database_identity').select('id').executeTakeFirstOrThrow();
  return id;
}

/** All erasures of this database, from the audit, without demo users. */
export async function listErasures(db: Database): Promise<readonly Erasure[]> {
  const databaseId = await findDatabaseId(db);
  const rows = await db
    .selectFrom('audit_entries as erased')
    .select(['target_id', 'at'])
    // Literals, not parameters, so that the partial indexes `erased_users` and `added_demo_users` (migrations/0008-audit.sql) are used.
    .where(sql<boolean>`erased.action = 'erased' and erased.target_type = 'user'`)
    .where(
      sql<boolean>`not exists (
        select from audit_entries as added
        where added.target_id = erased.target_id
          and added.action = 'added' and added.target_type = 'user' and added.changes @> '{"demo": true}')`,
    )
    .orderBy('erased.id')
    .execute();
  return rows.flatMap(({ target_id: userId, at }) => (userId === null ? [] : [{ userId, at, databaseId }]));
}

/**
 * Removes the users who are back and returns their numbers. A user with the same number who was added after the erasure is
 * somebody else.
 */
export async function eraseAgain(
  tx: DatabaseTransaction,
  erasures: readonly Erasure[],
): Promise<readonly number[]> {
  const rows = await tx
    .deleteFrom('users')
    .where(
      sql<boolean>`exists (
        select from jsonb_to_recordset(${JSON.stringify(erasures)}) as erased ("userId" bigint, at timestamptz)
        where erased."userId" = users.id and users.created_at < erased.at)`,
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}
