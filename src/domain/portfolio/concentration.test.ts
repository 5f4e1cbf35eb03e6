import { expect, it } from 'vitest';
import { Decimal, sumDecimals } from '../money/decimal.ts';
import { aboveLimit, concentration } from './concentration.ts';

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

it('OV-b · parts above the limit are listed with their shares, largest first', () => {
  const above = (limit: number) => aboveLimit(VALUES, WHOLE, limit).map(({ key }) => key);
  expect(above(30)).toEqual(['A', 'USD']);
  expect(above(40)).toEqual(['A']);
  expect(aboveLimit(VALUES, WHOLE, 30)[1]?.percent.toFixed(2)).toBe('35.32');
});
