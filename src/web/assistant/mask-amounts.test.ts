import { expect, it } from 'vitest';
import { maskAmounts } from './mask-amounts.ts';

it('amounts in an answer are masked in both languages, but not yields, days and ISINs', () => {
  expect(maskAmounts('Bonds: 10,490.00\u00a0EUR\nProfit: +15.00\u00a0USD (−13.80\u00a0EUR)')).toBe(
    'Bonds: •••••\u00a0EUR\nProfit: •••••\u00a0USD (•••••\u00a0EUR)',
  );
  expect(maskAmounts('Облигации: 10\u00a0490,00\u00a0EUR')).toBe('Облигации: •••••\u00a0EUR');
  expect(maskAmounts('Payments: 3\n112.50\u00a0EUR')).toBe('Payments: 3\n•••••\u00a0EUR');
  expect(maskAmounts('1 EUR2 USD, 5 EURO')).toBe('•••••\u00a0EUR•••••\u00a0USD, 5 EURO');
  const open = 'BG2030026111: 2.37%, 12 Mar 2026\nBonds: 3 active';
  expect(maskAmounts(open)).toBe(open);
});
