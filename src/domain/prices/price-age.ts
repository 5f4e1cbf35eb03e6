import { businessDaysBetween } from '../business-days.ts';
import { dayNumber, type CalendarDate } from '../calendar-date.ts';
import { needsNewerPrice, type PricedTerms } from './needs-newer-price.ts';

/** The business days after which a price is no longer fresh, and after which it is old. An office may set its own. */
export interface AgeLimits {
  readonly fresh: number;
  readonly ageing: number;
}

export const DEFAULT_AGE_LIMITS: AgeLimits = { fresh: 3, ageing: 10 };

export const FRESHNESS = ['fresh', 'ageing', 'old'] as const;
export type Freshness = (typeof FRESHNESS)[number];

export interface PriceAge {
  /** TARGET days since the price. */
  readonly businessDays: number;
  readonly freshness: Freshness;
}

/** TARGET days after `day` up to `on`; 0 if `on` is not later. */
export function businessDaysSince(day: CalendarDate, on: CalendarDate): number {
  return businessDaysBetween(dayNumber(day), dayNumber(on), 'TARGET');
}

/**
 * How old a price is on a day: fresh up to 3 business days, ageing up to 10, old after that. Null if no newer price is needed.
 */
export function priceAge(
  price: PricedTerms & { readonly day: CalendarDate },
  on: CalendarDate,
  limits: AgeLimits = DEFAULT_AGE_LIMITS,
): PriceAge | null {
  if (!needsNewerPrice(price, on)) return null;
  const businessDays = businessDaysSince(price.day, on);
  const freshness = businessDays <= limits.fresh ? 'fresh' : businessDays <= limits.ageing ? 'ageing' : 'old';
  return { businessDays, freshness };
}

/** The earliest of the days; null if there is none. */
export function oldestDay(days: Iterable<CalendarDate | null>): CalendarDate | null {
  let oldest: CalendarDate | null = null;
  for (const day of days) if (day !== null && (oldest === null || day < oldest)) oldest = day;
  return oldest;
}
