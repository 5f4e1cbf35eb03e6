import { createHash, randomBytes } from 'node:crypto';

export const KEY_BYTES = 32;

/** A key that personal data are encrypted with. */
export interface DataKey {
  /** Tells keys apart, and tells nothing of the key. */
  readonly id: string;
  readonly bytes: Buffer;
}

const ID_LENGTH = 8;

export function dataKey(bytes: Buffer): DataKey {
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH), bytes };
}

export function randomDataKey(): DataKey {
  return dataKey(randomBytes(KEY_BYTES));
}

/** The keys in this text: each 32 bytes in base64, with commas or blanks between them; undefined where one is not. */
export function dataKeysIn(text: string): readonly DataKey[] | undefined {
  const keys = text.split(/[\s,]+/).filter((part) => part !== '');
  const isKey = (part: string) => /^[\w+/-]{43}=?$/.test(part);
  if (keys.length === 0 || !keys.every(isKey)) return undefined;
  return keys.map((part) => dataKey(Buffer.from(part, 'base64')));
}
