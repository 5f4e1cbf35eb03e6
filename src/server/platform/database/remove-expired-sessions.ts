import type { Database } from './schema.ts';

/** Removes the sessions that ended by time; the answer is their number. */
export async function removeExpiredSessions(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<=', now), row('idle_expires_at', '<=', now)]))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
