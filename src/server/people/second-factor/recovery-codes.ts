import { createHash, randomInt } from 'node:crypto';

/** Letters and digits that cannot be confused: no 0 o, 1 l i. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const GROUP_LENGTH = 4;
const CODES = 10;

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join('');
}

/** Ten codes, each with more than 112 random bits, which is enough to store them as plain hashes. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** Upper case, blanks and dashes do not matter. */
export function recoveryCodeHash(code: string): Buffer {
  return createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest();
}
