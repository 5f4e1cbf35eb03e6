import path from 'node:path';
import { sql } from 'kysely';
import { switchTriggers } from '../src/server/platform/backup/tables.store.ts';
import { currentKeyId } from '../src/server/platform/encryption/current-data-key.store.ts';
import { fileDataKeys, type DataKeys } from '../src/server/platform/encryption/data-keys.ts';
import { encrypt } from '../src/server/platform/crypto/encrypted.ts';
import { connect } from '../src/server/platform/database/connection/connect.ts';
import type { Database, DatabaseTransaction } from '../src/server/platform/database/schema.ts';
import { inTransaction } from '../src/server/platform/database/transaction.ts';
import type { Kupon } from './kupon.ts';

export interface SeedSize {
  readonly users: number;
  /** Per user. */
  readonly bonds: number;
}

const BATCH_SIZE = 10_000;
const SEEDED_TABLES = ['users', 'bonds'];

/** Seeds a running Kupon with `seedUsers`. */
export async function seedKupon(kupon: Kupon, size: SeedSize): Promise<void> {
  const db = connect({ host: kupon.socket, port: 5432, user: 'kupon', database: 'kupon' });
  try {
    await seedUsers(db, fileDataKeys(path.join(path.dirname(kupon.socket), 'data-key')), size);
  } finally {
    await db.destroy();
  }
}

/**
 * Users with holdings, none of whom can sign in: 'Maria Petrova 17' and so on, every tenth word in Cyrillic, a fifth of them
 * companies. Seeding a hundred thousand users with ten bonds each takes a minute.
 */
export async function seedUsers(db: Database, dataKeys: DataKeys, { users, bonds }: SeedSize): Promise<void> {
  for (let first = 1; first <= users; first += BATCH_SIZE)
    await inTransaction(db, async (tx) => {
      // The triggers need not record made-up data.
      for (const table of SEEDED_TABLES) await switchTriggers(tx, table, 'disable');
      await sql`set local statement_timeout = 0`.execute(tx);
      const ids = await reserveIds(tx, Math.min(BATCH_SIZE, users - first + 1));
      await insertUsers(tx, { ids, first, taxIds: await encryptTaxIds(tx, dataKeys, { ids, first }) });
      await insertBonds(tx, ids, bonds);
      for (const table of SEEDED_TABLES) await switchTriggers(tx, table, 'enable');
    });
  await sql`vacuum analyze users`.execute(db);
  await sql`vacuum analyze bonds`.execute(db);
}

async function reserveIds(tx: DatabaseTransaction, count: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('users', 'id')) as id from generate_series(1, ${count})`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

interface UserBatch {
  readonly ids: readonly number[];
  /** The number of the first user. */
  readonly first: number;
}

const isCompany = (number: number) => number % 5 === 0;

async function encryptTaxIds(tx: DatabaseTransaction, dataKeys: DataKeys, { ids, first }: UserBatch) {
  const key = dataKeys.find(await currentKeyId(tx));
  return ids.map((id, place) =>
    encrypt(
      key,
      { table: 'users', column: 'bulstat_or_egn', id },
      isCompany(first + place) ? '175074752' : '7523169263',
    ),
  );
}

interface NewUsers extends UserBatch {
  readonly taxIds: readonly string[];
}

async function insertUsers(tx: DatabaseTransaction, { ids, first, taxIds }: NewUsers): Promise<void> {
  await sql`
    insert into users (id, username, email, email_key, phone_number, role, person_or_company, bulstat_or_egn)
    select id,
      (array['Ivan', 'Maria', 'Georgi', 'Elena', 'Dimitar', 'Anna', 'Kalina', 'Stoyan', 'Vera', 'Боян'])[1 + n * 7 % 10]
        || ' ' || (array['Petrova', 'Kolev', 'Marinova', 'Iliev', 'Todorova', 'Димитров'])[1 + n % 6] || ' ' || n,
      'seeded' || id || '@example.com', 'seeded' || id || '@example.com',
      '+359 88 ' || lpad((n * 7919 % 10000000)::text, 7, '0'),
      'user', case when n % 5 = 0 then 'company' else 'person' end, tax_id
    from unnest(${ids}::bigint[], ${taxIds}::text[]) with ordinality as made (id, tax_id, place)
      cross join lateral (select ${first}::bigint + place - 1 as n) as numbered`.execute(tx);
}

async function insertBonds(tx: DatabaseTransaction, ids: readonly number[], count: number): Promise<void> {
  await sql`
    insert into bonds (user_id, isin, bank, direction, currency, buy_price, market_price, nominal, result, amount_paid,
      profit, buy_date, coupon_percent, yield_percent, expired)
    select id, 'BG' || lpad((g * 7919 % 1000000)::text, 10, '0'), 'Bank ' || g % 7, 'Buy', 'EUR', 98.45, 101.25, 10000,
      0.028, 9845, 280, date '2020-01-01' + g % 2000, 4.5, 4.23, g % 5 = 0
    from unnest(${ids}::bigint[]) as owner (id), generate_series(1, ${count}::int) as g`.execute(tx);
}
