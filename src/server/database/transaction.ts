import type { Database, DatabaseTransaction } from './schema.ts';
import { tryAgain } from './try-again.ts';

/**
 * All of the work or none of it; the work is done again where concurrent transactions got in each other's way, so whatever it
 * does outside of the database it may do more than once.
 */
export function inTransaction<T>(db: Database, work: (tx: DatabaseTransaction) => Promise<T>): Promise<T> {
  return tryAgain(() => db.transaction().execute(work));
}
