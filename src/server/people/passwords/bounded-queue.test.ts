import { expect, it } from 'vitest';
import { createBoundedQueue, type HashRequester } from './bounded-queue.ts';

const FULL = { atOnce: 1, waiting: 0, waitingOfAddress: 0, waitingOfAccount: 0 };
const REFUSED = { code: 'unavailable', extra: { retryAfterSeconds: 2 } };

it('requests without capacity are refused in order, unless there is capacity by then', async () => {
  const { run, waitForCapacity } = createBoundedQueue(FULL);
  await expect(waitForCapacity()).resolves.toBeUndefined();
  let finish = () => {};
  const work = run(() => new Promise<void>((resolve) => (finish = resolve)));
  const refused: number[] = [];
  const refusals = [1, 2, 3].map((number) => waitForCapacity().finally(() => refused.push(number)));
  await expect(Promise.allSettled(refusals)).resolves.toMatchObject(
    [1, 2, 3].map(() => ({ status: 'rejected', reason: REFUSED })),
  );
  expect(refused).toEqual([1, 2, 3]);
  const next = waitForCapacity();
  finish();
  await work;
  await expect(next).resolves.toBeUndefined();
});

it('if very many requests wait to be refused, further ones are refused at once', async () => {
  const { run, waitForCapacity } = createBoundedQueue(FULL);
  let finish = () => {};
  const work = run(() => new Promise<void>((resolve) => (finish = resolve)));
  const told: number[] = [];
  const refusals = Array.from({ length: 201 }, (_, number) =>
    waitForCapacity().catch(() => void told.push(number)),
  );
  await Promise.all(refusals);
  expect(told[0]).toBe(200);
  expect(told).toHaveLength(201);
  finish();
  await work;
});

it('one address may take four places and one account two, so that some are left for others (SEC-06)', async () => {
  const { run, stats } = createBoundedQueue({
    atOnce: 1,
    waiting: 32,
    waitingOfAddress: 4,
    waitingOfAccount: 2,
  });
  let finish = () => {};
  const first = run(() => new Promise<void>((resolve) => (finish = resolve)));
  const taken: Promise<void>[] = [];
  const take = (asker: HashRequester) => taken.push(run(() => Promise.resolve(), asker));
  const isRefused = (asker: HashRequester) =>
    expect(run(() => Promise.resolve(), asker)).rejects.toMatchObject(REFUSED);
  const at = (address: string, account: string) => ({ address, account });

  for (const address of ['a', 'b']) take(at(address, 'one'));
  await isRefused(at('c', 'one'));
  for (const account of ['two', 'three', 'four']) take(at('a', account));
  await isRefused(at('a', 'five'));
  take(at('b', 'five'));
  expect(stats()).toEqual({ running: 1, waiting: 6 });
  finish();
  await Promise.all([first, ...taken]);
  await run(() => Promise.resolve(), at('a', 'one'));
});
