import type { CalendarDate } from '../calendar-date.ts';
import { Decimal, type DecimalLike } from '../money/decimal.ts';

/** What decides whether a price will ever be replaced; a security that is not a bond has none of the terms. */
export interface PricedTerms {
  readonly maturityDate?: CalendarDate | null | undefined;
  /** Coupons a year. */
  readonly couponFrequency?: number | null | undefined;
  readonly couponPercent?: DecimalLike | null | undefined;
  /** Nothing is held any more: the holding was closed, or it records a sale. */
  readonly isClosed?: boolean | undefined;
}

/** Whether the age of a price matters on a day. It does not if the holding is closed, has matured or pays no coupons. */
export function needsNewerPrice(priced: PricedTerms, on: CalendarDate): boolean {
  const { maturityDate, isClosed = false } = priced;
  const hasMatured = maturityDate != null && maturityDate <= on;
  return !isClosed && !hasMatured && !paysNoCoupons(priced);
}

/** As in the terms of a holding: without a coupon frequency, a rate of 0 means the same. */
function paysNoCoupons({ couponFrequency, couponPercent }: PricedTerms): boolean {
  if (couponFrequency != null) return couponFrequency === 0;
  return couponPercent != null && new Decimal(couponPercent).isZero();
}
