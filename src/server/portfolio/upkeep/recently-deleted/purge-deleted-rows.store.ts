import type { Database } from '../../../platform/database/schema.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { purgeCutoff } from './purge-cutoff.ts';

/**
 * Holdings come before their payments, cash flows and distributions, in the order in which a restore locks them. So a concurrent
 * restore never brings back a holding without them.
 */
const TABLES = ['bonds', 'payments', 'cash_flows', 'etfs_and_shares', 'distributions'] as const;

/**
 * Removes for good what was deleted 30 days ago or earlier. Returns the number of rows, without those that the database removes
 * together with their holding.
 */
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
