import { EARLIEST_DATE, LATEST_DATE } from '#domain/calendar-date';
import type { CashFlowsProblem } from '#domain/bonds/cash-flows/expected-cash-flows';
import { brokenRule, type BrokenRule } from '#api/platform/field-rules';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { fieldError } from '../../../platform/errors/field-messages.ts';

/** The field that prevents the calculation, and the rule that it breaks. */
const BROKEN_RULES: Record<CashFlowsProblem, readonly [path: string, broken: BrokenRule]> = {
  'sell-row': ['direction', brokenRule('buy_only')],
  'no-nominal': ['nominal', brokenRule('above_zero')],
  'no-maturity-date': ['maturityDate', brokenRule('required')],
  'no-coupon': ['cupon', brokenRule('coupon_needed')],
  'no-purchase-date': ['settlementDate', brokenRule('purchase_date_needed')],
  'no-buy-price': ['buyPrice', brokenRule('above_zero')],
  'issue-date-needed': ['issueDate', brokenRule('issue_date_needed')],
  'settlement-before-issue': ['settlementDate', brokenRule('not_before_issue')],
  'maturity-not-after-settlement': ['settlementDate', brokenRule('before_maturity')],
  'maturity-not-after-issue': ['issueDate', brokenRule('before_maturity')],
  'impossible-first-coupon': ['firstCouponDate', brokenRule('first_coupon_between')],
  'impossible-penultimate-coupon': ['maturityDate', brokenRule('after_last_coupon')],
  'impossible-coupon-dates': ['maturityDate', brokenRule('last_coupon_date')],
  'frequency-not-offered': ['couponFrequency', brokenRule('coupon_frequency')],
  'coupon-rate-not-valid': ['cupon', brokenRule('number_between', { min: 0, max: 100 })],
  'coupon-rate-not-known': ['cupon', brokenRule('coupon_needed')],
  'instalments-not-valid': ['instalments', brokenRule('number_between', { min: 0, max: 100 })],
  'nothing-outstanding': ['settlementDate', brokenRule('before_maturity')],
  'redemption-not-positive': ['redemption', brokenRule('above_zero')],
  'date-out-of-range': ['maturityDate', brokenRule('date_between', { from: EARLIEST_DATE, to: LATEST_DATE })],
};

/** The error for cash flows that cannot be calculated from the terms of a bond. */
export function termsMissing(reason: CashFlowsProblem): ApiError {
  const error = fieldError(...BROKEN_RULES[reason]);
  return new ApiError(
    'terms_missing',
    `The cash flows cannot be calculated: ${error.path} ${error.message}.`,
    { errors: [error], reason },
  );
}
