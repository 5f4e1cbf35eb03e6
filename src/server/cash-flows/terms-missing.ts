import type { CashFlowsProblem } from '#domain/bonds/expected-cash-flows';
import { ApiError } from '../http/api-error.ts';

/** The field that keeps cash flows from being figured, and what would be right. */
const WHAT_IS_MISSING: Record<CashFlowsProblem, readonly [path: string, message: string]> = {
  'sell-row': ['direction', 'must be Buy: a sale holds nothing that pays'],
  'no-nominal': ['nominal', 'must be above 0'],
  'no-maturity-date': ['maturityDate', 'must be given'],
  'no-coupon': ['cupon', 'must be given, 0 for a bond without coupons'],
  'no-purchase-date': ['settlementDate', 'must be given, or the buy date'],
  'no-buy-price': ['buyPrice', 'must be above 0'],
  'issue-date-needed': ['issueDate', 'must be given for these terms'],
  'settlement-before-issue': ['settlementDate', 'must not be before the issue date'],
  'maturity-not-after-settlement': ['settlementDate', 'must be before the maturity date'],
  'maturity-not-after-issue': ['issueDate', 'must be before the maturity date'],
  'impossible-first-coupon': ['firstCouponDate', 'must be after the issue date and not after maturity'],
  'impossible-penultimate-coupon': ['maturityDate', 'must be after the last coupon before it'],
  'impossible-coupon-dates': ['maturityDate', 'must be the last of the coupon dates'],
  'frequency-not-offered': ['couponFrequency', 'must be 0, 1, 2, 4 or 12 coupons a year'],
  'coupon-rate-not-valid': ['cupon', 'must be a number from 0 to 100'],
  'redemption-not-positive': ['redemption', 'must be above 0'],
  'date-out-of-range': ['maturityDate', 'must be a date from 1900-01-01 to 2200-12-31'],
};

/** The refusal to figure cash flows that the terms of a bond do not tell. */
export function termsMissing(reason: CashFlowsProblem): ApiError {
  const [path, message] = WHAT_IS_MISSING[reason];
  return new ApiError('terms_missing', `The cash flows cannot be figured: ${path} ${message}.`, {
    errors: [{ path, message }],
    reason,
  });
}
