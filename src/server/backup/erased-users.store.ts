import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/schema.ts';

/** A user who is gone with all that was theirs: nothing of them but the number. */
export interface Erasure {
  readonly userId: number;
  readonly at: Date;
}

/** All of them, from the audit. */
export async function listErasures(db: Database): Promise<readonly Erasure[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['target_id', 'at'])
    // Written out, not as parameters: so the index of migrations/0150-erased-users.sql is taken.
    .where(sql<boolean>`action = 'erased' and target_type = 'user'`)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ target_id: userId, at }) => (userId === null ? [] : [{ userId, at }]));
}

/** Removes those users who are there again; one of the same number who came after the erasure is somebody else. */
export async function eraseAgain(tx: DatabaseTransaction, erasures: readonly Erasure[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('users')
    .where(
      sql<boolean>`exists (
        select from jsonb_to_recordset(${JSON.stringify(erasures)}) as erased ("userId" bigint, at timestamptz)
        where erased."userId" = users.id and users.created_at < erased.at)`,
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
