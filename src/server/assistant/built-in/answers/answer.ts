import { EARLIEST_DATE, LATEST_DATE, calendarDate, type CalendarDate } from '#domain/calendar-date';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Measure } from '#domain/portfolio/measure';
import type { Period } from '#domain/portfolio/period';
import type { Tools } from '../../tools/create-tools.ts';
import type { SpokenAnswer, Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';

/** How a question of one subject is answered. The answer's every figure is of a tool's result. */
export type Answer = (query: Query, tools: Tools, speech: Speech) => Promise<SpokenAnswer | undefined>;

export const withMeasure = (query: Query, measure: Measure): Query => ({ ...query, measure });

export const isOfOne = ({ filter, isin }: Query) => filter.isins?.length === 1 || isin?.is === 'unknown';

/** Without the conditions on figures: 'how much am I up?' is of all, not of what is up. */
export const withoutFigures = (query: Query): Query => ({
  ...query,
  filter: { ...query.filter, figures: undefined },
});

/** The active holdings, where no others are asked about. */
export const activeOnly = (filter: HoldingFilter): HoldingFilter => ({ expired: false, ...filter });

/** A period belongs to the day that is asked about: of the maturity, or else of the purchase. */
export function timed({ period, concepts, filter }: Query): HoldingFilter {
  if (period === undefined) return filter;
  if (concepts.has('measure:maturity')) return { ...filter, matures: period.period };
  return concepts.has('measure:buy-date') ? { ...filter, bought: period.period } : filter;
}

function shifted(day: CalendarDate, years: number): CalendarDate {
  if (day === EARLIEST_DATE || day === LATEST_DATE) return day;
  return calendarDate(`${Number(day.slice(0, 4)) + years}${day.slice(4)}`.replace('-02-29', '-02-28'));
}

/** The period that is asked about. Of a month without a year the nearest one behind or ahead of today. */
export function placed({ period }: Query, today: CalendarDate, side: 'behind' | 'ahead'): Period | undefined {
  if (period === undefined) return undefined;
  const { from, to } = period.period;
  if (!period.isAnyYear) return period.period;
  const years = side === 'behind' ? (from > today ? -1 : 0) : to < today ? 1 : 0;
  return { from: shifted(from, years), to: shifted(to, years) };
}

export const yearOf = (year: number): Period => ({
  from: calendarDate(`${year}-01-01`),
  to: calendarDate(`${year}-12-31`),
});

/** 'On average each month'. */
export const isOfMonth = ({ operation, concepts }: Query) =>
  operation === 'average' && concepts.has('time:month');

const names = ({ concepts, namesInterest }: Query) => ({
  coupons: concepts.has('measure:coupon') || concepts.has('paid:coupon') || namesInterest,
  dividends: concepts.has('measure:dividend'),
});

/** Coupons are named, and no dividends: these are no part of what is asked. */
export function isOfCoupons(query: Query): boolean {
  const { coupons, dividends } = names(query);
  return (coupons && !dividends) || query.filter.kinds?.every((kind) => kind === 'bond') === true;
}

/** Dividends are named, and no coupons. */
export function isOfDividends(query: Query): boolean {
  const { coupons, dividends } = names(query);
  return dividends && !coupons;
}
