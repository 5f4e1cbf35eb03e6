import { z } from 'zod';
import { streamRisk } from '#domain/bonds/pricing/bond-risk';
import { datelessBondStream, type DatelessBond } from '#domain/reference-functions/dateless-bond';
import { priceAt, yieldAt } from '#domain/bonds/pricing/payment-stream';
import type { Result } from '#domain/result';
import { mapAnswer, type Adapter, type Answer } from './answer.ts';
import { namedNumber } from './named-number.ts';

const face = namedNumber('face', 'par', 'A');
const couponRate = namedNumber('couponRate', 'rate', 'coupon', 'c');
const frequency = namedNumber('frequency', 'f', 'n');
const coupons = namedNumber(
  'coupons',
  'remainingCoupons',
  'remaining',
  'couponsLeft',
  'count',
  'number',
  'K',
  'N',
  'n',
);
const yearsToFirstCoupon = namedNumber(
  'k0',
  'firstCouponTime',
  'timeToFirst',
  'timeToFirstCoupon',
  'yearsToFirstCoupon',
);
const redemption = z.object({ redemption: z.number().optional() });
const y = namedNumber('yield', 'y');
const price = namedNumber('price', 'dirtyPrice', 'p');

function parseBond(inputs: unknown): DatelessBond {
  return {
    face: face.parse(inputs),
    couponRate: couponRate.parse(inputs),
    frequency: frequency.parse(inputs),
    coupons: coupons.parse(inputs),
    yearsToFirstCoupon: yearsToFirstCoupon.parse(inputs),
    redemption: redemption.parse(inputs).redemption,
  };
}

type Stream = Parameters<typeof priceAt>[0];

function forStream(compute: (stream: Stream, inputs: unknown) => Result<number, string> | Answer): Adapter {
  return (inputs) => {
    const stream = datelessBondStream(parseBond(inputs));
    return stream.ok ? compute(stream.value, inputs) : stream;
  };
}

/** Bonds described by times: the letters are those of the published formulas Σ A·c/n·(1 + y/n)^−(n·k0 + j). */
export const datelessBondCases: Readonly<Record<string, Adapter>> = {
  'abstract.price': forStream((stream, inputs) => priceAt(stream, y.parse(inputs))),
  'abstract.yield': forStream((stream, inputs) => yieldAt(stream, price.parse(inputs))),
  'abstract.risk': forStream((stream, inputs) =>
    mapAnswer(streamRisk(stream, y.parse(inputs)), (risk) => ({
      macaulay: risk.macaulayDuration,
      modified: risk.modifiedDuration,
      convexity: risk.convexity,
      dv01: risk.dv01,
    })),
  ),
};
