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

/**
 * The results of parts of a transaction that do not wait for each other; statements that are started together share a round trip.
 * If one fails, the others are waited for first: a statement that is sent after the end of its transaction would be kept.
 */
export async function runTogether<const Parts extends readonly unknown[]>(
  parts: Parts,
): Promise<{ -readonly [Part in keyof Parts]: Awaited<Parts[Part]> }> {
  for (const outcome of await Promise.allSettled(parts)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
  return Promise.all(parts);
}
