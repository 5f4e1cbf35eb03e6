import { describe, expect, it } from 'vitest';
import { calendarDate, compareDays, daysBetween } from './calendar-date.ts';

describe('days are compared', () => {
  const [first, second, third] = [
    calendarDate('2025-12-31'),
    calendarDate('2026-01-01'),
    calendarDate('2026-01-02'),
  ];
  it('the earlier one first, and equal ones as equal', () => {
    expect(compareDays(first, second)).toBe(-1);
    expect(compareDays(second, first)).toBe(1);
    expect(compareDays(second, calendarDate('2026-01-01'))).toBe(0);
    expect([third, first, second].sort(compareDays)).toEqual([first, second, third]);
  });
  it('in the order of their number of days', () => {
    for (const one of [first, second, third])
      for (const other of [first, second, third])
        expect(compareDays(one, other)).toBe(Math.sign(daysBetween(other, one)));
  });
  it('so that rows of one day stay in their order', () => {
    const rows = [{ day: second, row: 1 }, { day: first, row: 2 }, { day: second, row: 3 }]; // prettier-ignore
    const sorted = rows.toSorted((one, other) => compareDays(one.day, other.day));
    expect(sorted.map(({ row }) => row)).toEqual([2, 1, 3]);
  });
});
