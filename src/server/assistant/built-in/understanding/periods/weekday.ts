import { addDays, dayNumber, type CalendarDate } from '#domain/calendar-date';
import type { Piece } from './period-piece.ts';

const DAYS = 7;

interface Weekday {
  readonly day: CalendarDate;
  readonly length: number;
  /** Neither 'last Friday' nor 'next Friday'. */
  readonly isAnyWeek: boolean;
}

/** 'Last Friday', 'следващия петък', 'this Friday' of this week; of 'Friday' the next one, unless the subject says otherwise. */
export function weekdayAt(
  [one, two]: readonly [Piece, Piece, Piece],
  today: CalendarDate,
): Weekday | undefined {
  const isAnyWeek = one.weekday !== undefined;
  const wanted = isAnyWeek ? one.weekday : one.by === undefined ? undefined : two.weekday;
  if (wanted === undefined) return undefined;
  const sinceMonday = (dayNumber(today) + 3) % DAYS;
  const ahead = ((wanted - sinceMonday + DAYS - 1) % DAYS) + 1;
  if (isAnyWeek) return { day: addDays(today, ahead), length: 1, isAnyWeek };
  const behind = ahead === DAYS ? -DAYS : ahead - DAYS;
  const days = one.by === 0 ? wanted - sinceMonday : (one.by ?? 0) < 0 ? behind : ahead;
  return { day: addDays(today, days), length: 2, isAnyWeek };
}
