import { createHash, randomBytes } from 'node:crypto';

export const KEY_BYTES = 32;

/** A key that encrypts personal data. */
export interface DataKey {
  /** Identifies the key, and reveals nothing about it. */
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

/** The keys in this text: each 32 bytes in base64, separated by commas or blanks; undefined if any is not. */
export function parseDataKeys(text: string): readonly DataKey[] | undefined {
  const keys = text.split(/[\s,]+/).filter((part) => part !== '');
  const isKey = (part: string) => /^[\w+/-]{43}=?$/.test(part);
  if (keys.length === 0 || !keys.every(isKey)) return undefined;
  return keys.map((part) => dataKey(Buffer.from(part, 'base64')));
}
