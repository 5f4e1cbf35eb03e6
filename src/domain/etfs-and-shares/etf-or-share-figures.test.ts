import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, calendarDate } from '../calendar-date.ts';
import { Decimal } from '../money/decimal.ts';
import { etfOrShareFigures, etfOrShareValue, etfOrShareYearsSinceBuy } from './etf-or-share-figures.ts';

const texts = (trade: Parameters<typeof etfOrShareFigures>[0]) => {
  const { result, amountPaid, profit } = etfOrShareFigures(trade);
  return { result: result.toFixed(), amountPaid: amountPaid.toFixed(), profit: profit.toFixed() };
};

describe('figures of an ETF or a share', () => {
  test.each([
    [
      'a gain',
      { buyPrice: 80.5, marketPrice: 92.1234, nominal: 100 },
      { result: '11.6234', amountPaid: '8050', profit: '1162.34' },
    ],
    [
      'a loss',
      { buyPrice: 92.1234, marketPrice: 80.5, nominal: 100 },
      { result: '-11.6234', amountPaid: '9212.34', profit: '-1162.34' },
    ],
    [
      'parts of a unit',
      { buyPrice: 512.37, marketPrice: 530, nominal: 0.25 },
      { result: '17.63', amountPaid: '128.09', profit: '4.41' },
    ],
    [
      'no market price',
      { buyPrice: 80.5, marketPrice: 0, nominal: 100 },
      { result: '-80.5', amountPaid: '8050', profit: '-8050' },
    ],
    [
      'nothing at all',
      { buyPrice: 0, marketPrice: 0, nominal: 0 },
      { result: '0', amountPaid: '0', profit: '0' },
    ],
    [
      'the largest amounts',
      { buyPrice: 100_000, marketPrice: 0, nominal: '9999999999999.99' },
      { result: '-100000', amountPaid: '999999999999999000', profit: '-999999999999999000' },
    ],
  ])('%s', (_name, trade, figures) => {
    expect(texts(trade)).toEqual(figures);
  });

  it('have no floating-point errors', () => {
    // In doubles 0.3 − 0.1 is 0.19999999999999998, and 1.1 × 1.1 is 1.2100000000000002.
    expect(texts({ buyPrice: 0.1, marketPrice: 0.3, nominal: 1 }).result).toBe('0.2');
    expect(texts({ buyPrice: 1.1, marketPrice: 0, nominal: 1.1 }).amountPaid).toBe('1.21');
  });

  it('round half away from zero, unlike doubles', () => {
    expect(texts({ buyPrice: 1.005, marketPrice: 0, nominal: 1 })).toEqual({
      result: '-1.005',
      amountPaid: '1.01',
      profit: '-1.01',
    });
  });

  it('round the nominal to 2 places before the calculation, and use prices with all their places', () => {
    expect(texts({ buyPrice: '51.129188119622', marketPrice: 0, nominal: 999_999.995 })).toEqual({
      result: '-51.129188119622',
      amountPaid: '51129188.12',
      profit: '-51129188.12',
    });
  });

  it('match the same calculation in integers', () => {
    const price = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(price, price, fc.integer({ min: 0, max: 1e15 }), (buy, market, cents) => {
        const { result, amountPaid, profit } = etfOrShareFigures({
          buyPrice: new Decimal(buy).div(10_000),
          marketPrice: new Decimal(market).div(10_000),
          nominal: new Decimal(cents).div(100),
        });
        expect(result.times(10_000).toFixed()).toBe(String(market - buy));
        expect(amountPaid.times(100).toFixed()).toBe(inCents(buy, cents));
        expect(profit.times(100).toFixed()).toBe(inCents(market - buy, cents));
      }),
    );
  });

  it('a profit is the current value less the amount paid, to the cent', () => {
    const price = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(price, price, fc.integer({ min: 0, max: 1e9 }), (buy, market, cents) => {
        const [buyPrice, marketPrice] = [new Decimal(buy).div(10_000), new Decimal(market).div(10_000)];
        const nominal = new Decimal(cents).div(100);
        const { amountPaid, profit } = etfOrShareFigures({ buyPrice, marketPrice, nominal });
        const worth = etfOrShareFigures({ buyPrice: marketPrice, marketPrice, nominal }).amountPaid;
        expect(worth.minus(amountPaid).minus(profit).abs().lte('0.01')).toBe(true);
      }),
    );
  });
});

/**
 * Multiplies a price in ten-thousandths by a nominal in hundredths, in whole numbers. The result is in hundredths, rounded half
 * away from zero.
 */
function inCents(price: number, nominal: number): string {
  const product = BigInt(price) * BigInt(nominal);
  const half = product < 0n ? -5_000n : 5_000n;
  return String((product + half) / 10_000n);
}

describe('years since the purchase of an ETF or a share', () => {
  test.each([
    ['2026-03-02', '2026-03-02', '0'],
    ['2025-03-02', '2026-03-02', '1'],
    ['2024-03-02', '2026-03-02', '2'],
    ['2023-03-02', '2026-03-02', '3.0027'],
    ['2026-03-01', '2026-03-02', '0.0027'],
    ['2025-12-01', '2026-03-02', '0.2493'],
    ['2027-03-02', '2026-03-02', '-1'],
    ['1900-01-01', '2200-12-31', '301.1973'],
  ])('from %s to %s are %s', (buyDate, today, years) => {
    expect(etfOrShareYearsSinceBuy(calendarDate(buyDate), calendarDate(today)).toFixed()).toBe(years);
  });

  it('are 0 without a date', () => {
    expect(etfOrShareYearsSinceBuy(null, calendarDate('2026-03-02')).toFixed()).toBe('0');
  });

  it('grow with each day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        const buyDate = calendarDate('1990-01-31');
        const today = addDays(buyDate, days);
        const [now, tomorrow] = [today, addDays(today, 1)].map((day) =>
          etfOrShareYearsSinceBuy(buyDate, day),
        );
        expect(tomorrow!.gt(now!)).toBe(true);
      }),
    );
  });
});

test('units are worth their market price; without one their value is not known', () => {
  expect(etfOrShareValue({ marketPrice: '109.455', nominal: 120 })?.toFixed()).toBe('13134.6');
  expect(etfOrShareValue({ marketPrice: 0, nominal: 120 })).toBeNull();
});
