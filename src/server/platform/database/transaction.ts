import type { IsolationLevel } from 'kysely';
import type { Database, DatabaseTransaction } from './schema.ts';
import { retry } from './retry.ts';

/**
 * All of the work or none of it; the work is done again where concurrent transactions got in each other's way, so whatever it
 * does outside of the database it may do more than once. The isolation is the database's own unless one is named.
 */
export function inTransaction<T>(
  db: Database,
  work: (tx: DatabaseTransaction) => Promise<T>,
  isolation?: IsolationLevel,
): Promise<T> {
  const begun = () =>
    isolation === undefined ? db.transaction() : db.transaction().setIsolationLevel(isolation);
  return retry(() => begun().execute(work));
}
