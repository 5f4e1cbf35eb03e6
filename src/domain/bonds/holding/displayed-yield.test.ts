import { expect, test } from 'vitest';
import { displayedYield } from './displayed-yield.ts';

test('the entered yield takes precedence over the computed one, even if it is 0', () => {
  expect(displayedYield({ yieldPercent: 0, computedYieldPercent: 3 })).toBe(0);
  expect(displayedYield({ yieldPercent: null, computedYieldPercent: 3 })).toBe(3);
  expect(displayedYield({ yieldPercent: null, computedYieldPercent: null })).toBeNull();
});
