import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { Decimal } from '../money/decimal.ts';
import { pricesLookHundredTimesOff } from './prices-look-hundred-times-off.ts';

test.each([
  ['a usual gain', { buyPrice: 80.5, marketPrice: 92.1 }, false],
  ['a usual loss', { buyPrice: 80.5, marketPrice: 41 }, false],
  ['a market price as a fraction', { buyPrice: 80.5, marketPrice: 0.805 }, true],
  ['a market price in cents', { buyPrice: 80.5, marketPrice: 8050 }, true],
  ['a buy price as a fraction', { buyPrice: 0.805, marketPrice: 92.1 }, true],
  ['exactly ten times', { buyPrice: 8.05, marketPrice: 80.5 }, false],
  ['a little over ten times', { buyPrice: 8.05, marketPrice: '80.5001' }, true],
  ['no market price yet', { buyPrice: 80.5, marketPrice: 0 }, false],
  ['no buy price yet', { buyPrice: 0, marketPrice: 80.5 }, false],
  ['nothing yet', { buyPrice: 0, marketPrice: 0 }, false],
])('%s', (_name, entry, off) => {
  expect(pricesLookHundredTimesOff(entry)).toBe(off);
});

it('detects a shift by 100 of any price that moved by less than a factor of 10, in either direction', () => {
  const price = fc.integer({ min: 1, max: 1_000_000 });
  const move = fc.integer({ min: 11, max: 99 });
  fc.assert(
    fc.property(price, move, (units, tenths) => {
      const buyPrice = new Decimal(units).div(10_000);
      const marketPrice = buyPrice.times(tenths).div(10);
      expect(pricesLookHundredTimesOff({ buyPrice, marketPrice })).toBe(false);
      expect(pricesLookHundredTimesOff({ buyPrice, marketPrice: marketPrice.times(100) })).toBe(true);
      expect(pricesLookHundredTimesOff({ buyPrice, marketPrice: marketPrice.div(100) })).toBe(true);
    }),
  );
});
