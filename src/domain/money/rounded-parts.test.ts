import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Decimal, roundTo, sumDecimals } from './decimal.ts';
import { roundedParts } from './rounded-parts.ts';

const parts = (...amounts: readonly (number | string)[]) =>
  roundedParts(
    amounts.map((amount) => new Decimal(amount)),
    2,
  ).map(Number);

it('the rounding difference goes to the largest remainders, also of losses; 0 stays 0', () => {
  expect(parts('0.004', '0.004', '0.002', 0)).toEqual([0.01, 0, 0, 0]);
  expect(parts('-15.004', '25.007', 0)).toEqual([-15.01, 25.01, 0]);
  expect(parts()).toEqual([]);
});

it('parts add up to the rounded sum, and none is off by a cent or more', () => {
  const amount = fc.integer({ min: -1e9, max: 1e9 }).map((value) => new Decimal(value).div(7));
  fc.assert(
    fc.property(fc.array(amount), (amounts) => {
      const rounded = roundedParts(amounts, 2);
      expect(sumDecimals(rounded).toFixed()).toBe(roundTo(sumDecimals(amounts), 2).toFixed());
      for (const [i, part] of rounded.entries())
        expect(
          part
            .minus(amounts[i] ?? 0)
            .abs()
            .lt('0.01'),
        ).toBe(true);
    }),
  );
});
