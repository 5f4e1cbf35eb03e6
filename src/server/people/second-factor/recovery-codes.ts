import { createHash, randomInt } from 'node:crypto';

/** Letters and digits that are not taken for one another: no 0 o, 1 l i. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const GROUP_LENGTH = 4;
const CODES = 10;

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join('');
}

/** Ten codes, each of more than 112 random bits: so much that a plain hash is enough to keep them. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** Capitals, blanks and dashes do not matter. */
export function recoveryCodeHash(code: string): Buffer {
  return createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest();
}
