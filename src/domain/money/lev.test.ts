import { describe, expect, test } from 'vitest';
import { convertLevAndEuro, levAmountInEuro, levUnitPriceInEuro } from './lev.ts';

describe('lev in euro', () => {
  test.each([
    ['1', '0.51'],
    ['5.50', '2.81'],
    ['100', '51.13'],
    ['2000', '1022.58'],
    // Multiplying by 0.5113 would give 51,130.00.
    ['100000', '51129.19'],
    ['195583', '100000'],
    ['10000000', '5112918.81'],
    ['-100', '-51.13'],
  ])('%s lev are %s euro', (lev, euro) => {
    expect(levAmountInEuro(lev).toFixed()).toBe(euro);
  });

  test('a unit price keeps 12 places', () => {
    expect(levUnitPriceInEuro('100').toFixed()).toBe('51.129188119622');
  });

  test('an amount is converted between lev and euro only', () => {
    expect(convertLevAndEuro('195583', 'BGN', 'EUR').toString()).toBe('100000');
    expect(convertLevAndEuro('100000', 'EUR', 'BGN').toString()).toBe('195583');
    expect(convertLevAndEuro('100', 'USD', 'EUR')).toBe('100');
  });
});
