import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Endpoint } from '#api/platform/endpoint';
import { brokenRule } from '#api/platform/field-rules';
import type { DataKey } from '../crypto/data-key.ts';
import type { DatabaseTransaction } from '../database/schema.ts';
import { encrypt, type StoredField } from '../crypto/encrypted.ts';
import { decryptText } from '../encryption/stored-values.ts';
import { ApiError } from '../errors/api-error.ts';
import { fieldError } from '../errors/field-messages.ts';
import { findAnswer, storeAnswer, type UserKey } from './idempotency-keys.store.ts';
import type { RouteAnswer, RequestContext } from './request-context.ts';

/** An answer that can be stored and repeated. */
export interface TextAnswer extends RouteAnswer {
  readonly body: string | undefined;
}

const MAX_KEY_LENGTH = 200;

interface Request {
  readonly endpoint: Endpoint;
  readonly incoming: RequestContext;
}

interface IdempotencyKey {
  readonly userKey: UserKey;
  readonly requestHash: string;
  /** Where the answer is stored. */
  readonly place: StoredField;
}

/** Undefined without a key or without a signed-in user. */
function readKey(request: Request): IdempotencyKey | undefined {
  const { endpoint, incoming } = request;
  const key = incoming.headers['idempotency-key'];
  if (endpoint.method !== 'POST' || key === undefined) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > MAX_KEY_LENGTH) {
    const error = fieldError('Idempotency-Key', brokenRule('idempotency_key', { max: MAX_KEY_LENGTH }));
    throw new ApiError('malformed_request', `Idempotency-Key ${error.message}.`, { errors: [error] });
  }
  if (incoming.principal === undefined) return undefined;
  const { userId } = incoming.principal;
  const place = { table: 'idempotency_keys', column: 'answer', id: `${userId}/${key}` };
  return { userKey: { user_id: userId, key }, requestHash: hashRequest(request), place };
}

/**
 * Stored encrypted, because the answer may contain personal data, and so may the request, which could be guessed from its hash.
 */
const FirstAnswer = z.object({ requestHash: z.string(), body: z.string().optional() });

function hashRequest({ endpoint, incoming }: Request): string {
  const request = [endpoint.method, endpoint.path, incoming.params, incoming.query, incoming.body];
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}

/** The user has sent this key before, so this transaction is rolled back. */
class RepeatedKey extends Error {}

/** Stores the answer in the transaction of the work, so a crash leaves both or neither. Does nothing without a key. */
export type KeepAnswer = (tx: DatabaseTransaction, answer: TextAnswer) => Promise<void>;

type Work = (keepAnswer: KeepAnswer) => Promise<TextAnswer>;

/**
 * Does the work once per Idempotency-Key of this user, and returns the same answer afterwards. A repeated request either finds that the
 * key is taken, or fails on the way, perhaps because of what the first one did. Either way it is rolled back and gets the first answer.
 * An expired key starts over.
 */
export async function onceForKey(request: Request, work: Work): Promise<TextAnswer> {
  const sent = readKey(request);
  return sent === undefined ? work(() => Promise.resolve()) : workOrAnswer({ ...request, sent }, work);
}

/**
 * The same for work that does something outside the transaction that keeps its answer: a repeated request gets the first answer before
 * it does anything.
 */
export async function answerOrOnceForKey(request: Request, work: Work): Promise<TextAnswer> {
  const sent = readKey(request);
  if (sent === undefined) return work(() => Promise.resolve());
  return (await findFirstAnswer(request.incoming, sent)) ?? workOrAnswer({ ...request, sent }, work);
}

async function workOrAnswer({ incoming, sent }: SentRequest, work: Work): Promise<TextAnswer> {
  try {
    return await work(async (tx, answer) => {
      if (!(await storeFirstAnswer(tx, { incoming, sent }, answer))) throw new RepeatedKey();
    });
  } catch (error) {
    const first = await findFirstAnswer(incoming, sent);
    if (first === undefined) throw error;
    return first;
  }
}

interface SentRequest {
  readonly incoming: RequestContext;
  readonly sent: IdempotencyKey;
}

function storeFirstAnswer(
  tx: DatabaseTransaction,
  { incoming, sent: { userKey, place, requestHash } }: SentRequest,
  { status, body }: TextAnswer,
): Promise<boolean> {
  const text = JSON.stringify({ requestHash, body });
  const encryptWith = (key: DataKey) => encrypt(key, place, text);
  return storeAnswer(tx, incoming.dataKeys, { ...userKey, status, now: incoming.now, encryptWith });
}

async function findFirstAnswer(
  { db, dataKeys, now }: RequestContext,
  { userKey, place, requestHash }: IdempotencyKey,
): Promise<TextAnswer | undefined> {
  const stored = await findAnswer(db, userKey, now);
  if (stored === undefined) return undefined;
  if (stored.answer === null) throw new Error('the first answer to an Idempotency-Key is missing');
  const first = FirstAnswer.parse(JSON.parse(decryptText(dataKeys, place, stored.answer)));
  if (first.requestHash !== requestHash) {
    throw new ApiError('idempotency_key_reused', 'This Idempotency-Key was used for another request.');
  }
  return { status: stored.status, body: first.body };
}
