import { ApiError } from '../errors/api-error.ts';

export const LONGEST_ANSWER_MS = 30_000;
const RETRY_AFTER_SECONDS = 5;

/** The sentence of the specification for every failure. */
export const APOLOGY = 'Sorry, something went wrong. Please try again.';

interface Waiting {
  /** Fires when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
  readonly longestMs?: number;
}

/** The work's result, or 503 where it takes too long or nobody waits for it; the signal tells the work to stop. */
export async function inTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { gone, longestMs = LONGEST_ANSWER_MS }: Waiting,
): Promise<T> {
  const stop = new AbortController();
  const given = new Promise<never>((_resolve, reject) => {
    stop.signal.addEventListener('abort', () =>
      reject(new ApiError('unavailable', APOLOGY, { retryAfterSeconds: RETRY_AFTER_SECONDS })),
    );
  });
  const abort = () => stop.abort();
  const timer = setTimeout(abort, longestMs);
  gone.addEventListener('abort', abort);
  try {
    return await Promise.race([work(stop.signal), given]);
  } finally {
    clearTimeout(timer);
    gone.removeEventListener('abort', abort);
  }
}
