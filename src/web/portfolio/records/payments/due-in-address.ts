import { isCalendarDate, type CalendarDate } from '#domain/calendar-date';

/** `?due=2026-05-25`: the payment to prefill in the form. Invalid values are ignored. */
interface DueAddress {
  readonly due?: CalendarDate;
}

export function dueInAddress({ due }: Readonly<Record<string, unknown>>): DueAddress {
  return typeof due === 'string' && isCalendarDate(due) ? { due } : {};
}
