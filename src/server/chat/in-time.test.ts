import { expect, it, vi } from 'vitest';
import { inTime, LONGEST_ANSWER_MS } from './in-time.ts';

it('an answer that takes too long ends in a problem, and its work is told to stop', async () => {
  vi.useFakeTimers();
  let given: AbortSignal | undefined;
  const late = inTime((signal) => {
    given = signal;
    return new Promise<never>(() => undefined);
  });
  const refused = expect(late).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Sorry, something went wrong. Please try again.',
  });
  await vi.advanceTimersByTimeAsync(LONGEST_ANSWER_MS - 1);
  expect(given?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  expect(given?.aborted).toBe(true);
  vi.useRealTimers();
});
