import { describe, expect, it } from 'vitest';
import { certainDayOrder, readImportDay } from './read-import-day.ts';

const notation = (dayOrder: 'day-first' | 'month-first' | null, timeZone = 'Europe/Sofia') => ({
  dayOrder,
  timeZone,
});
const read = (cell: string, dayOrder: 'day-first' | 'month-first' | null = null, timeZone?: string) => {
  const answer = readImportDay(cell, notation(dayOrder, timeZone));
  return answer.kind === 'day' ? answer.day : answer.rule;
};

describe('a day of a file', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['20.11.2026 г.', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['11/20/2026', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['20261120;103000', '2026-11-20'],
    ['2024-05-22, 09:30:01', '2024-05-22'],
    ['2026-11-20T00:00', '2026-11-20'],
    ['2023-12-18 11:45:06.326', '2023-12-18'],
    ['20 ноември 2026 г.', '2026-11-20'],
    ['Nov 20, 2026', '2026-11-20'],
    // Days of spreadsheet programs.
    ['46346', '2026-11-20'],
    ['20000', '1954-10-03'],
  ])('is %s: %s', (cell, day) => {
    expect(read(cell)).toBe(day);
  });

  it('is counted from 1904 in workbooks that say so', () => {
    const from1904 = { ...notation(null), datesFrom1904: true };
    expect(readImportDay('44884', from1904)).toEqual({ kind: 'day', day: '2026-11-20' });
  });

  it.each([
    ['2026-11-20T23:30:00Z', 'Europe/Sofia', '2026-11-21'],
    ['2026-11-20T23:30:00.000Z', 'America/New_York', '2026-11-20'],
    ['2026-11-20T01:00:00+0300', 'Europe/Sofia', '2026-11-20'],
    ['2026-11-20 01:00:00+03:00', 'UTC', '2026-11-19'],
    ['2026-11-20T23:30:00', 'Asia/Tokyo', '2026-11-20'],
  ])('with a zone is the day of this product: %s in %s', (cell, timeZone, day) => {
    expect(read(cell, null, timeZone)).toBe(day);
  });

  it.each([
    ['day-first', '2026-04-03'],
    ['month-first', '2026-03-04'],
    [null, 'day_order_unclear'],
  ] as const)('with both orders possible is read as its column is, %s', (order, day) => {
    expect(read('03/04/2026', order)).toBe(day);
    expect(read('03-04-2026', order)).toBe(day);
  });

  it.each([
    ['20.11.26', 'year_without_century'],
    ['11/20/26', 'year_without_century'],
    ['2026-02-30', 'day'],
    ['soon', 'day'],
    ['2026-02-30T10:00:00Z', 'day'],
  ])('is not %s: %s', (cell, rule) => {
    expect(read(cell)).toBe(rule);
  });

  it('over 12 determines the order of its column', () => {
    expect(['17/11/2021', '11/17/2021', '01/02/2021', '20.11.2021'].map(certainDayOrder)).toEqual([
      'day-first',
      'month-first',
      undefined,
      undefined,
    ]);
  });
});
