import { describe, expect, it } from 'vitest';
import { convertBondPrice, costInScale, findPriceScale } from './bond-price-scale.ts';

describe('the price of a bond', () => {
  it.each([
    // A statement of Interactive Brokers.
    ['2000', '98.562', '1971.24', 'percent'],
    ['10000', '98.5', '-9850', 'percent'],
    // An export of Trade Republic.
    ['20', '0.989500', '19.79', 'fraction'],
    ['100', '1.0125', '101.25', 'fraction'],
    // The oldest of statements: pieces, and lev for each.
    ['5', '511.29', '2556.45', 'money'],
    // Within two percent.
    ['1000', '98', '999.5', 'percent'],
    ['1000', '98', '1000', null],
    ['1000', '98', '1200', null],
    ['1000', '98', null, null],
    ['1000', '0', '10', null],
  ] as const)('%s × %s = %s is %s', (...[quantity, price, amount, scale]) => {
    expect(findPriceScale(quantity, price, amount)).toBe(scale);
  });

  it.each([
    ['percent', '46.05'],
    ['fraction', '4605'],
    ['money', '4605'],
  ] as const)('read as %s costs %s for 5,000 at 0.921', (scale, cost) => {
    expect(costInScale({ quantity: '5000', price: '0.921' }, scale).toFixed()).toBe(cost);
  });

  it('becomes nominal and percent of it', () => {
    expect(convertBondPrice({ quantity: '2000', price: '98.562' }, 'percent', '1')).toEqual({ nominal: '2000', percent: '98.562' });
    expect(convertBondPrice({ quantity: '20', price: '0.9895' }, 'fraction', '1')).toEqual({ nominal: '20', percent: '98.95' });
    expect(convertBondPrice({ quantity: '5', price: '511.29' }, 'money', '511.29')).toEqual({ nominal: '2556.45', percent: '100' });
    expect(convertBondPrice({ quantity: '5', price: '990' }, 'money', '1000')).toEqual({ nominal: '5000', percent: '99' });
  }); // prettier-ignore
});
