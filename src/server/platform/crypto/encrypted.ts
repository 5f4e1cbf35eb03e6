import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { DataKey } from './data-key.ts';

/** A text as the database holds it: '1.KEY.…', the last part nonce, AES-256-GCM ciphertext and tag in base64url. */
declare const encryptedMark: unique symbol;
export type Encrypted = string & { readonly [encryptedMark]: true };

/** The stored value is damaged, stands at another place, or was encrypted with a key that is not there. */
export class UnreadableValue extends Error {}

/** Where the value stands; at any other place it cannot be decrypted. */
export interface StoredField {
  readonly table: string;
  readonly column: string;
  readonly id: number | string;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FORM = /^1\.([0-9a-f]{8})\.([\w-]{38,})$/;

function isEncrypted(value: string): value is Encrypted {
  return FORM.test(value);
}

function associatedData({ table, column, id }: StoredField): string {
  return `${table}.${column} of ${id}`;
}

export function encrypt(key: DataKey, place: StoredField, text: string): Encrypted {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key.bytes, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(associatedData(place)));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const value = `1.${key.id}.${sealed.toString('base64url')}`;
  if (!isEncrypted(value)) throw new Error('the encrypted value has another form than it is read in');
  return value;
}

/** The id of the key that the value was encrypted with. Throws UnreadableValue where it is no encrypted value. */
export function findKeyId(value: Encrypted, place: StoredField): string {
  const id = FORM.exec(value)?.[1];
  if (id === undefined) throw new UnreadableValue(`${associatedData(place)} is not encrypted`);
  return id;
}

/** Throws UnreadableValue where the value was encrypted with another key, or stood at another place. */
export function decrypt(key: DataKey, place: StoredField, value: Encrypted): string {
  const sealed = Buffer.from(FORM.exec(value)?.[2] ?? '', 'base64url');
  const text = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
  try {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, key.bytes, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(associatedData(place)));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return decipher.update(text, undefined, 'utf8') + decipher.final('utf8');
  } catch (cause) {
    throw new UnreadableValue(`${associatedData(place)} cannot be decrypted with the key ${key.id}`, {
      cause,
    });
  }
}
