import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be confused: no 0 O o, 1 I l i. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 20;
const VALID_MS = 24 * 3_600_000;

/** Twenty random characters, more than 100 bits. */
export function newOneTimePassword(): string {
  return Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join('');
}

export function oneTimePasswordEnd(now: Date): Date {
  return new Date(now.getTime() + VALID_MS);
}
