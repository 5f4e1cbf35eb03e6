import { daysBetween, type CalendarDate } from '#domain/calendar-date';

/** From how many days before a bond matures its row says so. */
const NEAR_DAYS = 60;

/** How close a bond is to maturity; `days` are those that are left. */
export type Maturity =
  | { readonly kind: 'far' }
  | { readonly kind: 'near'; readonly days: number }
  | { readonly kind: 'matured' };

export function maturityOn(today: CalendarDate, maturityDate: CalendarDate): Maturity {
  const days = daysBetween(today, maturityDate);
  if (days < 0) return { kind: 'matured' };
  return days <= NEAR_DAYS ? { kind: 'near', days } : { kind: 'far' };
}
