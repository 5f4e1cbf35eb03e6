import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/schema.ts';
import type { DataKey } from '../crypto/data-key.ts';
import type { DataKeys } from './data-keys.ts';
import { listDataKeys } from './data-keys.store.ts';

/** What is signed. A signature for one purpose is not valid for the other. */
type Purpose = 'kupon backup' | 'kupon audit head';

/** Made and checked with the same data key. */
export interface Signature {
  /** The id of the data key. */
  readonly keyId: string;
  /** HMAC-SHA256 in hexadecimal. */
  readonly mac: string;
}

/** The data key itself is used only for encryption; HKDF derives a key for each other purpose. */
function computeMac(key: DataKey, purpose: Purpose, text: string): Buffer {
  const derived = Buffer.from(hkdfSync('sha256', key.bytes, '', purpose, 32));
  return createHmac('sha256', derived).update(text).digest();
}

export function sign(key: DataKey, purpose: Purpose, text: string): Signature {
  return { keyId: key.id, mac: computeMac(key, purpose, text).toString('hex') };
}

/** Whether the text was signed with the data key; 'no key' if that key is not available. */
export function checkSignature(
  { keyId, mac }: Signature,
  { purpose, text }: { readonly purpose: Purpose; readonly text: string },
  dataKeys: DataKeys,
): 'fits' | 'wrong' | 'no key' {
  const key = dataKeys.all().find(({ id }) => id === keyId);
  if (key === undefined) return 'no key';
  const [expected, received] = [computeMac(key, purpose, text), Buffer.from(mac, 'hex')];
  return received.length === expected.length && timingSafeEqual(received, expected) ? 'fits' : 'wrong';
}

/** The key that encrypts in this database; undefined if it has none yet, or the key is not available. */
export async function findSigningKey(db: Database, dataKeys: DataKeys): Promise<DataKey | undefined> {
  const [current] = await listDataKeys(db);
  return dataKeys.all().find(({ id }) => id === current?.id);
}
