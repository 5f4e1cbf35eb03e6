import { sql } from 'kysely';
import type { TestApp } from '../app/start-test-app.ts';

const TABLES = ['users', 'sessions', 'bonds', 'payments', 'cash_flows', 'etfs_and_shares', 'distributions'];

/** Changes with every change to a user, a session or a holding, because a written row gets the number of its transaction. */
export async function fingerprint(app: TestApp): Promise<unknown> {
  const ofTables = TABLES.map(
    (table) => sql`select ${table} as name, count(*), max(xmin::text::bigint) from ${sql.table(table)}`,
  );
  const { rows } = await sql
    .join(ofTables, sql` union all `)
    .$castTo<unknown>()
    .execute(app.db);
  return rows;
}
