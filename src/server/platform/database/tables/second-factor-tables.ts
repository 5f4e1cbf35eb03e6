import type { ColumnType } from 'kysely';
import type { PasskeyId, UserId } from '#api/platform/ids';
import type { Encrypted } from '../../crypto/encrypted.ts';

interface AuthenticatorAppsTable {
  user_id: UserId;
  secret: Encrypted;
  added_at: Date;
  confirmed_at: Date | null;
  last_step: number | null;
}

export interface PasskeysTable {
  id: ColumnType<PasskeyId, never, never>;
  user_id: UserId;
  name: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  added_at: Date;
  last_used_at: Date | null;
}

interface RecoveryCodesTable {
  user_id: UserId;
  code_hash: Buffer;
}

export interface SecondFactorChallengesTable {
  challenge_hash: Buffer;
  user_id: UserId;
  purpose: 'sign-in' | 'confirmation' | 'new passkey';
  expires_at: Date;
}

/** As migrations/0002-sign-in.sql creates them. */
export interface SecondFactorTables {
  authenticator_apps: AuthenticatorAppsTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  second_factor_challenges: SecondFactorChallengesTable;
}
