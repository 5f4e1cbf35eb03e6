import { expect, test } from 'vitest';
import { profitPercent } from './profit-percent.ts';

test.each([
  { profit: '353.75', paid: '24852.50', percent: '1.42' },
  { profit: '-13.50', paid: '5060', percent: '-0.27' },
  { profit: 0, paid: 100, percent: '0' },
])('a profit of $profit on $paid is $percent percent', ({ profit, paid, percent }) => {
  expect(profitPercent(profit, paid)?.toString()).toBe(percent);
});

test('a profit on nothing paid has no percentage', () => {
  expect(profitPercent(10, 0)).toBeNull();
});
