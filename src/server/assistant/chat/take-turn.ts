import type { UserId } from '#api/ids';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { giveBack, takeTicket } from './questions-in-flight.store.ts';

const RETRY_AFTER_SECONDS = 2;

interface Turn {
  readonly end: () => Promise<void>;
}

/** The user's turn for one question; refused with 429 until the one before is answered, on any server. */
export async function takeTurn(db: Database, userId: UserId, now: Date): Promise<Turn> {
  const ticket = await takeTicket(db, userId, now);
  if (ticket === undefined) {
    throw new ApiError('too_many_requests', 'Your last question is still being answered.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  return { end: () => giveBack(db, ticket) };
}
