import type { UserId } from '#api/platform/ids';
import type { Database } from '../../platform/database/schema.ts';
import type { DataKeys } from '../../platform/encryption/data-keys.ts';
import type { Encrypted, StoredField } from '../../platform/crypto/encrypted.ts';
import { encryptText, readableText } from '../../platform/encryption/stored-values.ts';

function taxIdField(id: UserId): StoredField {
  return { table: 'users', column: 'bulstat_or_egn', id };
}

/** The EGN or EIK of this user as stored. Call it in the transaction that stores it. */
export function encryptTaxId(
  tx: Database,
  dataKeys: DataKeys,
  { id, text }: { readonly id: UserId; readonly text: string },
): Promise<Encrypted> {
  return encryptText(tx, dataKeys, { place: taxIdField(id), text });
}

/** The EGN or EIK as the user typed it; null if it cannot be decrypted. */
export function decryptTaxId(
  { id, bulstat_or_egn: value }: { readonly id: UserId; readonly bulstat_or_egn: Encrypted },
  dataKeys: DataKeys,
): string | null {
  return readableText(dataKeys, taxIdField(id), value);
}
