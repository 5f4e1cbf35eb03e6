import { ApiError } from '../errors/api-error.ts';

export const MAX_ANSWER_MS = 30_000;
const RETRY_AFTER_SECONDS = 5;

/** The specification's sentence for every failure. */
export const APOLOGY = 'Sorry, something went wrong. Please try again.';

interface DeadlineOptions {
  /** Fires when the caller has disconnected. */
  readonly gone: AbortSignal;
  readonly maxMs?: number;
}

/** The result of the work, or 503 if it takes too long or the caller disconnects; the signal then stops the work. */
export async function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { gone, maxMs = MAX_ANSWER_MS }: DeadlineOptions,
): Promise<T> {
  const stop = new AbortController();
  const timeout = new Promise<never>((_resolve, reject) => {
    stop.signal.addEventListener('abort', () =>
      reject(new ApiError('unavailable', APOLOGY, { retryAfterSeconds: RETRY_AFTER_SECONDS })),
    );
  });
  const abort = () => stop.abort();
  const timer = setTimeout(abort, maxMs);
  gone.addEventListener('abort', abort);
  try {
    return await Promise.race([work(stop.signal), timeout]);
  } finally {
    clearTimeout(timer);
    gone.removeEventListener('abort', abort);
  }
}
