import { createHash } from 'node:crypto';
import type { Endpoint } from '#api/endpoint';
import type { DatabaseTransaction } from '../database/schema.ts';
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

function hashOf({ endpoint, incoming }: Request): Buffer {
  const request = [endpoint.method, endpoint.path, incoming.params, incoming.query, incoming.body];
  return createHash('sha256').update(JSON.stringify(request)).digest();
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
  await tx
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('created_at', '<', new Date(incoming.now.getTime() - KEPT_MS))
    .execute();
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ ...ofKey, request_hash: requestHash, status: 0, body: null, created_at: incoming.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows === 1n) {
    const answer = await work();
    await tx
      .updateTable('idempotency_keys')
      .set({ status: answer.status, body: answer.body ?? null })
      .where((eb) => eb.and(ofKey))
      .execute();
    return answer;
  }
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where((eb) => eb.and(ofKey))
    .executeTakeFirstOrThrow();
  if (!first.request_hash.equals(requestHash)) {
    throw new ApiError('idempotency_key_reused', 'This Idempotency-Key was used for another request.');
  }
  return { status: first.status, body: first.body ?? undefined };
}
