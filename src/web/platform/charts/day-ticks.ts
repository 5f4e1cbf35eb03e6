import { dateFromDayNumber, type CalendarDate } from '#domain/calendar-date';
import { addMonths, yearMonthDay } from '#domain/day-number';
import type { Range } from './linear-scale.ts';

/** A tick on the day axis, and what its label shows. */
export interface DayTick {
  readonly at: number;
  readonly day: CalendarDate;
  readonly shows: 'day' | 'month' | 'month and year' | 'year';
}

/** Up to this many days, ticks are weekly and labels are days. */
const MAX_DAYS_BY_WEEK = 45;
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120];
const DAYS_PER_MONTH = 30.5;

/** About `count` ticks at most: weekly, or at the start of months. Labels name the year at first and whenever it changes. */
export function dayTicks([first, last]: Range, count: number): DayTick[] {
  if (last - first <= MAX_DAYS_BY_WEEK) return weekTicks([first, last], count);
  const months = (last - first) / DAYS_PER_MONTH;
  const step = MONTH_STEPS.find((candidate) => months / candidate <= count) ?? 240;
  const { year, month } = yearMonthDay(first);
  const firstMonth = Math.ceil((year * 12 + month - 1) / step) * step;
  const ticks: DayTick[] = [];
  for (let months = firstMonth; ; months += step) {
    const at = addMonths({ year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 }, 0);
    if (at > last) return ticks;
    if (at < first) continue;
    const isNamed = ticks.length === 0 || months % 12 < step;
    const shows = step >= 12 ? 'year' : isNamed ? 'month and year' : 'month';
    ticks.push({ at, day: dateFromDayNumber(at), shows });
  }
}

function weekTicks([first, last]: Range, count: number): DayTick[] {
  const step = Math.max(1, Math.ceil((last - first) / count / 7) * 7);
  const days = last - first < count ? 1 : step;
  return Array.from({ length: Math.floor((last - first) / days) + 1 }, (_, i) => {
    const at = first + i * days;
    return { at, day: dateFromDayNumber(at), shows: 'day' };
  });
}
