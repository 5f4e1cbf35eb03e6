import type { Database } from './schema.ts';

const KEPT_MS = 30 * 24 * 3_600_000;
const TABLES = ['payments', 'cash_flows', 'bonds', 'etfs_and_shares'] as const;

/** Removes for good what was deleted 30 days ago or earlier; the answer is the number of rows. */
export async function purgeDeletedRows(db: Database, now: Date): Promise<number> {
  const latest = new Date(now.getTime() - KEPT_MS);
  let removed = 0n;
  for (const table of TABLES) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('deleted_at', '<=', latest)
      .executeTakeFirstOrThrow();
    removed += numDeletedRows;
  }
  return Number(removed);
}
