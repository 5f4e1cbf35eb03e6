import { recordEvent } from '../audit-trail/record-event.store.ts';
import type { Database, DatabaseTransaction } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { DataKey } from '../crypto/data-key.ts';
import type { DataKeys } from './data-keys.ts';
import { listDataKeys, lockDataKeys, removeOtherKeys, storeCurrentKey } from './data-keys.store.ts';
import {
  decrypt,
  decryptBytes,
  encrypt,
  encryptBytes,
  findKeyId,
  findKeyIdOfBytes,
  type StoredField,
} from '../crypto/encrypted.ts';
import {
  ENCRYPTED_COLUMNS,
  lockValuesOfOtherKeys,
  pauseAuditOfEncryptedColumns,
  writeEncryptedValue,
  type EncryptedColumn,
  type EncryptedRow,
} from './encrypted-values.store.ts';

export interface Rotation {
  /** The id of the key that encrypts from now on. */
  readonly key: string;
  /** How many values were re-encrypted. */
  readonly values: number;
}

/**
 * Takes a new key into use and re-encrypts everything, while servers run: what is written from the first moment on is
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

interface Keys {
  readonly key: DataKey;
  readonly dataKeys: DataKeys;
}

async function encryptSome(
  tx: DatabaseTransaction,
  column: EncryptedColumn,
  { key, dataKeys }: Keys,
): Promise<number> {
  await pauseAuditOfEncryptedColumns(tx);
  const rows = await lockValuesOfOtherKeys(tx, column, key.id);
  for (const row of rows) {
    const place = { table: column.table, column: column.column, id: row.id };
    const value = encryptAnew(row.value, place, { key, dataKeys });
    await writeEncryptedValue(tx, column, { ...row, value });
  }
  return rows.length;
}

function encryptAnew(
  value: EncryptedRow['value'],
  place: StoredField,
  { key, dataKeys }: Keys,
): EncryptedRow['value'] {
  if (typeof value === 'string')
    return encrypt(key, place, decrypt(dataKeys.find(findKeyId(value, place)), place, value));
  const old = dataKeys.find(findKeyIdOfBytes(value, place));
  return encryptBytes(key, place, decryptBytes(old, place, value));
}
