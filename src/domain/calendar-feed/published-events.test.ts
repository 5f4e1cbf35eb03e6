import { expect, it } from 'vitest';
import { calendarDate } from '../calendar-date.ts';
import { publishEntries, type CalendarEntry, type PublishedEvent } from './published-events.ts';

const FIRST = new Date('2026-03-16T10:15:00Z');
const LATER = new Date('2026-11-22T09:00:00Z');

const entry = (day: string, changed: Partial<CalendarEntry> = {}): CalendarEntry => {
  return { of: 'coupon-7', day: calendarDate(day), summary: 'Coupon', isReceived: false, ...changed };
};
const again = (entries: readonly CalendarEntry[], published: readonly PublishedEvent[]) =>
  publishEntries(entries, published, LATER).map(({ id, day, sequence, changedAt }) => {
    return { id, day, sequence, changedAt };
  });

const ENTRIES = [entry('2026-07-21'), entry('2027-01-21'), entry('2027-07-21')];
const PUBLISHED = publishEntries(ENTRIES, [], FIRST);
const [JULY, JANUARY, NEXT_JULY] = PUBLISHED.map(({ id, day, sequence, changedAt }) => {
  return { id, day, sequence, changedAt };
});

it('an entry is published with the day it has then, and stays as it is while nothing changes', () => {
  expect(JULY).toEqual({
    id: 'coupon-7-20260721',
    day: '2026-07-21',
    sequence: 0,
    changedAt: '2026-03-16T10:15:00.000Z',
  });
  const unchanged = publishEntries(ENTRIES, PUBLISHED, LATER);
  unchanged.forEach((event, i) => expect(event).toBe(PUBLISHED[i]));
});

it.each([
  ['another text', { summary: 'Купон' }],
  ['a recorded payment', { isReceived: true }],
])('%s changes its event and no other', (_, changed) => {
  const entries = [entry('2026-07-21'), entry('2027-01-21', changed), entry('2027-07-21')];
  const changedJanuary = { ...JANUARY, sequence: 1, changedAt: '2026-11-22T09:00:00.000Z' };
  expect(again(entries, PUBLISHED)).toEqual([JULY, changedJanuary, NEXT_JULY]);
});

it('days that moved keep the ids of their events', () => {
  const moved = again([entry('2026-07-22'), entry('2027-01-22'), entry('2027-07-21')], PUBLISHED);
  expect(moved).toEqual([
    { id: 'coupon-7-20260721', day: '2026-07-22', sequence: 1, changedAt: '2026-11-22T09:00:00.000Z' },
    { id: 'coupon-7-20270121', day: '2027-01-22', sequence: 1, changedAt: '2026-11-22T09:00:00.000Z' },
    NEXT_JULY,
  ]);
});

it('an entry that ends is left out, and a new one has an event of its own', () => {
  const [first, second, ...rest] = again([...ENTRIES.slice(1), entry('2028-01-21')], PUBLISHED.slice(1));
  expect([first, second]).toEqual([JANUARY, NEXT_JULY]);
  expect(rest).toEqual([
    { id: 'coupon-7-20280121', day: '2028-01-21', sequence: 0, changedAt: '2026-11-22T09:00:00.000Z' },
  ]);
  expect(again(ENTRIES.slice(0, 2), PUBLISHED)).toEqual([JULY, JANUARY]);
});

it('several entries of a day, or of a day that an event left, have different ids', () => {
  const twice = publishEntries([entry('2027-01-21'), entry('2027-01-21')], [], FIRST);
  expect(twice.map(({ id }) => id)).toEqual(['coupon-7-20270121', 'coupon-7-20270121-2']);
  const moved = publishEntries([entry('2027-01-22')], [PUBLISHED[1]!], LATER);
  const ids = again([entry('2027-01-21'), entry('2027-01-22')], moved).map(({ id }) => id);
  expect(ids).toEqual(['coupon-7-20270121-2', 'coupon-7-20270121']);
});
