import { createHash, randomBytes } from 'node:crypto';
import type { UserId } from '#api/platform/ids';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import { storeResetToken } from '../passwords/credentials.store.ts';

const TOKEN_BYTES = 32;

export function resetTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function newResetToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function resetUrl(token: string, appUrl: string): string {
  return `${appUrl}/reset-password?token=${token}`;
}

interface NewLink {
  readonly userId: UserId;
  readonly expiresAt: Date;
  readonly appUrl: string;
}

/** A link for setting a password once; the user's earlier links stop working. */
export async function newResetLink(
  tx: DatabaseTransaction,
  { userId, expiresAt, appUrl }: NewLink,
): Promise<string> {
  const token = newResetToken();
  await storeResetToken(tx, userId, { hash: resetTokenHash(token), expiresAt });
  return resetUrl(token, appUrl);
}
