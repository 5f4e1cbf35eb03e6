import { failure, finite, success, type Result } from '../../result.ts';

/** A payment and its distance from the previous one (for the first, from the valuation day), in coupon periods. */
type StreamPayment = { readonly amount: number; readonly step: number };

/**
 * Payments as one yield discounts them:
 *
 *   price(y) = Σ amount_j · (1 + y/m)^(−e_j) / (1 + a·y)
 *
 * m is `compounding`; e_j, in compounding periods, is the sum of the steps up to payment j times `stepLength`, less `skipped`;
 * a is `simpleYears`: the part of the time, in years, over which simple interest is counted (0 with compound interest throughout).
 */
export type PaymentStream = {
  readonly payments: readonly StreamPayment[];
  readonly compounding: number;
  /** Compounding periods per coupon period. */
  readonly stepLength: number;
  /** Compounding periods that are covered by simple interest instead. */
  readonly skipped: number;
  readonly simpleYears: number;
};

/** Compound interest throughout, as many times a year as coupons are paid. */
export function compoundStream(payments: readonly StreamPayment[], compounding: number): PaymentStream {
  return { payments, compounding, stepLength: 1, skipped: 0, simpleYears: 0 };
}

/** One payment under simple interest: price = amount / (1 + years·y). */
export function simpleStream(amount: number, simpleYears: number, compounding: number): PaymentStream {
  return { payments: [{ amount, step: 0 }], compounding, stepLength: 1, skipped: 0, simpleYears };
}

/** True for a single payment under simple interest, as `simpleStream` makes it. */
export function isSimpleInterest({ payments }: PaymentStream): boolean {
  return payments.length === 1 && payments.every(({ step }) => step === 0);
}

/** Sums over the payments at one yield: Σ pv, Σ e·pv, Σ e²·pv, before the division by 1 + a·y. */
type StreamMoments = { zeroth: number; first: number; second: number };

/** Fills `moments` at u = ln(1 + y/m). Reuses the discount factor of a step, so that equal steps need only one power. */
function measure({ payments, stepLength, skipped }: PaymentStream, u: number, moments: StreamMoments): void {
  let zeroth = 0;
  let first = 0;
  let second = 0;
  let exponent = -skipped;
  let discount = Math.exp(u * skipped);
  let lastStep = 0;
  let ratio = 1;
  for (const { amount, step } of payments) {
    if (step !== lastStep) {
      lastStep = step;
      ratio = Math.exp(-u * step * stepLength);
    }
    exponent += step * stepLength;
    discount *= ratio;
    const value = amount * discount;
    zeroth += value;
    first += exponent * value;
    second += exponent * exponent * value;
  }
  moments.zeroth = zeroth;
  moments.first = first;
  moments.second = second;
}

/** Price and its first two derivatives with respect to the yield. */
type PriceCurve = { readonly price: number; readonly slope: number; readonly curvature: number };

export type YieldProblem = 'yield-out-of-range';

/** The price at a yield, and its derivatives there. The yield is a fraction, and must be above −m if interest is compounded. */
export function priceCurveAt(stream: PaymentStream, y: number): Result<PriceCurve, YieldProblem> {
  const { compounding: m, simpleYears: a } = stream;
  const compoundRate = isSimpleInterest(stream) ? 0 : y / m;
  const growth = 1 + compoundRate;
  const simple = 1 + a * y;
  if (!(growth > 0 && simple > 0)) return failure('yield-out-of-range');
  const moments = { zeroth: 0, first: 0, second: 0 };
  measure(stream, Math.log1p(compoundRate), moments);
  const [value, slope, curvature] = [
    moments.zeroth / simple,
    -moments.first / (m * growth * simple),
    (moments.second + moments.first) / (m * m * growth * growth * simple),
  ];
  const b = a / simple;
  const price = {
    price: value,
    slope: slope - b * value,
    curvature: curvature - 2 * b * slope + 2 * b * b * value,
  };
  return Number.isFinite(price.price + price.slope + price.curvature)
    ? success(price)
    : failure('yield-out-of-range');
}

/** Only the price at a yield. */
export function priceAt(stream: PaymentStream, y: number): Result<number, YieldProblem> {
  const curve = priceCurveAt(stream, y);
  return curve.ok ? success(curve.value.price) : curve;
}

const MAX_ITERATIONS = 1000;
/** The error of Newton's method is squared in every step, so a step of 1e-9 leaves an error near 1e-17. */
const LAST_STEP = 1e-9;
/** Keeps exp(−u·e) in the range of doubles from one step to the next. */
const MAX_EXPONENT_STEP = 300;

function totalAmount(payments: readonly StreamPayment[]): number {
  let total = 0;
  for (const { amount } of payments) total += amount;
  return total;
}

/** A first guess: the growth rate that turns the price into the sum of all payments within their mean life. */
function firstGuess(stream: PaymentStream, price: number): number {
  const moments = { zeroth: 0, first: 0, second: 0 };
  measure(stream, 0, moments);
  const periods = moments.first / moments.zeroth + stream.simpleYears * stream.compounding;
  return Math.log(moments.zeroth / price) / periods;
}

function lastExponent({ payments, stepLength, skipped }: PaymentStream): number {
  let periods = 0;
  for (const { step } of payments) periods += step;
  return periods * stepLength - skipped;
}

/**
 * u = ln(1 + y/m) at which ln price(u) meets the price, by Newton's method. ln price falls and is convex in u (it is a
 * log-sum-exp), has no pole and no forbidden zone, so that the steps cannot cycle; NaN if they do not converge.
 */
function solveLogGrowth(stream: PaymentStream, price: number): number {
  const { compounding: m, simpleYears: a } = stream;
  const moments = { zeroth: 0, first: 0, second: 0 };
  const logPrice = Math.log(price);
  const maxStep = Math.min(2, MAX_EXPONENT_STEP / (lastExponent(stream) + a * m));
  let u = firstGuess(stream, price);
  for (let i = 0; i < MAX_ITERATIONS; i += 1) {
    measure(stream, u, moments);
    const simple = 1 + a * m * Math.expm1(u);
    const miss = Math.log(moments.zeroth / simple) - logPrice;
    const slope = moments.first / moments.zeroth + (a * m * Math.exp(u)) / simple;
    const step = miss / slope;
    u += Math.max(-maxStep, Math.min(maxStep, step));
    if (Math.abs(step) < LAST_STEP || Number.isNaN(step)) return u;
  }
  return NaN;
}

export type PriceProblem = 'price-not-positive' | 'yield-does-not-exist' | YieldProblem;

/**
 * The yield at which the value of the stream equals the price. `price-not-positive` for a price of 0 or less,
 * `yield-does-not-exist` if no yield gives it (nothing is paid, or no time passes), `yield-out-of-range` if it exceeds the range
 * of numbers.
 */
export function yieldAt(stream: PaymentStream, price: number): Result<number, PriceProblem> {
  if (!(price > 0 && price < Infinity)) return failure('price-not-positive');
  const { payments, compounding: m, simpleYears } = stream;
  const paysNothing = totalAmount(payments) <= 0;
  const timePasses = simpleYears !== 0 || payments.some(({ step }) => step !== 0);
  if (paysNothing || !timePasses) return failure('yield-does-not-exist');
  if (isSimpleInterest(stream))
    return finite((totalAmount(payments) / price - 1) / simpleYears, 'yield-out-of-range');
  return finite(m * Math.expm1(solveLogGrowth(stream, price)), 'yield-out-of-range');
}
