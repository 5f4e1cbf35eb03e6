import { isCalendarDate, type CalendarDate } from '#domain/calendar-date';

/** `?due=2026-05-25`: the payment that a form begins with. Anything else in an address counts as not there. */
export interface DueAddress {
  readonly due?: CalendarDate;
}

export function dueInAddress({ due }: Readonly<Record<string, unknown>>): DueAddress {
  return typeof due === 'string' && isCalendarDate(due) ? { due } : {};
}
