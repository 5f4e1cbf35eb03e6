import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '../calendar-date.ts';
import { Decimal } from '../money/decimal.ts';
import { fixedRate, indexGrowth, overnightGrowth } from './benchmark.ts';
import { compareWithBenchmark } from './compare-with-benchmark.ts';
import type { HeldPeriod } from './held-period.ts';
import { timeWeightedReturn } from './time-weighted.ts';

const START = calendarDate('2026-03-15');
const flow = (day: string, moneyIn: number, moneyOut: number) => {
  return { day: calendarDate(day), moneyIn: new Decimal(moneyIn), moneyOut: new Decimal(moneyOut) };
};

/** The bond in the worked example: 10,028.56 in, a coupon of 112.50 out, and 10,048.41 at the end. */
const BOND: HeldPeriod = {
  start: START,
  end: calendarDate('2026-09-30'),
  startValue: new Decimal(0),
  endValue: new Decimal('10048.41'),
  flows: [flow('2026-03-16', 10_028.56, 0), flow('2026-07-21', 0, 112.5)],
};
const deposit = (rate: number) => ({ growth: fixedRate(rate), points: null });
const index = (...levels: readonly (readonly [day: string, value: number])[]) => {
  const points = levels.map(([day, value]) => ({ day: calendarDate(day), value }));
  return { growth: indexGrowth(points), points };
};

describe('the same money in a benchmark', () => {
  it('at 2 % a year has the value of the worked example', () => {
    const compared = compareWithBenchmark(BOND, deposit(0.02));
    if (!compared.ok) throw new Error(compared.reason);
    const { total, annual, endValue, profit, ahead } = compared.value;
    expect(total).toBeCloseTo(1.02 ** (198 / 365) - 1, 12);
    expect(annual).toBeNull();
    expect([endValue, profit, ahead].map((amount) => amount.toFixed(2))).toEqual([
      '10023.94',
      '107.88',
      '24.47',
    ]);
  });

  it('is below 0 if more was taken out than would have been there', () => {
    const sold = {
      ...BOND,
      endValue: new Decimal(0),
      flows: [...BOND.flows, flow('2026-09-30', 0, 10_048.41)],
    };
    const compared = compareWithBenchmark(sold, deposit(0.02));
    expect(compared.ok && compared.value.endValue.toFixed(2)).toBe('-24.47');
    expect(compared.ok && compared.value.ahead.toFixed(2)).toBe('24.47');
  });

  it('has no answer if the benchmark starts later, or ends long before the end', () => {
    const reason = (levels: ReturnType<typeof index>) => {
      const compared = compareWithBenchmark(BOND, levels);
      return compared.ok ? compared.value.lastDay : compared.reason;
    };
    expect(reason(index(['2026-03-17', 100], ['2026-09-30', 101]))).toBe('starts-later');
    expect(reason(index(['2026-10-01', 100]))).toBe('starts-later');
    expect(reason(index(['2026-02-28', 100], ['2026-07-29', 101]))).toBe('ends-earlier');
    expect(reason(index(['2026-02-28', 100], ['2026-07-30', 101], ['2026-10-31', 102]))).toBe('2026-07-30');
    const nothing = compareWithBenchmark({ ...BOND, flows: [] }, deposit(0.02));
    expect(nothing).toEqual({ ok: false, reason: 'nothing-held' });
  });
});

const dayWithin = fc.integer({ min: 0, max: 400 }).map((days) => addDays(START, days));
const amounts = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => new Decimal(cents).div(100));
const periods = fc
  .record({
    startValue: amounts,
    flows: fc.array(fc.record({ day: dayWithin, moneyIn: amounts, moneyOut: amounts }), { minLength: 1 }),
  })
  .map((some) => ({ ...some, start: START, end: addDays(START, 400), endValue: new Decimal(1) }));
const levels = fc
  .uniqueArray(fc.record({ day: dayWithin, value: fc.integer({ min: 1, max: 1_000 }) }), {
    selector: ({ day }) => day,
  })
  .map((later) => [{ day: START, value: 100 }, ...later.filter(({ day }) => day !== START)]);

it('a deposit at 0 % returns the money that was paid in', () => {
  fc.assert(
    fc.property(periods, (held) => {
      const compared = compareWithBenchmark(held, deposit(0));
      expect(compared).toMatchObject({ ok: true, value: { total: 0 } });
      expect(compared.ok && compared.value.profit.toFixed(9)).toBe('0.000000000');
    }),
  );
});

it('a holding used as its own benchmark has its own value and return', () => {
  fc.assert(
    fc.property(levels, dayWithin, fc.integer({ min: 1, max: 1_000 }), (points, day, units) => {
      const growth = indexGrowth(points);
      const end = addDays(START, 400);
      const bought = new Decimal(units).times(100);
      const endValue = bought.times(growth(START, day) ?? NaN).times(growth(day, end) ?? NaN);
      const held = { start: START, end, startValue: bought, endValue, flows: [] };
      const compared = compareWithBenchmark(held, { growth, points: null });
      if (!compared.ok) throw new Error(compared.reason);
      expect(compared.value.ahead.toNumber()).toBeCloseTo(0, 6);
      const own = timeWeightedReturn(bought.toNumber(), [
        { moneyIn: 0, value: endValue.toNumber(), moneyOut: 0 },
      ]);
      expect(compared.value.total).toBeCloseTo(own, 9);
    }),
  );
});

it('an overnight rate compounds over two days as over each of them', () => {
  fc.assert(
    fc.property(levels, dayWithin, dayWithin, (points, one, other) => {
      const growth = overnightGrowth(points.map(({ day, value }) => ({ day, value: value / 10_000 })));
      const [first, second] = one < other ? [one, other] : [other, one];
      const end = addDays(START, 400);
      const halves = (growth(first, second) ?? NaN) * (growth(second, end) ?? NaN);
      expect(growth(first, end)).toBeCloseTo(halves, 9);
    }),
  );
});
