import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aHeldBond, aHeldShare } from '../../testing/factories/a-holding.ts';
import { someHoldings } from '../../testing/factories/some-holdings.ts';
import { specificationRates } from '../money/exchange-rates.ts';
import { sumDecimals } from '../money/decimal.ts';
import { allocate } from './allocation.ts';
import { GROUPINGS } from './grouping.ts';

it('a portfolio is spread by its market value, the largest group first, and the percents add up to 100', () => {
  const par = { buyPrice: '100', marketPrice: '100' };
  const found = allocate(
    [
      aHeldBond({ ...par, nominal: '3000' }),
      aHeldBond({ ...par, nominal: '1000', currency: 'JPY' }),
      aHeldBond({ ...par, nominal: '7000', direction: 'Sell' }),
      aHeldBond({ ...par, nominal: '500', marketPrice: '0' }),
      aHeldShare({ units: '20', marketPrice: '100', currency: 'USD' }),
    ],
    'currency',
    specificationRates,
  );
  expect(
    found.groups.map(({ key, inEuro, percent }) => [key, inEuro.amount.toFixed(2), percent.toFixed(1)]),
  ).toEqual([
    ['EUR', '3000.00', '51.4'],
    ['USD', '1840.00', '31.5'],
    ['JPY', '1000.00', '17.1'],
  ]);
  expect(found).toMatchObject({ count: 3, sales: 1, withoutMarketPrice: { count: 1 } });
  expect(found.withoutMarketPrice.cost.map(({ amount }) => amount.toFixed(2))).toEqual(['500.00']);
  expect(found.countedAtOne.map(({ currency }) => currency)).toEqual(['JPY']);
});

it('however holdings are grouped, none is lost and none counted twice', () => {
  fc.assert(
    fc.property(someHoldings(), fc.constantFrom(...GROUPINGS), (holdings, by) => {
      const found = allocate(holdings, by, specificationRates);
      expect(found.count + found.sales + found.withoutMarketPrice.count).toBe(holdings.length);
      const sum = sumDecimals(found.groups.map(({ inEuro }) => inEuro.amount));
      // Each group is rounded to cents for itself.
      expect(
        sum
          .minus(found.inEuro.amount)
          .abs()
          .lte(0.01 * found.groups.length),
      ).toBe(true);
      const percent = sumDecimals(found.groups.map((group) => group.percent)).toNumber();
      expect([0, 100]).toContain(percent);
    }),
  );
});
