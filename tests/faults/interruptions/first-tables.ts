import { sql } from 'kysely';
import { applyMigrations, migrationNames } from '../../../src/server/platform/database/migrate.ts';
import type { Database } from '../../../src/server/platform/database/schema.ts';

const LAST_OF_THE_FIRST = '0004-payments-and-cash-flows';

/** The tables as the first migrations created them, with rows in each. */
export async function makeFirstTables(db: Database): Promise<void> {
  const first = migrationNames.slice(0, migrationNames.indexOf(LAST_OF_THE_FIRST) + 1);
  await db.transaction().execute((tx) => applyMigrations(tx, first));
  await sql`
    insert into users (username, email, email_key, phone_number, role, person_or_company, bulstat_or_egn)
      select 'User ' || n, 'user-' || n || '@example.com', 'user-' || n || '@example.com', '+359 88 ' || n, 'user', 'person',
        '7523169263' from generate_series(1, 5) n;
    insert into sessions (token_hash, user_id, created_at, last_seen_at, idle_expires_at, expires_at, ip, user_agent)
      select decode(md5(id::text), 'hex'), id, now(), now(), now(), now() + interval '1 day', '127.0.0.1', '' from users;
    insert into bonds (user_id, isin, direction, currency, buy_price, market_price, nominal, result, amount_paid, profit)
      select u.id, 'BG000000000' || n, 'Buy', 'EUR', 98.5, 101.25, 1000.01 * n, 0.0275, 985.01 * n, 27.5 * n
      from users u, generate_series(1, 4) n;
    insert into payments (user_id, bond_id, profit, taxes_paid, payment_date)
      select user_id, id, 12.34 * n, 0.01, date '2026-01-15' + n from bonds, generate_series(1, 3) n;
    insert into cash_flows (user_id, bond_id, date, position, total_cash_flows)
      select user_id, id, date '2027-01-15' + n, 1000.01, 25.5 * n from bonds, generate_series(1, 3) n;
    insert into setup_links values ('hash', now())`.execute(db);
}
