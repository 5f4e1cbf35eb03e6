import { expect, test } from 'vitest';
import { displayedYield } from './displayed-yield.ts';

test('the entered yield goes before the computed one, also where it is 0', () => {
  expect(displayedYield({ yieldPercent: 0, computedYieldPercent: 3 })).toBe(0);
  expect(displayedYield({ yieldPercent: null, computedYieldPercent: 3 })).toBe(3);
  expect(displayedYield({ yieldPercent: null, computedYieldPercent: null })).toBeNull();
});
