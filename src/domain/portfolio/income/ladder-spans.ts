import {
  addDays,
  calendarDate,
  dateFromDayNumber,
  dayNumber,
  type CalendarDate,
} from '../../calendar-date.ts';
import { addMonths, yearMonthDay } from '../../day-number.ts';

export interface LadderSpan {
  readonly from: CalendarDate;
  /** The last day. */
  readonly to: CalendarDate;
}

const QUARTERS = 8;

function firstDayOfQuarter(day: CalendarDate): CalendarDate {
  const month = Number(day.slice(5, 7));
  const first = month - ((month - 1) % 3);
  return calendarDate(`${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`);
}

/** Eight calendar quarters from that of `day`, the remainder of the last year, then calendar years up to `last`. */
export function ladderSpans(day: CalendarDate, last: CalendarDate): LadderSpan[] {
  const spans: LadderSpan[] = [];
  let from = firstDayOfQuarter(day);
  while (spans.length < QUARTERS) {
    const next = dateFromDayNumber(addMonths(yearMonthDay(dayNumber(from)), 3));
    spans.push({ from, to: addDays(next, -1) });
    from = next;
  }
  while (from <= last) {
    const to = calendarDate(`${from.slice(0, 4)}-12-31`);
    spans.push({ from, to });
    from = addDays(to, 1);
  }
  return spans;
}
