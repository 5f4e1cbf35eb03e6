import type { CalendarDate } from '../calendar-date.ts';

/** From the first to the last day, both included. */
export interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** True where no period is asked for; a missing day is in none. */
export function isIn(day: CalendarDate | null, period: Period | undefined): boolean {
  return period === undefined || (day !== null && day >= period.from && day <= period.to);
}
