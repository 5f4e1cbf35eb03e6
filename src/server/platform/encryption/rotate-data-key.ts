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
  findBytesKeyId,
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

interface Rotation {
  /** The id of the key that encrypts from now on. */
  readonly key: string;
  /** How many values were re-encrypted. */
  readonly values: number;
}

/**
 * Introduces a new key and re-encrypts everything while servers run. From the first moment, everything is written with the new
 * key; the old one is only read until nothing uses it any more. An interrupted rotation continues when run again.
 */
export async function rotateDataKey(db: Database, dataKeys: DataKeys): Promise<Rotation> {
  const key = await inTransaction(db, (tx) => takeNewKey(tx, dataKeys));
  let values = 0;
  for (const column of ENCRYPTED_COLUMNS) {
    for (;;) {
      // Locking the rows is enough: the values do not depend on each other, and concurrent writers are not refused.
      const work = (tx: DatabaseTransaction) => reencryptBatch(tx, column, { key, dataKeys });
      const some = await inTransaction(db, work, 'read committed');
      if (some === 0) break;
      values += some;
    }
  }
  await removeOtherKeys(db, key.id);
  return { key: key.id, values };
}

/** The key of an interrupted rotation, otherwise a new one. */
async function takeNewKey(tx: DatabaseTransaction, dataKeys: DataKeys): Promise<DataKey> {
  await lockDataKeys(tx);
  const [current, ...older] = await listDataKeys(tx);
  if (current === undefined) throw new Error('the database has no key yet');
  if (older.length > 0) return dataKeys.find(current.id);
  const key = dataKeys.replacementFor(current.id);
  await storeCurrentKey(tx, key);
  await recordEvent(tx, { action: 'key_rotated', details: { key: key.id } });
  return key;
}

interface Keys {
  readonly key: DataKey;
  readonly dataKeys: DataKeys;
}

async function reencryptBatch(
  tx: DatabaseTransaction,
  column: EncryptedColumn,
  { key, dataKeys }: Keys,
): Promise<number> {
  await pauseAuditOfEncryptedColumns(tx);
  const rows = await lockValuesOfOtherKeys(tx, column, key.id);
  for (const row of rows) {
    const place = { table: column.table, column: column.column, id: row.id };
    const value = reencrypt(row.value, place, { key, dataKeys });
    await writeEncryptedValue(tx, column, { ...row, value });
  }
  return rows.length;
}

function reencrypt(
  value: EncryptedRow['value'],
  place: StoredField,
  { key, dataKeys }: Keys,
): EncryptedRow['value'] {
  if (typeof value === 'string')
    return encrypt(key, place, decrypt(dataKeys.find(findKeyId(value, place)), place, value));
  const old = dataKeys.find(findBytesKeyId(value, place));
  return encryptBytes(key, place, decryptBytes(old, place, value));
}
