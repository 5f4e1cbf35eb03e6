import { addDays, dayNumber, type CalendarDate } from '#domain/calendar-date';
import type { Piece } from './period-piece.ts';

const DAYS = 7;

interface Weekday {
  readonly day: CalendarDate;
  readonly length: number;
  /** Neither 'last Friday' nor 'next Friday'. */
  readonly isAnyWeek: boolean;
}

/** 'Last Friday', 'следващия петък'; of 'Friday' the next one. */
export function weekdayAt(
  [one, two]: readonly [Piece, Piece, Piece],
  today: CalendarDate,
): Weekday | undefined {
  const isAnyWeek = one.weekday !== undefined;
  const wanted = isAnyWeek ? one.weekday : one.by === undefined ? undefined : two.weekday;
  if (wanted === undefined) return undefined;
  const sinceMonday = (dayNumber(today) + 3) % DAYS;
  const ahead = ((wanted - sinceMonday + DAYS - 1) % DAYS) + 1;
  const behind = ahead === DAYS ? -DAYS : ahead - DAYS;
  const isBehind = !isAnyWeek && (one.by ?? 0) < 0;
  return { day: addDays(today, isBehind ? behind : ahead), length: isAnyWeek ? 1 : 2, isAnyWeek };
}
