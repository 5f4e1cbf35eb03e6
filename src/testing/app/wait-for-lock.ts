import { sql } from 'kysely';
import type { Database } from '../../server/platform/database/schema.ts';

/** How many other sessions in this database are waiting for a lock. */
export async function waitForLock(db: Database): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}
