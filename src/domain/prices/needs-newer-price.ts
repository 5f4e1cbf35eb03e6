import type { CalendarDate } from '../calendar-date.ts';
import { Decimal, type DecimalLike } from '../money/decimal.ts';

/** What tells whether a price will ever be replaced; a security that is no bond has none of the terms. */
export interface PricedTerms {
  readonly maturityDate?: CalendarDate | null | undefined;
  /** Coupons a year. */
  readonly couponFrequency?: number | null | undefined;
  readonly couponPercent?: DecimalLike | null | undefined;
  /** Nothing is held: it was closed, or it is the record of a sale. */
  readonly isClosed?: boolean | undefined;
}

/** Whether the age of its price matters on a day: not of what is closed, has matured or pays no coupons. */
export function needsNewerPrice(priced: PricedTerms, on: CalendarDate): boolean {
  const { maturityDate, isClosed = false } = priced;
  const hasMatured = maturityDate != null && maturityDate <= on;
  return !isClosed && !hasMatured && !paysNoCoupons(priced);
}

/** As the terms of a holding: without a number of coupons a year, a rate of 0 says the same. */
function paysNoCoupons({ couponFrequency, couponPercent }: PricedTerms): boolean {
  if (couponFrequency != null) return couponFrequency === 0;
  return couponPercent != null && new Decimal(couponPercent).isZero();
}
