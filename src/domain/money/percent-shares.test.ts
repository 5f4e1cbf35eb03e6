import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumDecimals } from './decimal.ts';
import { percentShares } from './percent-shares.ts';

const texts = (amounts: readonly (string | number)[], places: number) =>
  percentShares(amounts, places).map((share) => share.toFixed(places));

test('shares add up to 100 even if plain rounding would not', () => {
  expect(texts([1, 1, 1], 1)).toEqual(['33.4', '33.3', '33.3']);
  expect(texts([1, 1, 1, 1, 1, 1], 1)).toEqual(['16.7', '16.7', '16.7', '16.7', '16.6', '16.6']);
  expect(texts(['12.345', '87.655'], 2)).toEqual(['12.35', '87.65']);
  expect(texts([5], 1)).toEqual(['100.0']);
});

test('a total of zero has no shares', () => {
  expect(texts([], 1)).toEqual([]);
  expect(texts([0, 0], 1)).toEqual(['0.0', '0.0']);
});

test('shares of any amounts add up to 100, each within a step of the exact one', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(amounts, (given) => {
      const shares = percentShares(given, 1);
      const whole = given.reduce((sum, amount) => sum + amount, 0);
      expect(sumDecimals(shares).toFixed(1)).toBe('100.0');
      given.forEach((amount, index) =>
        expect(Math.abs((100 * amount) / whole - (shares[index]?.toNumber() ?? NaN))).toBeLessThan(0.1001),
      );
    }),
  );
});
