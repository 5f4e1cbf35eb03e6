import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '../../calendar-date.ts';
import { DAY_COUNTS, dayCountDays, yearFraction, type DayCount } from './day-count.ts';

const date = calendarDate;
const days = (dayCount: DayCount, start: string, end: string) =>
  dayCountDays(dayCount, { start: date(start), end: date(end) });

function years(dayCount: DayCount, start: string, end: string): number {
  const couponGrid = { anchor: date('2030-06-15'), frequency: 2 as const };
  const result = yearFraction(dayCount, { start: date(start), end: date(end), couponGrid });
  return result.ok ? result.value : expect.fail(result.reason);
}

const anyDate = fc.integer({ min: -20_000, max: 60_000 }).map((n) => addDays(date('1970-01-01'), n));

describe('30/360 has four variants', () => {
  test.each([
    ['30/360-BOND', 183],
    ['30E/360', 182],
    ['30/360-US', 180],
    ['30E/360-ISDA', 180],
  ] as const)('28 February to 31 August 2007 is in %s %d days', (dayCount, expected) => {
    expect(days(dayCount, '2007-02-28', '2007-08-31')).toBe(expected);
  });

  test('30E/360 ISDA does not move a maturity at the end of February', () => {
    const input = { start: date('2007-08-31'), end: date('2008-02-29') };
    expect(dayCountDays('30E/360-ISDA', input)).toBe(180);
    expect(dayCountDays('30E/360-ISDA', { ...input, terminationDate: date('2008-02-29') })).toBe(179);
  });
});

describe('the examples of the ISDA paper on ACT/ACT', () => {
  test.each([
    ['ACT/ACT-ISDA', '2003-11-01', '2004-05-01', 0.497724380567],
    ['ACT/ACT-AFB', '2003-11-01', '2004-05-01', 0.497267759563],
    ['ACT/ACT-ISDA', '1999-02-01', '1999-07-01', 0.41095890411],
    ['ACT/ACT-AFB', '1999-02-01', '1999-07-01', 0.41095890411],
  ] as const)('%s from %s to %s is %d', (...[dayCount, start, end, expected]) => {
    expect(years(dayCount, start, end)).toBeCloseTo(expected, 11);
  });
});

test('ACT/ACT AFB counts whole years back from the end of February to the end of February', () => {
  expect(years('ACT/ACT-AFB', '2004-02-29', '2009-02-28')).toBe(5);
});

test('whole coupon periods are exact fractions of a year in ACT/ACT ICMA', () => {
  expect(years('ACT/ACT-ICMA', '2023-12-15', '2026-06-15')).toBe(2.5);
});

test('ACT/ACT ICMA requires the coupon dates', () => {
  expect(yearFraction('ACT/ACT-ICMA', { start: date('2024-01-01'), end: date('2025-01-01') })).toEqual({
    ok: false,
    reason: 'coupon-grid-needed',
  });
});

test.each(DAY_COUNTS)('%s counts the same backwards and forwards', (dayCount) => {
  fc.assert(
    fc.property(anyDate, anyDate, (a, b) => {
      expect(years(dayCount, a, b) + 0).toBe(-years(dayCount, b, a) + 0);
      expect(years(dayCount, a, a)).toBeCloseTo(0, 15);
    }),
  );
});

test.each(['ACT/360', 'ACT/365F', 'ACT/ACT-ISDA', 'ACT/ACT-ICMA', '30E/360'] as const)(
  'in %s two consecutive periods add up to the whole',
  (dayCount) => {
    fc.assert(
      fc.property(anyDate, anyDate, anyDate, (a, b, c) => {
        expect(years(dayCount, a, b) + years(dayCount, b, c)).toBeCloseTo(years(dayCount, a, c), 10);
      }),
    );
  },
);
