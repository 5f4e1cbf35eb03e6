import type { IsolationLevel } from 'kysely';
import type { Database, DatabaseTransaction } from './schema.ts';
import { retry } from './retry.ts';

/**
 * Does all of the work or none of it. The work runs again if concurrent transactions conflicted, so whatever it does outside the
 * database may happen more than once. The isolation is the database's default unless one is named.
 */
export function inTransaction<T>(
  db: Database,
  work: (tx: DatabaseTransaction) => Promise<T>,
  isolation?: IsolationLevel,
): Promise<T> {
  const begin = () =>
    isolation === undefined ? db.transaction() : db.transaction().setIsolationLevel(isolation);
  return retry(() => begin().execute(work));
}

/**
 * The results of independent parts of a transaction. Statements that are started together share a round trip. If one fails, this
 * waits for the others first: a statement sent after the end of its transaction would be committed.
 */
export async function runTogether<const Parts extends readonly unknown[]>(
  parts: Parts,
): Promise<{ -readonly [Part in keyof Parts]: Awaited<Parts[Part]> }> {
  for (const outcome of await Promise.allSettled(parts)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
  return Promise.all(parts);
}
