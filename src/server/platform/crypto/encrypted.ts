import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { DataKey } from './data-key.ts';

/** A text as the database stores it: '1.KEY.…', the last part nonce, AES-256-GCM ciphertext and tag in base64url. */
declare const encryptedMark: unique symbol;
export type Encrypted = string & { readonly [encryptedMark]: true };

/** The stored value is damaged, was moved from another place, or was encrypted with an unknown key. */
export class UnreadableValue extends Error {}

/** The place of the value; it cannot be decrypted at any other place. */
export interface StoredField {
  readonly table: string;
  readonly column: string;
  readonly id: number | string;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FORM = /^1\.([0-9a-f]{8})\.([\w-]{38,})$/;
/** '1.KEY.' before encrypted bytes. */
const HEAD = /^1\.([0-9a-f]{8})\.$/;
const HEAD_BYTES = 11;

function isEncrypted(value: string): value is Encrypted {
  return FORM.test(value);
}

function associatedData({ table, column, id }: StoredField): string {
  return `${table}.${column} of ${id}`;
}

/** Nonce, ciphertext and tag. */
function seal(key: DataKey, place: StoredField, plain: Buffer): readonly Buffer[] {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key.bytes, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(associatedData(place)));
  return [nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()];
}

function open(key: DataKey, place: StoredField, sealed: Buffer): Buffer {
  try {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, key.bytes, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(associatedData(place)));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new UnreadableValue(`${associatedData(place)} cannot be decrypted with the key ${key.id}`, {
      cause,
    });
  }
}

export function encrypt(key: DataKey, place: StoredField, text: string): Encrypted {
  const sealed = Buffer.concat(seal(key, place, Buffer.from(text, 'utf8')));
  const value = `1.${key.id}.${sealed.toString('base64url')}`;
  if (!isEncrypted(value)) throw new Error('the encrypted value does not have the form in which it is read');
  return value;
}

/** Bytes as the database stores them: '1.KEY.', then nonce, ciphertext and tag. */
export function encryptBytes(key: DataKey, place: StoredField, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`1.${key.id}.`), ...seal(key, place, bytes)]);
}

/** The id of the key that the value was encrypted with. Throws UnreadableValue if it is not an encrypted value. */
export function findKeyId(value: Encrypted, place: StoredField): string {
  const id = FORM.exec(value)?.[1];
  if (id === undefined) throw new UnreadableValue(`${associatedData(place)} is not encrypted`);
  return id;
}

/** The id of the key that the bytes were encrypted with. Throws UnreadableValue. */
export function findBytesKeyId(value: Buffer, place: StoredField): string {
  const id = HEAD.exec(value.subarray(0, HEAD_BYTES).toString('latin1'))?.[1];
  if (id === undefined) throw new UnreadableValue(`${associatedData(place)} is not encrypted`);
  return id;
}

/** Throws UnreadableValue if the value was encrypted with another key, or for another place. */
export function decrypt(key: DataKey, place: StoredField, value: Encrypted): string {
  return open(key, place, Buffer.from(FORM.exec(value)?.[2] ?? '', 'base64url')).toString('utf8');
}

/** Decrypts bytes in the same way. */
export function decryptBytes(key: DataKey, place: StoredField, value: Buffer): Buffer {
  return open(key, place, value.subarray(HEAD_BYTES));
}
