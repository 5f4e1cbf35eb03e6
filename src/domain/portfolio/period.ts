import type { CalendarDate } from '../calendar-date.ts';

/** Both days are included. */
export interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** True if the day is in the period, or if there is no period. A missing day is in no period. */
export function isIn(day: CalendarDate | null, period: Period | undefined): boolean {
  return period === undefined || (day !== null && day >= period.from && day <= period.to);
}
