import { sql } from 'kysely';
import { preparedQuery } from '../database/prepared-query.ts';
import type { Database, DatabaseTransaction } from '../database/schema.ts';
import type { DataKey } from '../crypto/data-key.ts';
import { decrypt, encrypt, type Encrypted, type StoredField } from '../crypto/encrypted.ts';

const CHECK = 'this is the right key';

function checkField(id: string): StoredField {
  return { table: 'data_keys', column: 'check_value', id };
}

/**
 * Until the transaction ends nobody writes what is to be encrypted, nor changes the keys. The table is locked rather than a row:
 * whoever waits for a table gets it in turn, even while others write all the time.
 */
export async function lockDataKeys(tx: DatabaseTransaction): Promise<void> {
  await sql`lock table data_keys in exclusive mode`.execute(tx);
}

/** `for key share` locks the table against lockDataKeys, in the same statement that reads it. */
const lockCurrentKey = preparedQuery<object, { readonly id: string }>((_value, db) =>
  db.selectFrom('data_keys').select('id').where('current', '=', true).forKeyShare(),
);

/** The id of the key to encrypt with; it stays that one until the transaction ends. */
export async function currentKeyId(tx: Database): Promise<string> {
  const [key] = await lockCurrentKey(tx, {});
  if (key === undefined) throw new Error('the database has no data key');
  return key.id;
}

export interface DataKeyRow {
  readonly id: string;
  readonly check_value: Encrypted;
  readonly current: boolean;
}

/** The keys that something in this database may be encrypted with, the current one first. */
export function listDataKeys(db: Database): Promise<DataKeyRow[]> {
  return db.selectFrom('data_keys').selectAll().orderBy('current', 'desc').orderBy('id').execute();
}

/** From now on this key encrypts. */
export async function storeCurrentKey(tx: DatabaseTransaction, key: DataKey): Promise<void> {
  await tx.updateTable('data_keys').set({ current: false }).where('current', '=', true).execute();
  const check_value = encrypt(key, checkField(key.id), CHECK);
  await tx.insertInto('data_keys').values({ id: key.id, check_value, current: true }).execute();
}

/** Nothing is encrypted with the others any more. */
export async function removeOtherKeys(db: Database, currentId: string): Promise<void> {
  await db.deleteFrom('data_keys').where('current', '=', false).where('id', '!=', currentId).execute();
}

/** Throws where the key only looks like the one of the row. */
export function checkKey(key: DataKey, { id, check_value }: DataKeyRow): void {
  decrypt(key, checkField(id), check_value);
}
