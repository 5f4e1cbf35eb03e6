import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';

const REFUSED = { code: 'unavailable', extra: { retryAfterSeconds: 2 } };

it('who finds no room is refused in turn, unless there is some by then', async () => {
  const { inTurn, awaitRoom } = atMost({ atOnce: 1, waiting: 0 });
  await expect(awaitRoom()).resolves.toBeUndefined();
  let finish = () => {};
  const work = inTurn(() => new Promise<void>((resolve) => (finish = resolve)));
  const told: number[] = [];
  const refusals = [1, 2, 3].map((number) => awaitRoom().finally(() => told.push(number)));
  await expect(Promise.allSettled(refusals)).resolves.toMatchObject(
    [1, 2, 3].map(() => ({ status: 'rejected', reason: REFUSED })),
  );
  expect(told).toEqual([1, 2, 3]);
  const next = awaitRoom();
  finish();
  await work;
  await expect(next).resolves.toBeUndefined();
});

it('where very many wait to be refused, further ones are at once', async () => {
  const { inTurn, awaitRoom } = atMost({ atOnce: 1, waiting: 0 });
  let finish = () => {};
  const work = inTurn(() => new Promise<void>((resolve) => (finish = resolve)));
  const told: number[] = [];
  const refusals = Array.from({ length: 201 }, (_, number) =>
    awaitRoom().catch(() => void told.push(number)),
  );
  await Promise.all(refusals);
  expect(told[0]).toBe(200);
  expect(told).toHaveLength(201);
  finish();
  await work;
});
