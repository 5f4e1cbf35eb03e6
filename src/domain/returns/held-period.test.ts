import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '../calendar-date.ts';
import { Decimal } from '../money/decimal.ts';
import type { HeldPeriod } from './held-period.ts';
import { modifiedDietzReturn } from './modified-dietz.ts';
import { moneyWeightedReturn } from './money-weighted.ts';

type Flow = readonly [day: string, moneyIn: number, moneyOut?: number];

/** A holding with its value on two days: `held(['2025-01-01', 100], ['2025-04-01', 112])`. */
function held(
  [start, startValue]: readonly [string, number],
  [end, endValue]: readonly [string, number],
  ...flows: readonly Flow[]
): HeldPeriod {
  return {
    start: calendarDate(start),
    end: calendarDate(end),
    startValue: new Decimal(startValue),
    endValue: new Decimal(endValue),
    flows: flows.map(([day, moneyIn, moneyOut = 0]) => {
      return { day: calendarDate(day), moneyIn: new Decimal(moneyIn), moneyOut: new Decimal(moneyOut) };
    }),
  };
}

function dietz(period: HeldPeriod): number | string {
  const found = modifiedDietzReturn(period);
  return found.ok ? found.value.total.toNumber() : found.reason;
}

describe('modified Dietz', () => {
  // Sources: the tiko-lang wiki; ubique mdietz.
  it('PE-q · weights money by the time that it stayed', () => {
    const [start, end] = [['2025-01-01', 100_000] as const, ['2025-04-01', 112_000] as const];
    expect(dietz(held(start, end, ['2025-02-15', 10_000]))).toBeCloseTo(0.019047619, 9);
    expect(dietz(held(start, end, ['2025-01-01', 10_000]))).toBeCloseTo(0.0181818182, 9);
    const july = held(['2020-07-01', 74.2], ['2020-08-01', 104.4], ['2020-07-15', 37.1]);
    expect(dietz(july)).toBeCloseTo(-0.0729809956, 9);
  });

  it('starts with the first flow if nothing was held before, and in the morning of a single day', () => {
    expect(dietz(held(['2025-01-01', 0], ['2025-04-01', 1050], ['2025-01-11', 1000]))).toBeCloseTo(0.05, 12);
    expect(dietz(held(['2025-01-01', 0], ['2025-01-01', 1010], ['2025-01-01', 1000]))).toBeCloseTo(0.01, 12);
  });

  // Wikipedia's example gives −900 % for a gain.
  it('refuses an average capital of zero or less', () => {
    const period = held(['2025-01-01', 1000], ['2025-04-01', 0], ['2025-01-02', 0, 1200]);
    expect(dietz(period)).toBe('capital-not-positive');
    expect(dietz(held(['2025-01-01', 0], ['2025-04-01', 0]))).toBe('nothing-held');
  });
});

describe('money-weighted', () => {
  // PE-h, PE-i: Portfolio Performance manual, 'Money-weighted return', examples 1 and 3.
  it.each([
    [held(['2022-02-03', 0], ['2024-06-30', 190.06], ['2022-02-03', 155]), 0.088468],
    [
      held(
        ['2022-02-02', 0],
        ['2024-06-30', 426.82],
        ['2022-02-03', 155],
        ['2023-02-02', 84],
        ['2023-10-19', 67],
      ),
      0.202757,
    ],
  ])('is the internal rate of inflows, outflows and the final value (case %#)', (period, rate) => {
    const found = moneyWeightedReturn(period);
    expect(found.ok && found.value.annual).toBeCloseTo(rate, 6);
  });

  it('is that of the period under a year, even if its annual rate would be extreme', () => {
    const gain = moneyWeightedReturn(held(['2025-01-01', 1000], ['2025-01-03', 1500]));
    expect(gain.ok && gain.value).toMatchObject({ annual: null, days: 2 });
    expect(gain.ok && gain.value.period).toBeCloseTo(0.5, 12);
    const loss = moneyWeightedReturn(held(['2025-01-01', 2240], ['2025-01-02', 1961]));
    expect(loss.ok && loss.value.period).toBeCloseTo(1961 / 2240 - 1, 12);
  });

  // One purchase and one sale: (1 + loss) ^ (365 / days).
  it.each([
    [7, 0.95],
    [7, 0.85],
    [3, 0.8],
  ])('is as exact for %d days within many years', (days, kept) => {
    const sold = addDays(calendarDate('2020-08-08'), days);
    const flows: Flow[] = [
      ['2020-08-08', 1000],
      [sold, 0, kept * 1000],
    ];
    const found = moneyWeightedReturn(held(['2010-01-01', 0], ['2024-12-31', 0], ...flows));
    expect(found.ok && found.value.annual).toBeCloseTo(kept ** (365 / days) - 1, 12);
    expect(found.ok && found.value.unique).toBe(true);
  });

  it('is not a bound of the search if no rate is a number above −100 %', () => {
    const flows: Flow[] = [
      ['2020-08-08', 1000],
      ['2020-08-09', 0, 800],
    ];
    const found = moneyWeightedReturn(held(['2010-01-01', 0], ['2024-12-31', 0], ...flows));
    expect(found).toEqual({ ok: false, reason: 'rate-does-not-exist' });
  });

  it('does not exist after a total loss, and says if several rates solve it', () => {
    const lost = moneyWeightedReturn(held(['2024-01-01', 0], ['2025-12-31', 0], ['2024-07-01', 1000]));
    expect(lost).toEqual({ ok: false, reason: 'flows-of-one-sign' });
    const flows: Flow[] = [
      ['2020-01-01', 1000],
      ['2020-12-31', 0, 2300],
      ['2021-12-31', 1320],
    ];
    const several = moneyWeightedReturn(held(['2020-01-01', 0], ['2022-01-01', 0], ...flows));
    expect(several.ok && several.value.unique).toBe(false);
    expect(several.ok && several.value.rate).toBeCloseTo(0.1, 9);
  });
});
