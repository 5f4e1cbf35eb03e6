import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const FORM = /^kup_[\w-]{43}$/;

/** An opaque random text of 256 bits; its prefix lets scanners for leaked secrets recognise it. */
export function newToken(): string {
  return `kup_${randomBytes(TOKEN_BYTES).toString('base64url')}`;
}

/** The part of a token that the database keeps: enough to recognise it, not to use it. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function isToken(text: string): boolean {
  return FORM.test(text);
}
