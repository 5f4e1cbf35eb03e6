import { sql } from 'kysely';
import type { TestApp } from '../app/start-test-app.ts';

/** Changes with every change of a user, a session or a holding. */
export async function fingerprint(app: TestApp): Promise<unknown> {
  const { rows } = await sql`
    select (select md5(string_agg(t::text, '' order by id)) from users t) as users,
           (select md5(string_agg(t::text, '' order by id)) from sessions t) as sessions,
           (select md5(string_agg(t::text, '' order by id)) from bonds t) as bonds,
           (select md5(string_agg(t::text, '' order by id)) from payments t) as payments,
           (select md5(string_agg(t::text, '' order by id)) from cash_flows t) as cash_flows,
           (select md5(string_agg(t::text, '' order by id)) from etfs_and_shares t) as etfs_and_shares
  `.execute(app.db);
  return rows;
}
