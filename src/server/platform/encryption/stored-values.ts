import type { Database } from '../database/schema.ts';
import type { DataKey } from '../crypto/data-key.ts';
import type { DataKeys } from './data-keys.ts';
import { currentKeyId } from './current-data-key.store.ts';
import {
  decrypt,
  decryptBytes,
  encrypt,
  encryptBytes,
  findKeyId,
  findBytesKeyId,
  UnreadableValue,
  type Encrypted,
  type StoredField,
} from '../crypto/encrypted.ts';

/** The key to encrypt with until the transaction ends. */
export async function currentDataKey(tx: Database, dataKeys: DataKeys): Promise<DataKey> {
  return dataKeys.find(await currentKeyId(tx));
}

/** The text as stored at this place. Call it in the transaction that stores it. */
export async function encryptText(
  tx: Database,
  dataKeys: DataKeys,
  { place, text }: { readonly place: StoredField; readonly text: string },
): Promise<Encrypted> {
  return encrypt(await currentDataKey(tx, dataKeys), place, text);
}

/** The text stored at this place. */
export function decryptText(dataKeys: DataKeys, place: StoredField, value: Encrypted): string {
  return decrypt(dataKeys.find(findKeyId(value, place)), place, value);
}

/** The text stored at this place; null if it cannot be decrypted. */
export function readableText(dataKeys: DataKeys, place: StoredField, value: Encrypted): string | null {
  try {
    return decryptText(dataKeys, place, value);
  } catch (error) {
    if (!(error instanceof UnreadableValue)) throw error;
    dataKeys.onUnreadable?.(error);
    return null;
  }
}

/** The bytes as stored at this place. Call it in the transaction that stores them. */
export async function encryptFile(
  tx: Database,
  dataKeys: DataKeys,
  { place, bytes }: { readonly place: StoredField; readonly bytes: Buffer },
): Promise<Buffer> {
  return encryptBytes(await currentDataKey(tx, dataKeys), place, bytes);
}

/** The bytes stored at this place. Throws UnreadableValue. */
export function decryptFile(dataKeys: DataKeys, place: StoredField, value: Buffer): Buffer {
  return decryptBytes(dataKeys.find(findBytesKeyId(value, place)), place, value);
}
