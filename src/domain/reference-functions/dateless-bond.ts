// Kept for the reference cases (npm run oracle); no screen uses it.
import { failure, success, type Result } from '../result.ts';
import { compoundStream, type PaymentStream } from '../bonds/pricing/payment-stream.ts';

/** A bond described by times instead of dates. */
export type DatelessBond = {
  readonly face: number;
  /** A fraction a year. */
  readonly couponRate: number;
  /** Coupons a year; the yield is compounded as often. */
  readonly frequency: number;
  /** Coupons still to come, the last one with the face. */
  readonly coupons: number;
  /** Years to the first of them. */
  readonly yearsToFirstCoupon: number;
  /** Paid with the last coupon; the face without it. */
  readonly redemption?: number | undefined;
};

/** Its payments: face·c/f at k0, k0 + 1/f, …, and the redemption with the last. */
export function datelessBondStream(bond: DatelessBond): Result<PaymentStream, 'flows-out-of-range'> {
  const { face, couponRate, frequency, coupons, yearsToFirstCoupon, redemption = face } = bond;
  if (
    !(
      Number.isInteger(coupons) &&
      coupons > 0 &&
      coupons <= 10_000 &&
      frequency > 0 &&
      yearsToFirstCoupon >= 0
    )
  ) {
    return failure('flows-out-of-range');
  }
  const coupon = (face * couponRate) / frequency;
  const payments = Array.from({ length: coupons }, (_, i) => ({
    amount: i === coupons - 1 ? coupon + redemption : coupon,
    step: i === 0 ? yearsToFirstCoupon * frequency : 1,
  }));
  return success(compoundStream(payments, frequency));
}
