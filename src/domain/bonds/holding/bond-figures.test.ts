import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, calendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import { bondFigures, bondYearsSinceBuy } from './bond-figures.ts';

const texts = (trade: Parameters<typeof bondFigures>[0]) => {
  const { result, amountPaid, profit } = bondFigures(trade);
  return { result: result.toFixed(), amountPaid: amountPaid.toFixed(), profit: profit.toFixed() };
};

describe('figures of a bond', () => {
  test.each([
    [
      'a gain',
      { buyPrice: 98.5, marketPrice: 101.25, nominal: 10_000 },
      { result: '0.0275', amountPaid: '9850', profit: '275' },
    ],
    [
      'a loss',
      { buyPrice: 101.25, marketPrice: 98.5, nominal: 10_000 },
      { result: '-0.0275', amountPaid: '10125', profit: '-275' },
    ],
    [
      'no market price',
      { buyPrice: 98.5, marketPrice: 0, nominal: 10_000 },
      { result: '-0.985', amountPaid: '9850', profit: '-9850' },
    ],
    [
      'nothing at all',
      { buyPrice: 0, marketPrice: 0, nominal: 0 },
      { result: '0', amountPaid: '0', profit: '0' },
    ],
    [
      'the largest amounts',
      { buyPrice: 100_000, marketPrice: 0, nominal: '9999999999999.99' },
      { result: '-1000', amountPaid: '9999999999999990', profit: '-9999999999999990' },
    ],
  ])('%s', (_name, trade, figures) => {
    expect(texts(trade)).toEqual(figures);
  });

  it('computes the profit from the result rounded to 5 places, like the specification', () => {
    // Unrounded, 0.000034 and 0.000036 of a million would be 34 and 36.
    expect(texts({ buyPrice: 100, marketPrice: 100.0034, nominal: 1_000_000 }).profit).toBe('30');
    expect(texts({ buyPrice: 100, marketPrice: 100.0036, nominal: 1_000_000 }).profit).toBe('40');
  });

  it('rounds half away from zero, unlike doubles', () => {
    expect(texts({ buyPrice: 100.5, marketPrice: 0, nominal: 1 }).amountPaid).toBe('1.01');
    expect(texts({ buyPrice: 1, marketPrice: 1.0005, nominal: 1 }).result).toBe('0.00001');
    expect(texts({ buyPrice: 1.0005, marketPrice: 1, nominal: 1 }).result).toBe('-0.00001');
    expect(texts({ buyPrice: 100, marketPrice: 99.5, nominal: 201 }).profit).toBe('-1.01');
  });

  it('rounds prices to 4 places and the nominal to 2 before the calculation', () => {
    expect(texts({ buyPrice: 1.00005, marketPrice: 2.00005, nominal: 1000.005 })).toEqual(
      texts({ buyPrice: 1.0001, marketPrice: 2.0001, nominal: 1000.01 }),
    );
  });

  it('matches the same calculation in integers', () => {
    const price = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(price, price, fc.integer({ min: 0, max: 1e15 }), (buy, market, cents) => {
        const trade = {
          buyPrice: new Decimal(buy).div(10_000),
          marketPrice: new Decimal(market).div(10_000),
          nominal: new Decimal(cents).div(100),
        };
        const result = divided(BigInt(market - buy), 10n);
        expect(bondFigures(trade).result.times(100_000).toFixed()).toBe(result.toString());
        expect(bondFigures(trade).amountPaid.times(100).toFixed()).toBe(
          divided(BigInt(buy) * BigInt(cents), 1_000_000n).toString(),
        );
        expect(bondFigures(trade).profit.times(100).toFixed()).toBe(
          divided(result * BigInt(cents), 100_000n).toString(),
        );
      }),
    );
  });
});

/** Divides whole numbers and rounds half away from zero. */
function divided(value: bigint, by: bigint): bigint {
  const half = value < 0n ? -by / 2n : by / 2n;
  return (value + half) / by;
}

describe('years since the purchase', () => {
  test.each([
    ['2026-03-02', '2026-03-02', '0'],
    ['2025-03-02', '2026-03-02', '1'],
    ['2024-02-29', '2026-03-02', '2'],
    ['2024-02-27', '2026-03-02', '2.01'],
    ['2025-12-01', '2026-03-02', '0.25'],
    ['2027-03-02', '2026-03-02', '-1'],
    ['1900-01-01', '2200-12-31', '301'],
  ])('from %s to %s are %s', (buyDate, today, years) => {
    expect(bondYearsSinceBuy(calendarDate(buyDate), calendarDate(today)).toFixed()).toBe(years);
  });

  it('never decrease from one day to the next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        const buyDate = calendarDate('1990-01-31');
        const today = addDays(buyDate, days);
        expect(bondYearsSinceBuy(buyDate, addDays(today, 1)).gte(bondYearsSinceBuy(buyDate, today))).toBe(
          true,
        );
      }),
    );
  });
});
