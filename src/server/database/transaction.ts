import pg from 'pg';
import type { Database, DatabaseTransaction } from './schema.ts';

const TRIES = 5;
/** serialization_failure, deadlock_detected: the database asks to try again. */
const TRY_AGAIN = new Set(['40001', '40P01']);

function asksToTryAgain(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && TRY_AGAIN.has(error.code);
}

/** All of the work or none of it; tried again, up to 5 times, where concurrent transactions got in each other's way. */
export async function inTransaction<T>(
  db: Database,
  work: (tx: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === TRIES || !asksToTryAgain(error)) throw error;
      await new Promise((resume) => setTimeout(resume, attempt * 10));
    }
  }
}
