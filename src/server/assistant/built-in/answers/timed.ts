import { EARLIEST_DATE, LATEST_DATE, calendarDate, type CalendarDate } from '#domain/calendar-date';
import type { Period } from '#domain/portfolio/period';
import type { Query } from '../understanding/query.ts';

/** A period belongs to the day that is asked about: of the maturity, or else of the purchase. */
export function timed(query: Query): Query {
  const { period, concepts, filter } = query;
  if (period === undefined) return query;
  if (concepts.has('measure:maturity')) return { ...query, filter: { ...filter, matures: period.period } };
  if (concepts.has('measure:buy-date')) return { ...query, filter: { ...filter, bought: period.period } };
  return query;
}

/** True where the period is of no day that a holding has: its figures are of now alone. */
export function isTimeless({ period, concepts }: Query): boolean {
  return period === undefined || concepts.has('measure:maturity') || concepts.has('measure:buy-date');
}

function shifted(day: CalendarDate, years: number): CalendarDate {
  const text = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return calendarDate(text.replace('-02-29', '-02-28'));
}

/** Of a month without a year the nearest one behind or ahead of today. */
export function placed({ period }: Query, today: CalendarDate, side: 'behind' | 'ahead'): Period | undefined {
  if (period === undefined) return undefined;
  const { from, to } = period.period;
  const years = !period.isAnyYear
    ? 0
    : side === 'behind' && from > today
      ? -1
      : side === 'ahead' && to < today
        ? 1
        : 0;
  const move = (day: CalendarDate) =>
    day === EARLIEST_DATE || day === LATEST_DATE ? day : shifted(day, years);
  return years === 0 ? period.period : { from: move(from), to: move(to) };
}
