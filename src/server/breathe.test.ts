import { expect, it } from 'vitest';
import { mapInSlices } from './breathe.ts';

function work(milliseconds: number): void {
  for (const until = performance.now() + milliseconds; performance.now() < until;);
}

it('long work lets others have their turn in between, and keeps its order', async () => {
  const order: string[] = [];
  const steps = mapInSlices([1, 2, 3, 4], (step) => {
    work(20);
    order.push(`step ${step}`);
    return step * 2;
  });
  setImmediate(() => order.push('another'));
  expect(await steps).toEqual([2, 4, 6, 8]);
  expect(order.indexOf('another')).toBeLessThan(order.indexOf('step 4'));
  expect(order.filter((one) => one !== 'another')).toEqual(['step 1', 'step 2', 'step 3', 'step 4']);
});

it('of long works at once one slice is done at a time, and others have their turn between any two', async () => {
  const order: string[] = [];
  let isOver = false;
  const beside = () => {
    order.push('another');
    if (!isOver) setImmediate(beside);
  };
  setImmediate(beside);
  const longWork = () =>
    mapInSlices([1, 2, 3], () => {
      work(20);
      order.push('slice');
    });
  await Promise.all([longWork(), longWork(), longWork(), longWork(), longWork()]);
  isOver = true;
  expect(order.filter((one) => one === 'slice')).toHaveLength(15);
  const pairs = order.filter((one, place) => one === 'slice' && order[place - 1] === 'slice');
  expect(pairs).toEqual([]);
});
