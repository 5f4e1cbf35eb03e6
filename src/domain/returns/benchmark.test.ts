import { describe, expect, it } from 'vitest';
import { calendarDate } from '../calendar-date.ts';
import { Decimal } from '../money/decimal.ts';
import { fixedRate, indexGrowth, valueInBenchmark, overnightGrowth } from './benchmark.ts';

const point = (day: string, value: number) => ({ day: calendarDate(day), value });

describe('a benchmark', () => {
  // 10,028.56 for 198 days less 112.50 for 71 at 2 %.
  it('PE-v · computes what the holder’s own money would be worth there', () => {
    const flow = (day: string, moneyIn: number, moneyOut: number) => {
      return { day: calendarDate(day), moneyIn: new Decimal(moneyIn), moneyOut: new Decimal(moneyOut) };
    };
    const held = {
      start: calendarDate('2026-03-15'),
      end: calendarDate('2026-09-30'),
      startValue: new Decimal(0),
      endValue: new Decimal('10048.41'),
      flows: [flow('2026-03-16', 10_028.56, 0), flow('2026-07-21', 0, 112.5)],
    };
    expect(valueInBenchmark(held, fixedRate(0.02))?.toFixed(2)).toBe('10023.94');
    expect(valueInBenchmark(held, indexGrowth([point('2026-06-01', 100)]))).toBeUndefined();
  });

  // €STR of a Thursday, a Friday and, over the weekend, of three days.
  it('PE-w · of an overnight rate compounds each rate over its days', () => {
    const rates = [point('2026-11-18', 0.01931), point('2026-11-19', 0.01929), point('2026-11-20', 0.01932)];
    const growth = overnightGrowth(rates);
    expect(growth(calendarDate('2026-11-18'), calendarDate('2026-11-23'))).toBeCloseTo(1.000268242, 9);
    expect(growth(calendarDate('2026-11-17'), calendarDate('2026-11-23'))).toBeUndefined();
  });

  it('of levels uses the last one on or before each day', () => {
    const growth = indexGrowth([point('2026-02-01', 110), point('2026-01-01', 100)]);
    expect(growth(calendarDate('2026-01-20'), calendarDate('2026-02-20'))).toBeCloseTo(1.1, 12);
  });
});
