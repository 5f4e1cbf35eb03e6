import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Endpoint } from '#api/endpoint';
import { brokenRule } from '#api/field-rules';
import type { UserId } from '#api/ids';
import type { Database, DatabaseTransaction } from '../database/schema.ts';
import type { Place } from '../crypto/encrypted.ts';
import { decryptText, encryptText } from '../encryption/stored-text.ts';
import { ApiError } from '../errors/api-error.ts';
import { fieldError } from '../errors/field-messages.ts';
import type { Answered, Incoming } from './request.ts';

/** What can be kept to be given again. */
export interface TextAnswer extends Answered {
  readonly body: string | undefined;
}

const KEPT_MS = 24 * 3_600_000;
const LONGEST_KEY = 200;

interface Request {
  readonly tx: DatabaseTransaction;
  readonly endpoint: Endpoint;
  readonly incoming: Incoming;
}

/** A key, and the hash that tells the request that was sent with it from another one. */
interface IdempotencyKey {
  readonly key: string;
  readonly requestHash: string;
}

/** Undefined without one, and where there is nobody whose key it could be. */
function keyOf(request: Pick<Request, 'endpoint' | 'incoming'>): IdempotencyKey | undefined {
  const { endpoint, incoming } = request;
  const key = incoming.headers['idempotency-key'];
  if (endpoint.method !== 'POST' || key === undefined) return undefined;
  if (typeof key === 'string' && key !== '' && key.length <= LONGEST_KEY)
    return incoming.session === undefined ? undefined : { key, requestHash: hashOf(request) };
  const error = fieldError('Idempotency-Key', brokenRule('idempotency_key', { max: LONGEST_KEY }));
  throw new ApiError('malformed_request', `Idempotency-Key ${error.message}.`, { errors: [error] });
}

/** Kept encrypted: the answer may hold personal data, and so may the request, which could be guessed from its hash. */
const FirstAnswer = z.object({ requestHash: z.string(), body: z.string().optional() });

function placeOf(userId: UserId, key: string): Place {
  return { table: 'idempotency_keys', column: 'answer', id: `${userId}/${key}` };
}

function hashOf({ endpoint, incoming }: Pick<Request, 'endpoint' | 'incoming'>): string {
  const request = [endpoint.method, endpoint.path, incoming.params, incoming.query, incoming.body];
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}

/**
 * Does the work once for an Idempotency-Key of this user and gives its answer again afterwards. The key is
 * written in the transaction of the work: a crash leaves both or neither, and the same key sent at the same
 * time waits here for the first to end. A key that is past its time is begun anew.
 */
export async function onceForKey(request: Request, work: () => Promise<TextAnswer>): Promise<TextAnswer> {
  const sent = keyOf(request);
  const { tx, incoming } = request;
  if (sent === undefined || incoming.session === undefined) return work();
  const { userId } = incoming.session;
  const { key, requestHash } = sent;

  const ofKey = { user_id: userId, key };
  const place = placeOf(userId, key);
  const begun = { status: 0, answer: null, created_at: incoming.now };
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ ...ofKey, ...begun })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet(begun)
        .where('idempotency_keys.created_at', '<', oldestKept(incoming.now)),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken === undefined) return firstAnswerTo(request, { place, requestHash, ofKey });
  const answer = await work();
  const text = JSON.stringify({ requestHash, body: answer.body });
  await tx
    .updateTable('idempotency_keys')
    .set({ status: answer.status, answer: await encryptText(tx, incoming.dataKeys, { place, text }) })
    .where((eb) => eb.and(ofKey))
    .execute();
  return answer;
}

/** A key that was first sent before this instant is one no more. */
function oldestKept(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS);
}

interface Kept {
  readonly place: Place;
  readonly requestHash: string;
  readonly ofKey: { readonly user_id: UserId; readonly key: string };
}

async function firstAnswerTo({ tx, incoming }: Request, kept: Kept): Promise<TextAnswer> {
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
    .where('created_at', '<', oldestKept(now))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
