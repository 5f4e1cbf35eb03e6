import type { Database } from './schema.ts';
import { inTransaction } from './transaction.ts';

const KEPT_MS = 30 * 24 * 3_600_000;
/** Bonds first, as a restore locks them: whichever of the two comes first, a bond never comes back without what went with it. */
const TABLES = ['bonds', 'payments', 'cash_flows', 'etfs_and_shares'] as const;

/** What was deleted then or earlier is removed for good; what was deleted later can be restored. */
export function lastPurged(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS);
}

/** Removes for good what was deleted 30 days ago or earlier; the answer is the number of rows, not counting those that went with a bond. */
export async function purgeDeletedRows(db: Database, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    let removed = 0n;
    for (const table of TABLES) {
      const { numDeletedRows } = await tx
        .deleteFrom(table)
        .where('deleted_at', '<=', lastPurged(now))
        .executeTakeFirstOrThrow();
      removed += numDeletedRows;
    }
    return Number(removed);
  });
}
