import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Endpoint } from '#api/endpoint';
import type { UserId } from '#api/ids';
import type { Database, DatabaseTransaction } from '../database/schema.ts';
import type { Place } from '../encryption/encrypted.ts';
import { decryptText, encryptText } from '../encryption/stored-text.ts';
import { ApiError } from './api-error.ts';
import type { Answered, Incoming } from './route.ts';

const KEPT_MS = 24 * 3_600_000;
const LONGEST_KEY = 200;

interface Request {
  readonly tx: DatabaseTransaction;
  readonly endpoint: Endpoint;
  readonly incoming: Incoming;
}

function keyOf({ endpoint, incoming }: Request): string | undefined {
  const key = incoming.headers['idempotency-key'];
  if (endpoint.method !== 'POST' || key === undefined) return undefined;
  if (typeof key === 'string' && key !== '' && key.length <= LONGEST_KEY) return key;
  const message = `must be one text of 1 to ${LONGEST_KEY} characters`;
  throw new ApiError('malformed_request', `Idempotency-Key ${message}.`, {
    errors: [{ path: 'Idempotency-Key', message }],
  });
}

/** Encrypted: both may tell personal data, the hash to whoever tries out numbers. */
const FirstAnswer = z.object({ requestHash: z.string(), body: z.string().optional() });

function placeOf(userId: UserId, key: string): Place {
  return { table: 'idempotency_keys', column: 'answer', id: `${userId}/${key}` };
}

function hashOf({ endpoint, incoming }: Request): string {
  const request = [endpoint.method, endpoint.path, incoming.params, incoming.query, incoming.body];
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}

/**
 * Does the work once for an Idempotency-Key of this user and gives its answer again afterwards. The key is
 * written in the transaction of the work: a crash leaves both or neither, and the same key sent at the same
 * time waits here for the first to end. The user's keys that are past their time go first.
 */
export async function onceForKey(request: Request, work: () => Promise<Answered>): Promise<Answered> {
  const key = keyOf(request);
  const { tx, incoming } = request;
  if (key === undefined || incoming.session === undefined) return work();
  const { userId } = incoming.session;
  const requestHash = hashOf(request);

  const ofKey = { user_id: userId, key };
  const place = placeOf(userId, key);
  await tx
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('created_at', '<', new Date(incoming.now.getTime() - KEPT_MS))
    .execute();
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ ...ofKey, status: 0, answer: null, created_at: incoming.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows === 1n) {
    const answer = await work();
    const text = JSON.stringify({ requestHash, body: answer.body });
    await tx
      .updateTable('idempotency_keys')
      .set({ status: answer.status, answer: await encryptText(tx, incoming.dataKeys, { place, text }) })
      .where((eb) => eb.and(ofKey))
      .execute();
    return answer;
  }
  return firstAnswerTo(request, { place, requestHash, ofKey });
}

interface Kept {
  readonly place: Place;
  readonly requestHash: string;
  readonly ofKey: { readonly user_id: UserId; readonly key: string };
}

async function firstAnswerTo({ tx, incoming }: Request, kept: Kept): Promise<Answered> {
  const { status, answer } = await tx
    .selectFrom('idempotency_keys')
    .select(['status', 'answer'])
    .where((eb) => eb.and(kept.ofKey))
    .executeTakeFirstOrThrow();
  if (answer === null) throw new Error('the first answer to an Idempotency-Key is missing');
  const first = FirstAnswer.parse(JSON.parse(decryptText(incoming.dataKeys, kept.place, answer)));
  if (first.requestHash !== kept.requestHash) {
    throw new ApiError('idempotency_key_reused', 'This Idempotency-Key was used for another request.');
  }
  return { status, body: first.body };
}

/** Forgets the keys that are past their time; the answer is their number. */
export async function forgetOldKeys(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - KEPT_MS))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
