import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const MAX_TRIES = 7;
const FIRST_PAUSE_MS = 20;
/** serialization_failure, deadlock_detected: the work was rolled back, and the database asks to try again. */
const RETRYABLE_CODES = new Set(['40001', '40P01']);

function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && RETRYABLE_CODES.has(error.code);
}

/**
 * The result of a transaction, or of a single statement outside one. Tries again, up to 7 times in all, if concurrent
 * transactions conflicted. The pauses grow and have a random length, so that the same transactions do not conflict again.
 */
export async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_TRIES || !isRetryable(error)) throw error;
      await delay(randomInt(1, FIRST_PAUSE_MS * 2 ** (attempt - 1)));
    }
  }
}
