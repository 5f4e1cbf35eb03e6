import { expect, it } from 'vitest';
import { nameAt } from './names.ts';

it('tens of thousands of names are compared with a word while others have their turn', async () => {
  const names = Array.from({ length: 30_000 }, (_, i) => ({
    parts: Array.from({ length: 12 }, (_, part) => `umbrela${(i * 12 + part) % 997}`),
    named: [String(i)],
  }));
  let isOver = false;
  let turns = 0;
  const beside = () => {
    turns += 1;
    if (!isOver) setImmediate(beside);
  };
  setImmediate(beside);
  const found = await nameAt(names, ['umbrela7'], 0);
  isOver = true;
  expect(found?.named).toContain('0');
  expect(turns).toBeGreaterThan(2);
});
