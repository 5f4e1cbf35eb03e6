import {
  addDays,
  calendarDate,
  dateFromDayNumber,
  dayNumber,
  type CalendarDate,
} from '../../calendar-date.ts';
import { addMonths, yearMonthDay } from '../../day-number.ts';

/**
 * Why a day is shown. Earlier kinds take precedence if there are too many days. A repayment also has the day before it, so that the line
 * drops on its day instead of sloping down to it.
 */
const EVENT_KINDS = ['deal', 'repayment', 'payment', 'price'] as const;
type EventKind = (typeof EVENT_KINDS)[number];

export interface EventDay {
  readonly day: CalendarDate;
  readonly kind: EventKind;
}

export interface HistoryPeriod {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const MAX_POINTS = 400;
const MAX_MONTH_ENDS = 200;
const DAILY_DAYS = 92;

/** The month ends in the period; only every nth for a period of decades. */
function monthEnds({ from, to }: HistoryPeriod): CalendarDate[] {
  const ends: CalendarDate[] = [];
  let [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  for (;;) {
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
    const first = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), '01'].join('-');
    const end = addDays(calendarDate(first), -1);
    if (end > to) break;
    ends.push(end);
  }
  const everyNth = Math.ceil(ends.length / MAX_MONTH_ENDS);
  return ends.filter((_, i) => (ends.length - 1 - i) % everyNth === 0);
}

function lastDays({ from, to }: HistoryPeriod): CalendarDate[] {
  return Array.from({ length: DAILY_DAYS }, (_, i) => addDays(to, -i)).filter((day) => day >= from);
}

/** The days that a value is compared with: a month earlier, and the end of the previous year. */
export function comparisonDays(day: CalendarDate): {
  readonly month: CalendarDate;
  readonly year: CalendarDate;
} {
  return {
    month: dateFromDayNumber(addMonths(yearMonthDay(dayNumber(day)), -1)),
    year: addDays(calendarDate(`${day.slice(0, 4)}-01-01`), -1),
  };
}

/**
 * The days on which a history shows a value, ascending, at most MAX_POINTS: month ends, the last 92 days, and the newest days with a deal,
 * repayment, payment or price.
 */
export function historyDays(period: HistoryPeriod, events: readonly EventDay[]): CalendarDate[] {
  const { from, to } = period;
  const comparison = Object.values(comparisonDays(to)).filter((day) => day >= from);
  const days = new Set([from, to, ...comparison, ...lastDays(period), ...monthEnds(period)]);
  const within = events.filter(({ day }) => day >= from && day <= to);
  const ranked = within.toSorted((one, other) => {
    const rank = EVENT_KINDS.indexOf(one.kind) - EVENT_KINDS.indexOf(other.kind);
    return rank !== 0 ? rank : one.day < other.day ? 1 : -1;
  });
  for (const { day } of ranked) {
    if (days.size >= MAX_POINTS) break;
    days.add(day);
  }
  return [...days].sort();
}
