import type { UserId } from '#api/platform/ids';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { removeTicket, insertTicket } from './questions-in-flight.store.ts';

const RETRY_AFTER_SECONDS = 2;

interface QuestionInProgress {
  readonly end: () => Promise<void>;
}

/** Starts a question. Throws 429 while another question of the user is being answered, on any server. */
export async function beginQuestion(db: Database, userId: UserId, now: Date): Promise<QuestionInProgress> {
  const ticket = await insertTicket(db, userId, now);
  if (ticket === undefined) {
    throw new ApiError('too_many_requests', 'Your last question is still being answered.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  return { end: () => removeTicket(db, ticket) };
}
