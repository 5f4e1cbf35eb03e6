import { sql } from 'kysely';
import { recordEvent } from '../audit-trail/record-event.ts';
import type { Database, DatabaseTransaction } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { encryptingAnew } from './encrypting-anew.ts';
import type { DataKey } from '../crypto/data-key.ts';
import type { DataKeys } from './data-keys.ts';
import { listDataKeys, lockDataKeys, removeOtherKeys, storeCurrentKey } from './data-keys.store.ts';
import { decrypt, encrypt, keyIdOf, type Encrypted } from '../crypto/encrypted.ts';
import { ENCRYPTED_COLUMNS } from './encrypted-columns.ts';

export interface Rotation {
  /** The id of the key that encrypts from now on. */
  readonly key: string;
  /** How many values were encrypted anew. */
  readonly values: number;
}

const AT_ONCE = 200;

/**
 * Takes a new key into use and encrypts everything anew, while servers run: what is written from the first moment on is
 * encrypted with the new key, and the old one is read until nothing is left of it. Interrupted, it goes on when run again.
 */
export async function rotateDataKey(db: Database, dataKeys: DataKeys): Promise<Rotation> {
  const key = await inTransaction(db, (tx) => takeNewKey(tx, dataKeys));
  let values = 0;
  for (const column of ENCRYPTED_COLUMNS) {
    for (;;) {
      // The rows are locked, which is enough: nothing depends on others, and whoever writes beside it is not turned away.
      const work = (tx: DatabaseTransaction) => encryptSome(tx, column, { key, dataKeys });
      const some = await inTransaction(db, work, 'read committed');
      if (some === 0) break;
      values += some;
    }
  }
  await removeOtherKeys(db, key.id);
  return { key: key.id, values };
}

/** The key of a rotation that was interrupted, else a new one. */
async function takeNewKey(tx: DatabaseTransaction, dataKeys: DataKeys): Promise<DataKey> {
  await lockDataKeys(tx);
  const [current, ...older] = await listDataKeys(tx);
  if (current === undefined) throw new Error('the database has no key yet');
  if (older.length > 0) return dataKeys.find(current.id);
  const key = dataKeys.successorOf(current.id);
  await storeCurrentKey(tx, key);
  await recordEvent(tx, { action: 'key_rotated', details: { key: key.id } });
  return key;
}

type Column = (typeof ENCRYPTED_COLUMNS)[number];

interface Keys {
  readonly key: DataKey;
  readonly dataKeys: DataKeys;
}

interface Row {
  readonly id: string;
  readonly value: Encrypted;
}

async function encryptSome(
  tx: DatabaseTransaction,
  { table, column, id }: Column,
  { key, dataKeys }: Keys,
): Promise<number> {
  await encryptingAnew(tx);
  const [ofTable, value] = [sql.table(table), sql.ref(column)];
  const { rows } = await sql<Row>`
    select (${id})::text as id, ${value} as value from ${ofTable}
    where ${value} is not null and split_part(${value}, '.', 2) <> ${key.id}
    order by ${id} limit ${AT_ONCE} for update`.execute(tx);
  for (const row of rows) {
    const place = { table, column, id: row.id };
    const text = decrypt(dataKeys.find(keyIdOf(row.value, place)), place, row.value);
    const anew = encrypt(key, place, text);
    await sql`update ${ofTable} set ${value} = ${anew} where (${id})::text = ${row.id}`.execute(tx);
  }
  return rows.length;
}
