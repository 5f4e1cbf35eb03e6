import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate, dateFromDayNumber, dayNumber } from './calendar-date.ts';
import { addMonths, toDayNumber, yearMonthDay } from './day-number.ts';

const anyDay = fc.integer({
  min: dayNumber(calendarDate('1900-01-01')),
  max: dayNumber(calendarDate('2200-12-31')),
});
const after = (anchor: string, months: number, endOfMonth = false) =>
  dateFromDayNumber(addMonths(yearMonthDay(dayNumber(calendarDate(anchor))), months, endOfMonth));

test('a day number and its year, month and day tell the same day', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const { year, month, day: dayOfMonth } = yearMonthDay(day);
      expect(toDayNumber(year, month, dayOfMonth)).toBe(day);
      expect(dateFromDayNumber(day)).toBe(
        `${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`,
      );
    }),
  );
});

test('a month step keeps the day of the anchor, clipped to the month reached', () => {
  expect(after('2024-08-30', -6)).toBe('2024-02-29');
  expect(after('2024-08-30', -12)).toBe('2023-08-30');
  expect(after('2025-01-31', 1)).toBe('2025-02-28');
});

test('with the end-of-month rule, an anchor at the end of a month leads only to ends of months', () => {
  expect(after('2025-02-28', 6, true)).toBe('2025-08-31');
  expect(after('2025-02-28', 36, true)).toBe('2028-02-29');
  expect(after('2025-08-30', 6, true)).toBe('2026-02-28');
});
