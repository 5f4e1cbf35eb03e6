import { expect, test } from 'vitest';
import type { Result } from '../result.ts';
import { riskOfStream } from '../bonds/pricing/bond-risk.ts';
import { streamOfDatelessBond } from './dateless-bond.ts';
import { priceAt, yieldAt } from '../bonds/pricing/payment-stream.ts';

const bond = { face: 1000, couponRate: 0.01, frequency: 4, coupons: 14, yearsToFirstCoupon: 0.33 / 2 };

function valueOf<Value>(result: Result<Value, string>): Value {
  return result.ok ? result.value : expect.fail(result.reason);
}

test('the examples of SAS’s functions PVP, YIELDP, DURP and CONVXP', () => {
  const stream = valueOf(streamOfDatelessBond(bond));
  expect(valueOf(priceAt(stream, 0.1))).toBeCloseTo(743.168, 3);
  expect(valueOf(yieldAt(stream, 800))).toBeCloseTo(0.0775031, 7);
  expect(valueOf(riskOfStream(stream, 0.1)).modifiedDuration).toBeCloseTo(3.26496, 5);
  expect(valueOf(riskOfStream(stream, 0.1)).convexity).toBeCloseTo(11.6023, 4);
});

test('a bond that pays no coupon has no payments to discount', () => {
  expect(streamOfDatelessBond({ ...bond, coupons: 0 })).toEqual({ ok: false, reason: 'flows-out-of-range' });
});
