import { sql } from 'kysely';
import { retry } from '../database/retry.ts';
import type { Database, DatabaseTransaction } from '../database/schema.ts';
import type { DataKey } from '../crypto/data-key.ts';
import { decrypt, encrypt, type Encrypted, type StoredField } from '../crypto/encrypted.ts';

const CHECK = 'this is the right key';

function checkField(id: string): StoredField {
  return { table: 'data_keys', column: 'check_value', id };
}

/**
 * Until the transaction ends nobody can write anything to be encrypted or change the keys. Locks the table rather than a row,
 * because waiting for a table lock is fair even while others write all the time.
 */
export async function lockDataKeys(tx: DatabaseTransaction): Promise<void> {
  await sql`lock table data_keys in exclusive mode`.execute(tx);
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

/** Makes this key the one that encrypts from now on. */
export async function storeCurrentKey(tx: DatabaseTransaction, key: DataKey): Promise<void> {
  await tx.updateTable('data_keys').set({ current: false }).where('current', '=', true).execute();
  const check_value = encrypt(key, checkField(key.id), CHECK);
  await tx.insertInto('data_keys').values({ id: key.id, check_value, current: true }).execute();
}

/** Removes the other keys, with which nothing is encrypted any more. */
export async function removeOtherKeys(db: Database, currentId: string): Promise<void> {
  await retry(() =>
    db.deleteFrom('data_keys').where('current', '=', false).where('id', '!=', currentId).execute(),
  );
}

/** Throws if the key has the id of the row but is another key. */
export function checkKey(key: DataKey, { id, check_value }: DataKeyRow): void {
  decrypt(key, checkField(id), check_value);
}
