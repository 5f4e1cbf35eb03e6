import type { Database } from '../database/schema.ts';
import type { DataKeys } from './data-keys.ts';
import { currentKeyId } from './current-data-key.store.ts';
import {
  decrypt,
  encrypt,
  findKeyId,
  UnreadableValue,
  type Encrypted,
  type StoredField,
} from '../crypto/encrypted.ts';

/** The text as it is to be stored at this place; in the transaction that stores it. */
export async function encryptText(
  tx: Database,
  dataKeys: DataKeys,
  { place, text }: { readonly place: StoredField; readonly text: string },
): Promise<Encrypted> {
  return encrypt(dataKeys.find(await currentKeyId(tx)), place, text);
}

/** The text that is stored at this place. */
export function decryptText(dataKeys: DataKeys, place: StoredField, value: Encrypted): string {
  return decrypt(dataKeys.find(findKeyId(value, place)), place, value);
}

/** The text that is stored at this place; null where it cannot be decrypted. */
export function readableText(dataKeys: DataKeys, place: StoredField, value: Encrypted): string | null {
  try {
    return decryptText(dataKeys, place, value);
  } catch (error) {
    if (!(error instanceof UnreadableValue)) throw error;
    dataKeys.onUnreadable?.(error);
    return null;
  }
}
