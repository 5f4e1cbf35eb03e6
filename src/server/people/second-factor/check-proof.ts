import type { UserId } from '#api/platform/ids';
import type { Proof } from '#api/people/second-factor-proof';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';
import { decryptText } from '../../platform/encryption/stored-values.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import {
  countAttempt,
  forgetAttempts,
  noteSuccess,
  reopen,
  type AttemptCounter,
} from '../../platform/limits/attempts.store.ts';
import { LIMITS } from '../../platform/config/limits.ts';
import { refuseForNow } from '../../platform/limits/refuse-for-now.ts';
import { findApp, useStep } from './apps.store.ts';
import { appSecretField, findCodeStep } from './app-codes.ts';
import { findChallenged, useChallenge } from './challenges.store.ts';
import { passkeyOffer } from './passkey-site.ts';
import { counterAfter } from './passkeys.ts';
import { findPasskeyForUse, notePasskeyUse } from './passkeys.store.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { useRecoveryCode } from './recovery-codes.store.ts';

export interface ProofCheck {
  readonly userId: UserId;
  readonly proof: Proof;
  readonly purpose: 'sign-in' | 'confirmation';
  readonly config: Pick<Config, 'appUrl'>;
  readonly incoming: RequestContext;
}

function proofCounter({ userId, proof }: Pick<ProofCheck, 'userId' | 'proof'>): AttemptCounter {
  const limit = proof.method === 'app' ? LIMITS.appCodeOfAccount : LIMITS.otherProofOfAccount;
  return { limit, of: { userId } };
}

/**
 * Throws 429 after too many attempts. They are counted before they are checked, so many at once cannot evade the limit. Codes of
 * the app, which can be guessed, are counted separately: guessing them does not lock the user's other factors.
 */
export async function countProof(db: Database, proving: ProofCheck): Promise<void> {
  const { now, ip } = proving.incoming;
  refuseForNow(await countAttempt(db, proofCounter(proving), { now, address: addressKey(ip) }));
}

/** Whether the proof is right; if so, it and its challenge are used up. A wrong proof changes nothing. */
export async function useProof(tx: DatabaseTransaction, proving: ProofCheck): Promise<boolean> {
  const { userId, proof, purpose, incoming } = proving;
  const { now } = incoming;
  const answered = { challenge: proof.challenge, purpose, now };
  if ((await findChallenged(tx, answered)) !== userId || !(await isRight(tx, proving))) return false;
  await noteSuccess(tx, [proofCounter(proving)], { now, address: addressKey(incoming.ip) });
  return useChallenge(tx, userId, answered);
}

/** After an app was confirmed or removed: the attempts were at another app. */
export function forgetAppCodes(tx: DatabaseTransaction, userId: UserId): Promise<void> {
  return forgetAttempts(tx, [{ limit: LIMITS.appCodeOfAccount, of: { userId } }]);
}

/** Deletes the attempts because the factors that they were at no longer exist. */
export async function forgetProofs(tx: DatabaseTransaction, userId: UserId): Promise<void> {
  const limits = [LIMITS.appCodeOfAccount, LIMITS.otherProofOfAccount];
  await forgetAttempts(
    tx,
    limits.map((limit) => ({ limit, of: { userId } })),
  );
}

/**
 * After a new password: anyone who tried so many codes knew the old one. A wait continues, for at most 15 minutes; otherwise a
 * stolen mailbox would allow ten attempts with each reset.
 */
export function reopenAppCodes(tx: DatabaseTransaction, userId: UserId): Promise<void> {
  return reopen(tx, { limit: LIMITS.appCodeOfAccount, of: { userId } });
}

function isRight(tx: DatabaseTransaction, proving: ProofCheck): Promise<boolean> {
  switch (proving.proof.method) {
    case 'app':
      return isCodeOfApp(tx, proving, proving.proof.code);
    case 'passkey':
      return isSignedByPasskey(tx, proving, proving.proof);
    case 'recovery-code':
      return isRecoveryCode(tx, proving, proving.proof.code);
  }
}

async function isCodeOfApp(
  tx: DatabaseTransaction,
  { userId, incoming }: ProofCheck,
  code: string,
): Promise<boolean> {
  const app = await findApp(tx, userId);
  if (app === undefined) return false;
  const secret = decryptText(incoming.dataKeys, appSecretField(userId), app.secret);
  const step = findCodeStep(secret, code, incoming.now);
  return step !== undefined && (await useStep(tx, userId, step));
}

async function isSignedByPasskey(
  tx: DatabaseTransaction,
  { userId, config, incoming }: ProofCheck,
  { challenge, assertion }: Extract<Proof, { method: 'passkey' }>,
): Promise<boolean> {
  const offer = passkeyOffer(config);
  const passkey = await findPasskeyForUse(tx, userId, assertion.id);
  if (offer.offered !== 'yes' || passkey === undefined) return false;
  const expected = { site: offer.site, challenge, log: incoming.log() };
  const counter = await counterAfter(assertion, passkey, expected);
  if (counter === undefined) return false;
  await notePasskeyUse(tx, passkey.id, { counter, now: incoming.now });
  return true;
}

async function isRecoveryCode(
  tx: DatabaseTransaction,
  { userId }: ProofCheck,
  code: string,
): Promise<boolean> {
  if (!(await useRecoveryCode(tx, userId, recoveryCodeHash(code)))) return false;
  await recordEvent(tx, { action: 'recovery_code_used', actor: userId, holder: userId });
  return true;
}
