import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import * as field from '#api/fields';

/** From the first to the last day, both included. */
export const period = z.object({ from: field.day, to: field.day });
export type Period = z.output<typeof period>;

export function isIn(day: CalendarDate | null, wanted: Period | undefined): boolean {
  return wanted === undefined || (day !== null && day >= wanted.from && day <= wanted.to);
}
