import { expect, it } from 'vitest';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

function work(milliseconds: number): void {
  for (const until = performance.now() + milliseconds; performance.now() < until;);
}

async function inSteps(steps: number, step: (index: number) => void): Promise<void> {
  for (let index = 1; index <= steps; index += 1) {
    await yieldToEventLoop();
    work(20);
    step(index);
  }
}

it('other tasks run between the steps of long work', async () => {
  const order: string[] = [];
  const steps = inSteps(4, (index) => order.push(`step ${index}`));
  setImmediate(() => order.push('another'));
  await steps;
  expect(order.indexOf('another')).toBeLessThan(order.indexOf('step 4'));
  expect(order.filter((one) => one !== 'another')).toEqual(['step 1', 'step 2', 'step 3', 'step 4']);
});

it('several long tasks run one slice at a time, and other tasks run in between', async () => {
  const order: string[] = [];
  let isOver = false;
  const otherWork = () => {
    order.push('another');
    if (!isOver) setImmediate(otherWork);
  };
  setImmediate(otherWork);
  await Promise.all(Array.from({ length: 5 }, () => inSteps(3, () => order.push('slice'))));
  isOver = true;
  expect(order.filter((one) => one === 'slice')).toHaveLength(15);
  const pairs = order.filter((one, place) => one === 'slice' && order[place - 1] === 'slice');
  expect(pairs).toEqual([]);
});
