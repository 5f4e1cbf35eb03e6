import type { UserId } from '#api/ids';
import type { Database } from '../database/schema.ts';
import type { DataKeys } from '../encryption/data-keys.ts';
import { currentKeyId } from '../encryption/data-keys.store.ts';
import { decrypt, encrypt, keyIdOf, type Encrypted, type Place } from '../encryption/encrypted.ts';

function placeOf(id: UserId): Place {
  return { table: 'users', column: 'bulstat_or_egn', id };
}

/** The EGN or EIK of this user as it is stored; in the transaction that stores it. */
export async function encryptTaxId(
  tx: Database,
  dataKeys: DataKeys,
  { id, text }: { readonly id: UserId; readonly text: string },
): Promise<Encrypted> {
  return encrypt(dataKeys.find(await currentKeyId(tx)), placeOf(id), text);
}

/** The EGN or EIK of the user as they typed it. */
export function taxIdOf(
  row: { readonly id: UserId; readonly bulstat_or_egn: Encrypted },
  dataKeys: DataKeys,
) {
  const place = placeOf(row.id);
  return decrypt(dataKeys.find(keyIdOf(row.bulstat_or_egn, place)), place, row.bulstat_or_egn);
}
