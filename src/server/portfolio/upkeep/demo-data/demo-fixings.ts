import { addDays, type CalendarDate } from '#domain/calendar-date';
import type { IndexFixing } from '#domain/bonds/terms/bond-features';
import { workingDay } from './demo-day.ts';

/** The fixings of an invented index, percent, one per quarter, the newest first. */
const RATES = [2.11, 2.06, 2.04, 2.18, 2.37, 2.58, 2.94, 3.41, 3.69, 3.85, 3.9];
const QUARTER_DAYS = 91;
const NEWEST_DAYS_AGO = 20;

export function demoFixings(today: CalendarDate): IndexFixing[] {
  return RATES.map((rate, quarters) => ({
    day: workingDay(addDays(today, -NEWEST_DAYS_AGO - quarters * QUARTER_DAYS)),
    rate,
  })).reverse();
}
