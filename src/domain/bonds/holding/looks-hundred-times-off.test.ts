import { expect, test } from 'vitest';
import { looksHundredTimesOff } from './looks-hundred-times-off.ts';

test.each([
  ['a price in percent', { price: 98, nominal: 10_000, amount: 9_800 }, false],
  ['a price as a fraction of nominal', { price: 0.98, nominal: 10_000, amount: 9_800 }, true],
  ['a price in money for a piece of 1,000', { price: 980, nominal: 10_000, amount: 9_800 }, true],
  ['exactly five times', { price: 100, nominal: 1_000, amount: 200 }, false],
  ['a little over five times', { price: 100, nominal: 1_000, amount: 199.99 }, true],
  ['exactly a fifth', { price: 100, nominal: 1_000, amount: 5_000 }, false],
  ['a little under a fifth', { price: 100, nominal: 1_000, amount: 5_000.01 }, true],
  ['a payment with its minus', { price: 98, nominal: 10_000, amount: -9_800 }, false],
  ['no price yet', { price: 0, nominal: 10_000, amount: 9_800 }, false],
  ['no amount yet', { price: 98, nominal: 10_000, amount: 0 }, false],
])('%s', (_name, entry, off) => {
  expect(looksHundredTimesOff(entry)).toBe(off);
});
