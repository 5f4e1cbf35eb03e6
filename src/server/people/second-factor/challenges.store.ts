import { createHash, randomBytes } from 'node:crypto';
import type { UserId } from '#api/platform/ids';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';
import type { SecondFactorChallengesTable } from '../../platform/database/tables/second-factor-tables.ts';

const CHALLENGE_BYTES = 32;
const VALID_MS = 5 * 60_000;
/** Per user and purpose; one more ends the oldest. As many as the sign-ins allowed within 15 minutes (LIMITS.signInOfAccount). */
export const MAX_CHALLENGES = 30;

type Purpose = SecondFactorChallengesTable['purpose'];

function challengeHash(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}

/** Creates a challenge for this user; only its hash is stored. It ends with the user's sessions (access/sessions.store.ts). */
export async function newChallenge(
  db: Database,
  { userId, purpose, now }: { readonly userId: UserId; readonly purpose: Purpose; readonly now: Date },
): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  await db.deleteFrom('second_factor_challenges').where('expires_at', '<=', now).execute();
  await removeOldest(db, { userId, purpose });
  await db
    .insertInto('second_factor_challenges')
    .values({
      challenge_hash: challengeHash(challenge),
      user_id: userId,
      purpose,
      expires_at: new Date(now.getTime() + VALID_MS),
    })
    .execute();
  return challenge;
}

/** Makes room for one more. */
async function removeOldest(
  db: Database,
  { userId, purpose }: { readonly userId: UserId; readonly purpose: Purpose },
): Promise<void> {
  await db
    .deleteFrom('second_factor_challenges')
    .where('challenge_hash', 'in', (challenges) =>
      challenges
        .selectFrom('second_factor_challenges')
        .select('challenge_hash')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .orderBy('expires_at', 'desc')
        .offset(MAX_CHALLENGES - 1),
    )
    .execute();
}

interface PresentedChallenge {
  readonly challenge: string;
  readonly purpose: Purpose;
  readonly now: Date;
}

/**
 * The user of the challenge; undefined if it has expired, was used or was made for another purpose. Locked if read in a
 * transaction.
 */
export async function findChallenged(
  db: Database,
  { challenge, purpose, now }: PresentedChallenge,
): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('second_factor_challenges')
    .select('user_id')
    .where('challenge_hash', '=', challengeHash(challenge))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row?.user_id;
}

/** Uses up the challenge. Of several concurrent calls, only one returns true. */
export async function useChallenge(
  tx: DatabaseTransaction,
  userId: UserId,
  { challenge, purpose, now }: PresentedChallenge,
): Promise<boolean> {
  const used = await tx
    .deleteFrom('second_factor_challenges')
    .where('challenge_hash', '=', challengeHash(challenge))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}
