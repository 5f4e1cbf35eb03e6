import type { UserId } from '#api/ids';
import { ApiError } from '../http/api-error.ts';

const RETRY_AFTER_SECONDS = 2;

/** Runs one piece of work of a user at a time; refuses the next with 429 until it is done. */
export function oneAtATime(): <T>(userId: UserId, work: () => Promise<T>) => Promise<T> {
  const busy = new Set<UserId>();
  return async (userId, work) => {
    if (busy.has(userId)) {
      throw new ApiError('too_many_requests', 'Your last question is still being answered.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    busy.add(userId);
    try {
      return await work();
    } finally {
      busy.delete(userId);
    }
  };
}
