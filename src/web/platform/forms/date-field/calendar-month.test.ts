import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarDate,
  dateFromDayNumber,
  dayNumber,
  EARLIEST_DATE,
  LATEST_DATE,
} from '#domain/calendar-date';
import { dayByKey, monthsAway, weeksOfMonth } from './calendar-month.ts';

const day = calendarDate('2026-11-16');
const [first, last] = [dayNumber(calendarDate(EARLIEST_DATE)), dayNumber(calendarDate(LATEST_DATE))];

describe('the calendar of a month', () => {
  it('begins its weeks on Monday', () => {
    const [week, next] = weeksOfMonth(day);
    expect(week).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(next?.[0]).toBe('2026-11-02');
  });

  it('has every day of any month once, in six weeks of seven days', () => {
    fc.assert(
      fc.property(fc.integer({ min: first, max: last }).map(dateFromDayNumber), (any) => {
        const weeks = weeksOfMonth(any);
        const days = weeks.flat().filter((one) => one !== null);
        expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
        expect(days.map((one) => one.slice(0, 7))).toEqual(days.map(() => any.slice(0, 7)));
        expect(new Set(days).size).toBe(
          new Date(Date.UTC(Number(any.slice(0, 4)), Number(any.slice(5, 7)), 0)).getUTCDate(),
        );
      }),
    );
  });

  it.each([
    ['ArrowLeft', false, '2026-11-15'],
    ['ArrowRight', false, '2026-11-17'],
    ['ArrowUp', false, '2026-11-09'],
    ['ArrowDown', false, '2026-11-23'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['PageUp', false, '2026-10-16'],
    ['PageDown', false, '2026-12-16'],
    ['PageUp', true, '2025-11-16'],
    ['PageDown', true, '2027-11-16'],
    ['a', false, null],
  ])('%s (shift: %s) leads from 16 November 2026 to %s', (key, shift, reached) => {
    expect(dayByKey(day, key, shift)).toBe(reached);
  });

  it('clips the day to a shorter month, and stays within the supported days', () => {
    expect(monthsAway(calendarDate('2027-01-31'), 1)).toBe('2027-02-28');
    expect(dayByKey(calendarDate(EARLIEST_DATE), 'ArrowLeft', false)).toBe(EARLIEST_DATE);
    expect(dayByKey(calendarDate(LATEST_DATE), 'PageDown', true)).toBe(LATEST_DATE);
  });
});
