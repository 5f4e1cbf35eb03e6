import { daysBetween, type CalendarDate } from '#domain/calendar-date';

/** A bond is highlighted this many days before its maturity. */
const NEAR_DAYS = 60;

/** How close a bond is to its maturity; `days` is the number of remaining days. */
export type Maturity =
  | { readonly kind: 'far' }
  | { readonly kind: 'near'; readonly days: number }
  | { readonly kind: 'matured' };

export function maturityOn(today: CalendarDate, maturityDate: CalendarDate): Maturity {
  const days = daysBetween(today, maturityDate);
  if (days < 0) return { kind: 'matured' };
  return days <= NEAR_DAYS ? { kind: 'near', days } : { kind: 'far' };
}
