import { describe, expect, it, test } from 'vitest';
import { calendarDate } from '../calendar-date.ts';
import { roundTo } from './decimal.ts';
import { officialRates, specificationRates } from './exchange-rates.ts';

const NEW_YEAR = calendarDate('2026-01-02');

describe('official rates', () => {
  // The first and last two were published by banks for the changeover of 2026; a rate shortened to 0.5113 fails them.
  test.each([
    ['100', '51.13'],
    ['1', '0.51'],
    ['5.50', '2.81'],
    ['2000', '1022.58'],
    ['195583', '100000.00'],
    ['10000000', '5112918.81'],
    ['100000', '51129.19'],
  ])('%s lev are %s euro', (lev, euro) => {
    expect(roundTo(officialRates(NEW_YEAR, {}).toEuro(lev, 'BGN') ?? 0, 2).toFixed(2)).toBe(euro);
  });

  it('divide by the units of a currency for one euro', () => {
    const rates = officialRates(NEW_YEAR, { USD: '1.25', JPY: '160' });
    expect(rates.toEuro(100, 'USD')?.toFixed()).toBe('80');
    expect(rates.toEuro('1000000', 'JPY')?.toFixed()).toBe('6250');
    expect(rates.toEuro(100, 'CHF')).toBeUndefined();
    expect([rates.source, rates.day]).toEqual(['ecb', '2026-01-02']);
  });

  it('keep euro and lev at their legal rates, whatever a list of rates says', () => {
    const rates = officialRates(NEW_YEAR, { EUR: 2, BGN: '1.9558' });
    expect(rates.toEuro('1.95583', 'BGN')?.toFixed()).toBe('1');
    expect(rates.toEuro(7, 'EUR')?.toFixed()).toBe('7');
  });
});

describe("the specification's rates", () => {
  test.each([
    ['EUR', '1000'],
    ['USD', '920'],
    ['GBP', '1170'],
    ['BGN', '510'],
  ] as const)('count 1,000 %s as %s euro', (currency, euro) => {
    expect(specificationRates.toEuro(1000, currency)?.toFixed()).toBe(euro);
  });

  it('know no other currency and no day', () => {
    expect(specificationRates.toEuro(1000, 'JPY')).toBeUndefined();
    expect([specificationRates.source, specificationRates.day]).toEqual(['specification', null]);
  });
});
