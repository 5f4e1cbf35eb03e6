import { expect, it } from 'vitest';
import { Decimal, sumDecimals } from '../money/decimal.ts';
import { concentration, weights } from './concentration.ts';

// The bonds of risk/portfolio-risk.test.ts with accrued interest, in euro.
const VALUES = [
  { key: 'A', eur: new Decimal('98000.00') },
  { key: 'B', eur: new Decimal('52860.27') },
  { key: 'USD', eur: new Decimal('82375.21') },
];
const WHOLE = sumDecimals(VALUES.map(({ eur }) => eur));

it('OV-b · three bonds are as concentrated as 2.84 equal ones, and one as one', () => {
  const found = concentration(VALUES);
  expect(found?.hhi.toFixed(4)).toBe('0.3527');
  expect(found?.equalHoldings.toFixed(2)).toBe('2.84');
  expect(concentration(VALUES.slice(0, 1))?.hhi.toNumber()).toBe(1);
  expect(concentration([])).toBeUndefined();
});

it('OV-b · each part has its share of the whole, the largest first, unless it is worth nothing', () => {
  const found = weights([...VALUES, { key: 'none', eur: new Decimal(0) }], WHOLE);
  expect(found.map(({ key, percent }) => [key, percent.toFixed(2)])).toEqual([
    ['A', '42.02'],
    ['USD', '35.32'],
    ['B', '22.66'],
  ]);
  expect(weights(VALUES, new Decimal(0))).toEqual([]);
});
