import { expect, test } from 'vitest';
import { servingYield } from './serving-yield.ts';

test('the entered yield goes before the computed one, also where it is 0', () => {
  expect(servingYield({ yieldPercent: 0, computedYieldPercent: 3 })).toBe(0);
  expect(servingYield({ yieldPercent: null, computedYieldPercent: 3 })).toBe(3);
  expect(servingYield({ yieldPercent: null, computedYieldPercent: null })).toBeNull();
});
