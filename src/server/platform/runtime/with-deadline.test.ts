import { expect, it, vi } from 'vitest';
import { withDeadline, MAX_ANSWER_MS } from './with-deadline.ts';

it('an answer that takes too long becomes a problem, and its work is stopped', async () => {
  vi.useFakeTimers();
  let received: AbortSignal | undefined;
  const late = withDeadline(
    (signal) => {
      received = signal;
      return new Promise<never>(() => undefined);
    },
    { gone: new AbortController().signal },
  );
  const refused = expect(late).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Sorry, something went wrong. Please try again.',
  });
  await vi.advanceTimersByTimeAsync(MAX_ANSWER_MS - 1);
  expect(received?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  expect(received?.aborted).toBe(true);
  vi.useRealTimers();
});

it('the work for an answer that nobody waits for is stopped', async () => {
  const leaving = new AbortController();
  let received: AbortSignal | undefined;
  const left = withDeadline(
    (signal) => {
      received = signal;
      return new Promise<never>(() => undefined);
    },
    { gone: leaving.signal },
  );
  leaving.abort();
  await expect(left).rejects.toMatchObject({ code: 'unavailable' });
  expect(received?.aborted).toBe(true);
});
