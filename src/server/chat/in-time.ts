import { ApiError } from '../http/api-error.ts';

export const LONGEST_ANSWER_MS = 30_000;
const RETRY_AFTER_SECONDS = 5;

/** The work's result, or 503 where it takes too long; the signal tells the work to stop. */
export async function inTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  longestMs = LONGEST_ANSWER_MS,
): Promise<T> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      stop.abort();
      reject(
        new ApiError('unavailable', 'Sorry, something went wrong. Please try again.', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        }),
      );
    }, longestMs);
  });
  try {
    return await Promise.race([work(stop.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
