import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const MAX_TRIES = 7;
const FIRST_PAUSE_MS = 20;
/** serialization_failure, deadlock_detected: nothing of the work is left, and the database asks to try again. */
const RETRYABLE_CODES = new Set(['40001', '40P01']);

export function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && RETRYABLE_CODES.has(error.code);
}

/**
 * The result of a transaction, or of a single statement outside of one; tried again, up to 7 times in all, where concurrent
 * transactions got in each other's way. The pauses grow, and are of random length, so that those who met do not meet again.
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
