import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateFromDayNumber,
  dayNumber,
  EARLIEST_DATE,
  LATEST_DATE,
  calendarDate,
} from '#domain/calendar-date';
import { formatDay } from '../../ui/format.ts';
import { dayInField } from './day-in-field.ts';
import { readDay } from '#domain/typed-text/read-day';

describe('a typed day', () => {
  it.each([
    '16.11.2026',
    '16. 11. 2026',
    '16.11.2026 г.',
    '16.11.2026г',
    '16/11/2026',
    '16-11-2026',
    '11/16/2026',
    '2026-11-16',
    '2026/11/16',
    '2026.11.16',
    ' 2026-11-16 ',
    '16 Nov 2026',
    '16 nov. 2026',
    '16-Nov-2026',
    '16nov2026',
    'November 16, 2026',
    'Nov 16 2026',
    '16 ноември 2026',
    '16 ноември 2026 г.',
    '16 ное 2026 г.',
    '16.ноем.2026',
  ])('%s is 16 November 2026', (typed) => {
    expect(readDay(typed)).toEqual({ kind: 'day', day: '2026-11-16' });
  });

  it('reads points as day first, and accepts equal day and month in any order', () => {
    expect(readDay('3.4.2026')).toEqual({ kind: 'day', day: '2026-04-03' });
    expect(readDay('04/04/2026')).toEqual({ kind: 'day', day: '2026-04-04' });
  });

  it.each([
    ['3/4/2026', '2026-04-03', '2026-03-04'],
    ['3-4-2026', '2026-04-03', '2026-03-04'],
    ['3/4/26', '2026-04-03', '2026-03-04'],
    ['4/4/26', '2026-04-04'],
    ['16/11/26', '2026-11-16'],
    ['16.11.26', '2026-11-16'],
    ['16 Nov 26', '2026-11-16'],
  ])('asks which day %s is', (typed, ...choices) => {
    expect(readDay(typed)).toEqual({ kind: 'unclear', choices });
  });

  it.each([
    ['31.02.2026', { year: 2026, month: 2, days: 28 }],
    ['30/02/2024', { year: 2024, month: 2, days: 29 }],
    ['2026-11-31', { year: 2026, month: 11, days: 30 }],
    ['11/31/2026', { year: 2026, month: 11, days: 30 }],
    ['0.11.2026', { year: 2026, month: 11, days: 30 }],
    ['31 Apr 2026', { year: 2026, month: 4, days: 30 }],
    ['31.02.26', { year: 2026, month: 2, days: 28 }],
  ])('says how many days the month of %s has', (typed, month) => {
    expect(readDay(typed)).toEqual({ kind: 'no-such-day', ...month });
  });

  it.each([
    ['16.13.2026', 13],
    ['16/13/2026', 13],
    ['2026-00-16', 0],
  ])('says that %s has no valid month', (typed, month) => {
    expect(readDay(typed)).toEqual({ kind: 'no-such-month', month });
  });

  it.each([
    '',
    'tomorrow',
    '16.11',
    '2026',
    '16.11.202',
    '16 ju 2026',
    '16 m 2026',
    '1.2.3.2026',
    '20261116',
    '16.11/2026',
  ])('does not accept %j as a date', (typed) => {
    expect(readDay(typed)).toEqual({ kind: 'no-date' });
  });

  it.each(['en-GB', 'bg-BG'])('reads every day as it is written in %s', (locale) => {
    const [first, last] = [EARLIEST_DATE, LATEST_DATE].map((day) => dayNumber(calendarDate(day)));
    const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    fc.assert(
      fc.property(fc.integer({ min: first!, max: last! }).map(dateFromDayNumber), (day) => {
        const read = { kind: 'day', day };
        expect(readDay(dayInField(day, locale))).toEqual(read);
        expect(readDay(formatDay(day, locale))).toEqual(read);
        expect(readDay(long.format(new Date(day)))).toEqual(read);
        expect(readDay(day)).toEqual(read);
      }),
      { numRuns: 1000 },
    );
  });
});
