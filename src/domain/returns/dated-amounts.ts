import { dayNumber, type CalendarDate } from '../calendar-date.ts';
import type { TimedAmount } from './rate-roots.ts';

/** An amount on a day: received +, paid −, all in one currency. */
export type DatedAmount = { readonly date: CalendarDate; readonly amount: number };

/** Years from an earlier to a later date. */
export type YearsBetween = (start: CalendarDate, end: CalendarDate) => number;

export const DAYS_PER_YEAR = 365;

/** The amounts with their time in years from the earliest date; actual days / 365 unless another day count is given. */
export function toTimedAmounts(flows: readonly DatedAmount[], yearsBetween?: YearsBetween): TimedAmount[] {
  if (yearsBetween === undefined) return actual365Times(flows);
  const [first] = flows;
  if (first === undefined) return [];
  const earliest = flows.reduce((soonest, { date }) => (date < soonest ? date : soonest), first.date);
  return flows.map(({ date, amount }) => ({ time: yearsBetween(earliest, date), amount }));
}

function actual365Times(flows: readonly DatedAmount[]): TimedAmount[] {
  const days = flows.map(({ date }) => dayNumber(date));
  let earliest = Infinity;
  for (const day of days) if (day < earliest) earliest = day;
  return flows.map(({ amount }, i) => ({ time: ((days[i] ?? earliest) - earliest) / DAYS_PER_YEAR, amount }));
}
