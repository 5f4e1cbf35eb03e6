import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Endpoint } from '#api/endpoint';
import { brokenRule } from '#api/field-rules';
import type { UserId } from '#api/ids';
import type { DatabaseTransaction } from '../database/schema.ts';
import { encrypt, type StoredField } from '../crypto/encrypted.ts';
import { decryptText } from '../encryption/stored-text.ts';
import { ApiError } from '../errors/api-error.ts';
import { fieldError } from '../errors/field-messages.ts';
import { findAnswer, storeAnswer, takeKey, type UserKey } from './idempotency-keys.store.ts';
import type { RouteAnswer, RequestContext } from './request-context.ts';

/** An answer that can be stored and repeated. */
export interface TextAnswer extends RouteAnswer {
  readonly body: string | undefined;
}

const MAX_KEY_LENGTH = 200;

interface Request {
  readonly tx: DatabaseTransaction;
  readonly endpoint: Endpoint;
  readonly incoming: RequestContext;
}

/** A key and the hash of its request. */
interface IdempotencyKey {
  readonly key: string;
  readonly requestHash: string;
}

/** Undefined without a key or without a signed-in user. */
function readKey(request: Pick<Request, 'endpoint' | 'incoming'>): IdempotencyKey | undefined {
  const { endpoint, incoming } = request;
  const key = incoming.headers['idempotency-key'];
  if (endpoint.method !== 'POST' || key === undefined) return undefined;
  if (typeof key === 'string' && key !== '' && key.length <= MAX_KEY_LENGTH)
    return incoming.principal === undefined ? undefined : { key, requestHash: hashRequest(request) };
  const error = fieldError('Idempotency-Key', brokenRule('idempotency_key', { max: MAX_KEY_LENGTH }));
  throw new ApiError('malformed_request', `Idempotency-Key ${error.message}.`, { errors: [error] });
}

/** Kept encrypted: the answer may hold personal data, and so may the request, which could be guessed from its hash. */
const FirstAnswer = z.object({ requestHash: z.string(), body: z.string().optional() });

function answerField(userId: UserId, key: string): StoredField {
  return { table: 'idempotency_keys', column: 'answer', id: `${userId}/${key}` };
}

function hashRequest({ endpoint, incoming }: Pick<Request, 'endpoint' | 'incoming'>): string {
  const request = [endpoint.method, endpoint.path, incoming.params, incoming.query, incoming.body];
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}

/**
 * Does the work once for an Idempotency-Key of this user and gives its answer again afterwards. The key is
 * written in the transaction of the work: a crash leaves both or neither, and the same key sent at the same
 * time waits here for the first to end. A key that is past its time is begun anew.
 */
export async function onceForKey(request: Request, work: () => Promise<TextAnswer>): Promise<TextAnswer> {
  const sent = readKey(request);
  const { tx, incoming } = request;
  if (sent === undefined || incoming.principal === undefined) return work();
  const { userId } = incoming.principal;
  const { key, requestHash } = sent;

  const userKey = { user_id: userId, key };
  const place = answerField(userId, key);
  const taken = await takeKey(tx, userKey, incoming.now);
  if (taken === undefined) return firstAnswerTo(request, { place, requestHash, userKey });
  const answer = await work();
  const text = JSON.stringify({ requestHash, body: answer.body });
  await storeAnswer(tx, userKey, {
    status: answer.status,
    answer: encrypt(incoming.dataKeys.find(taken.dataKeyId), place, text),
  });
  return answer;
}

interface StoredAnswer {
  readonly place: StoredField;
  readonly requestHash: string;
  readonly userKey: UserKey;
}

async function firstAnswerTo({ tx, incoming }: Request, kept: StoredAnswer): Promise<TextAnswer> {
  const { status, answer } = await findAnswer(tx, kept.userKey);
  if (answer === null) throw new Error('the first answer to an Idempotency-Key is missing');
  const first = FirstAnswer.parse(JSON.parse(decryptText(incoming.dataKeys, kept.place, answer)));
  if (first.requestHash !== kept.requestHash) {
    throw new ApiError('idempotency_key_reused', 'This Idempotency-Key was used for another request.');
  }
  return { status, body: first.body };
}
