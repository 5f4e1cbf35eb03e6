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
 * Until the transaction ends nobody writes what is to be encrypted, nor changes the keys. The table is locked rather than a row:
 * whoever waits for a table gets it in turn, even while others write all the time.
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

/** From now on this key encrypts. */
export async function storeCurrentKey(tx: DatabaseTransaction, key: DataKey): Promise<void> {
  await tx.updateTable('data_keys').set({ current: false }).where('current', '=', true).execute();
  const check_value = encrypt(key, checkField(key.id), CHECK);
  await tx.insertInto('data_keys').values({ id: key.id, check_value, current: true }).execute();
}

/** Nothing is encrypted with the others any more. */
export async function removeOtherKeys(db: Database, currentId: string): Promise<void> {
  await retry(() =>
    db.deleteFrom('data_keys').where('current', '=', false).where('id', '!=', currentId).execute(),
  );
}

/** Throws where the key only looks like the one of the row. */
export function checkKey(key: DataKey, { id, check_value }: DataKeyRow): void {
  decrypt(key, checkField(id), check_value);
}
