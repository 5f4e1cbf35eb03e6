import { expect, test } from 'vitest';
import type { Result } from '../result.ts';
import { streamRisk } from '../bonds/pricing/bond-risk.ts';
import { datelessBondStream } from './dateless-bond.ts';
import { priceAt, yieldAt } from '../bonds/pricing/payment-stream.ts';

const bond = { face: 1000, couponRate: 0.01, frequency: 4, coupons: 14, yearsToFirstCoupon: 0.33 / 2 };

function expectValue<Value>(result: Result<Value, string>): Value {
  return result.ok ? result.value : expect.fail(result.reason);
}

test('the examples of SAS’s functions PVP, YIELDP, DURP and CONVXP', () => {
  const stream = expectValue(datelessBondStream(bond));
  expect(expectValue(priceAt(stream, 0.1))).toBeCloseTo(743.168, 3);
  expect(expectValue(yieldAt(stream, 800))).toBeCloseTo(0.0775031, 7);
  expect(expectValue(streamRisk(stream, 0.1)).modifiedDuration).toBeCloseTo(3.26496, 5);
  expect(expectValue(streamRisk(stream, 0.1)).convexity).toBeCloseTo(11.6023, 4);
});

test('a bond without coupons has no payments to discount', () => {
  expect(datelessBondStream({ ...bond, coupons: 0 })).toEqual({ ok: false, reason: 'flows-out-of-range' });
});
