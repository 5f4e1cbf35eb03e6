import { TOTP } from 'otpauth';
import type { PasskeyId, UserId } from '#api/platform/ids';
import { inTransaction } from '../../server/platform/database/transaction.ts';
import { encryptText } from '../../server/platform/encryption/stored-values.ts';
import { newAppSecret, appSecretField } from '../../server/people/second-factor/app-codes.ts';
import { storeNewApp, takeAppIntoUse } from '../../server/people/second-factor/apps.store.ts';
import { newChallenge } from '../../server/people/second-factor/challenges.store.ts';
import { insertPasskey } from '../../server/people/second-factor/passkeys.store.ts';
import { newRecoveryCodes, recoveryCodeHash } from '../../server/people/second-factor/recovery-codes.ts';
import { storeRecoveryCodes } from '../../server/people/second-factor/recovery-codes.store.ts';
import type { TestApp } from '../app/start-test-app.ts';

/** The code that an app with this set-up key shows at this instant. */
export function codeAt(setupKey: string, instant: Date): string {
  return new TOTP({ secret: setupKey }).generate({ timestamp: instant.getTime() });
}

/** Starts the set-up of an app for the user, and returns its set-up key. */
export async function aBegunApp({ db, dataKeys, clock }: TestApp, userId: UserId): Promise<string> {
  const setupKey = newAppSecret();
  await inTransaction(db, async (tx) => {
    const secret = await encryptText(tx, dataKeys, { place: appSecretField(userId), text: setupKey });
    await storeNewApp(tx, userId, { secret, now: clock.now() });
  });
  return setupKey;
}

/** Recovery codes, created without a second factor. */
export async function someRecoveryCodes({ db }: TestApp, userId: UserId): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await inTransaction(db, (tx) => storeRecoveryCodes(tx, userId, codes.map(recoveryCodeHash)));
  return codes;
}

/** An active app, and recovery codes. */
export async function aSecondFactor(app: TestApp, userId: UserId) {
  const setupKey = await aBegunApp(app, userId);
  await inTransaction(app.db, (tx) => takeAppIntoUse(tx, userId, { step: 0, now: app.clock.now() }));
  return { setupKey, recoveryCodes: await someRecoveryCodes(app, userId) };
}

/** A passkey that cannot sign anything. */
export async function aPasskey({ db, clock }: TestApp, userId: UserId): Promise<PasskeyId> {
  const row = await inTransaction(db, (tx) =>
    insertPasskey(tx, {
      user_id: userId,
      name: 'A phone',
      credential_id: `credential of ${userId}`,
      public_key: Buffer.from('no key'),
      counter: 0,
      transports: [],
      added_at: clock.now(),
    }),
  );
  if (row === undefined) throw new Error('this user has one already');
  return row.id;
}

/** The proof of a user with recovery codes, in answer to a new challenge. */
export async function aProof(
  { db, clock }: TestApp,
  { userId, code, purpose }: { userId: UserId; code: string; purpose: 'sign-in' | 'confirmation' },
) {
  const challenge = await newChallenge(db, { userId, purpose, now: clock.now() });
  return { method: 'recovery-code', challenge, code } as const;
}
