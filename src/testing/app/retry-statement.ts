import { retry } from '../../server/platform/database/retry.ts';
import type { Database } from '../../server/platform/database/schema.ts';

/**
 * What a test writes beside the application, tried again as the application's own statements are: `npm run scale` runs the tests
 * with serializable transactions. In a transaction of the test's it is that which is tried again.
 */
export function retryStatement<T>(db: Database, statement: () => Promise<T>): Promise<T> {
  return db.isTransaction ? statement() : retry(statement);
}
