import { retry } from '../../server/platform/database/retry.ts';
import type { Database } from '../../server/platform/database/schema.ts';

/**
 * Retries a test's own write like the application's statements, because `npm run scale` runs the tests with serializable
 * transactions. Inside a transaction of the test, the transaction must be retried instead.
 */
export function retryStatement<T>(db: Database, statement: () => Promise<T>): Promise<T> {
  return db.isTransaction ? statement() : retry(statement);
}
