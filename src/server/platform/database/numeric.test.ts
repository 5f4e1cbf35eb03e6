import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundTo } from '#domain/money/decimal';
import { numeric } from './numeric.ts';

it.each([
  [1.005, 2, '1.01'],
  [-1.005, 2, '-1.01'],
  [98.5, 4, '98.5'],
  [1e-7, 4, '0'],
  [1e21, 2, '1000000000000000000000'],
])('%d with %d places is %s', (value, places, text) => {
  expect(numeric(value, places)).toBe(text);
});

it('is the decimal rounded half away from zero, for every number', () => {
  const anyNumber = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer().map((cents) => cents / 100),
    fc.integer().map((tenthOfPip) => tenthOfPip / 100_000),
  );
  fc.assert(
    fc.property(anyNumber, fc.integer({ min: 0, max: 8 }), (value, places) => {
      expect(Number(numeric(value, places))).toBe(Number(roundTo(value, places).toFixed()));
      expect(roundTo(numeric(value, places), places).toFixed()).toBe(
        roundTo(value, places).plus(0).toFixed(),
      );
    }),
  );
});
