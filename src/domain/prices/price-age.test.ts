import { expect, it } from 'vitest';
import { addDays, calendarDate, dayNumber } from '../calendar-date.ts';
import { businessDaysBetween, isBusinessDay } from '../business-days.ts';
import { businessDaysSince, oldestDay, priceAge } from './price-age.ts';

const day = calendarDate;

it('the days counted are those on which euro payments settle', () => {
  // Maundy Thursday 2026 to the Tuesday after Easter; over Christmas; from a Friday to the Monday.
  expect(businessDaysSince(day('2026-04-02'), day('2026-04-07'))).toBe(1);
  expect(businessDaysSince(day('2025-12-24'), day('2026-01-02'))).toBe(4);
  expect(businessDaysSince(day('2026-11-20'), day('2026-11-23'))).toBe(1);
  expect(businessDaysSince(day('2026-11-20'), day('2026-11-20'))).toBe(0);
  expect(businessDaysSince(day('2026-11-20'), day('2026-11-19'))).toBe(0);
});

it('counting them at once matches counting them one by one', () => {
  const from = day('2021-01-01');
  let count = 0;
  for (let days = 1; days <= 800; days += 1) {
    const to = dayNumber(addDays(from, days));
    if (isBusinessDay(to, 'TARGET')) count += 1;
    expect(businessDaysBetween(dayNumber(from), to, 'TARGET')).toBe(count);
  }
});

it('a price is fresh for 3 business days, then ageing, and old after 10', () => {
  const of = (on: string) => priceAge({ day: day('2026-11-02') }, day(on))?.freshness;
  expect(['2026-11-02', '2026-11-05', '2026-11-06', '2026-11-16', '2026-11-17'].map(of)).toEqual([
    'fresh',
    'fresh',
    'ageing',
    'ageing',
    'old',
  ]);
  const limits = { fresh: 0, ageing: 1 };
  expect(priceAge({ day: day('2026-11-02') }, day('2026-11-04'), limits)).toEqual({
    businessDays: 2,
    freshness: 'old',
  });
});

it('a security that needs no newer price has no age', () => {
  expect(priceAge({ day: day('2020-01-02'), couponFrequency: 0 }, day('2026-11-02'))).toBeNull();
});

it('the oldest of several prices is reported', () => {
  expect(oldestDay([day('2026-11-20'), null, day('2026-09-30')])).toBe('2026-09-30');
  expect(oldestDay([])).toBeNull();
});
