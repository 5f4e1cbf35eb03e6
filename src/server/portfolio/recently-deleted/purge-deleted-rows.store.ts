import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { purgeCutoff } from './purge-cutoff.ts';

/** Holdings before what belongs to them, as a restore locks them: whichever of the two comes first, a holding never comes back without what went with it. */
const TABLES = ['bonds', 'payments', 'cash_flows', 'etfs_and_shares', 'distributions'] as const;

/** Removes for good what was deleted 30 days ago or earlier; the answer is the number of rows, not counting those that went with a holding. */
export async function purgeDeletedRows(db: Database, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    let removed = 0n;
    for (const table of TABLES) {
      const { numDeletedRows } = await tx
        .deleteFrom(table)
        .where('deleted_at', '<=', purgeCutoff(now))
        .executeTakeFirstOrThrow();
      removed += numDeletedRows;
    }
    return Number(removed);
  });
}
