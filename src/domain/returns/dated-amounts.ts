import { dayNumber, type CalendarDate } from '../calendar-date.ts';
import type { TimedAmount } from './rate-roots.ts';

/** An amount on a day: received +, paid −, all in one currency. */
export type DatedAmount = { readonly date: CalendarDate; readonly amount: number };

/** Years from an earlier to a later date. */
export type YearsBetween = (start: CalendarDate, end: CalendarDate) => number;

const actual365: YearsBetween = (start, end) => (dayNumber(end) - dayNumber(start)) / 365;

/** The amounts with their time in years from the earliest date; actual days / 365 unless another count is given. */
export function timesOf(
  flows: readonly DatedAmount[],
  yearsBetween: YearsBetween = actual365,
): TimedAmount[] {
  const [first] = flows;
  if (first === undefined) return [];
  const earliest = flows.reduce((soonest, { date }) => (date < soonest ? date : soonest), first.date);
  return flows.map(({ date, amount }) => ({ time: yearsBetween(earliest, date), amount }));
}
