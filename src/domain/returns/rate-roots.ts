/**
 * Finds all the rates at which dated amounts have a present value of 0, with certainty rather than by guessing.
 *
 * With x = ln(1 + r) the present value is P(x) − N(x): the sums of the received and of the paid amounts, each times e^(−t·x). A
 * root is where h(x) = ln P − ln N is 0. h′ = T_N − T_P, the mean times of the two sides weighted by present value, and both fall
 * as x rises. Their values at the ends of an interval therefore bound h′ inside it. This proves that the interval holds no root
 * (h is too far from 0) or at most one (h′ keeps its sign); otherwise it is halved.
 */
export type TimedAmount = { readonly time: number; readonly amount: number };

/** One side at one x: the logarithm of its present value, and its mean time. */
type Side = { readonly logValue: number; readonly meanTime: number };

type Sample = {
  readonly x: number;
  readonly h: number;
  readonly paidTime: number;
  readonly receivedTime: number;
};

/** The range of x whose rate is a number above −1: below it 1 + r is lost in the last digit, above it r overflows. */
const MIN_LOG_RATE = Math.log(Number.EPSILON);
const MAX_LOG_RATE = Math.log(Number.MAX_VALUE) - 1;
/** The width at which halving ends: a root that is touched, not crossed, is known only to half of the digits. */
const MIN_INTERVAL = 1e-9;
/** The value of h at which the narrowest interval counts as touching 0. */
const TOUCH_TOLERANCE = 1e-13;
const MAX_INTERVALS = 20_000;
const MAX_STEPS = 200;
const LAST_NEWTON_STEP = 1e-7;
/** Near the ends of the range and beyond, a rate may not exist, so the general search decides. */
const MAX_USUAL_ROOT = 35;

/** Amounts are positive here. The factor of the largest term is taken out so that nothing overflows or underflows. */
function sideAt(amounts: readonly TimedAmount[], x: number): Side {
  const [first, last] = [amounts[0]?.time ?? 0, amounts.at(-1)?.time ?? 0];
  const reference = x < 0 ? last : first;
  let value = 0;
  let weighted = 0;
  for (const { time, amount } of amounts) {
    const present = amount * Math.exp((reference - time) * x);
    value += present;
    weighted += time * present;
  }
  return { logValue: Math.log(value) - reference * x, meanTime: weighted / value };
}

type Sides = { readonly received: readonly TimedAmount[]; readonly paid: readonly TimedAmount[] };

function sampleAt(sides: Sides, x: number): Sample {
  const received = sideAt(sides.received, x);
  const paid = sideAt(sides.paid, x);
  return {
    x,
    h: received.logValue - paid.logValue,
    receivedTime: received.meanTime,
    paidTime: paid.meanTime,
  };
}

/** The bounds of h′ between two samples. */
function slopeBounds(left: Sample, right: Sample): { lowest: number; highest: number } {
  return { lowest: right.paidTime - left.receivedTime, highest: left.paidTime - right.receivedTime };
}

/** An interval in which h is monotone and has opposite signs at the ends. */
type Bracket = { readonly low: number; readonly high: number; readonly signAtLow: number };

/**
 * The root of a bracket: Newton's steps, and halving where they leave it. h is nearly a straight line at usual rates, so a few
 * steps from 0 find it; the error of each step is about the square of the one before.
 */
function crossing(sides: Sides, bracket: Bracket): number {
  let { low, high } = bracket;
  let x = low < 0 && high > 0 ? 0 : low + (high - low) / 2;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { h, paidTime, receivedTime } = sampleAt(sides, x);
    if (h === 0) return x;
    if (Math.sign(h) === bracket.signAtLow) low = x;
    else high = x;
    const newton = x - h / (paidTime - receivedTime);
    const isInside = newton > low && newton < high;
    const next = isInside ? newton : low + (high - low) / 2;
    const lastStep = (isInside ? LAST_NEWTON_STEP : Number.EPSILON) * Math.max(1, Math.abs(x));
    if (Math.abs(next - x) <= lastStep) return next;
    x = next;
  }
  return x;
}

/** The root in an interval where h is monotone. Only the left end is included, so that no root is found twice. */
function monotoneRoot(sides: Sides, left: Sample, right: Sample): number[] {
  if (left.h === 0) return [left.x];
  if (right.h === 0 || Math.sign(left.h) === Math.sign(right.h)) return [];
  return [crossing(sides, { low: left.x, high: right.x, signAtLow: Math.sign(left.h) })];
}

/** The roots in an interval too narrow to halve, whether crossed or merely touched. */
function narrowRoot(sides: Sides, left: Sample, right: Sample): number[] {
  const roots = monotoneRoot(sides, left, right);
  return roots.length === 0 && Math.min(Math.abs(left.h), Math.abs(right.h)) < TOUCH_TOLERANCE
    ? [left.x]
    : roots;
}

/** Merges the roots that two neighbouring narrow intervals found for one touched root. */
function distinct(roots: number[]): number[] {
  const sorted = roots.sort((a, b) => a - b);
  return sorted.filter((root, i) => i === 0 || root - (sorted[i - 1] ?? root) > 100 * MIN_INTERVAL);
}

function split(amounts: readonly TimedAmount[]): Sides {
  const received: TimedAmount[] = [];
  const paid: TimedAmount[] = [];
  for (const { time, amount } of amounts)
    if (amount > 0) received.push({ time, amount });
    else paid.push({ time, amount: -amount });
  return { received, paid };
}

const isBefore = (earlier: readonly TimedAmount[], later: readonly TimedAmount[]) =>
  (earlier.at(-1)?.time ?? 0) < (later[0]?.time ?? 0);

/**
 * The root if everything is paid before anything is received, or the reverse, as in a holding: there is exactly one, and h is
 * monotone.
 */
function singleSignChangeRoot(sides: Sides): number | undefined {
  const paidFirst = isBefore(sides.paid, sides.received);
  if (!paidFirst && !isBefore(sides.received, sides.paid)) return undefined;
  // The lower the rate, the more the later side weighs.
  const root = crossing(sides, { low: MIN_LOG_RATE, high: MAX_LOG_RATE, signAtLow: paidFirst ? 1 : -1 });
  return Math.abs(root) < MAX_USUAL_ROOT ? root : undefined;
}

/**
 * All x = ln(1 + r) with present value 0, ascending; undefined if the roots cannot be separated within the work limit. Both signs
 * must occur, and the times must be ascending and distinct.
 */
export function logRateRoots(amounts: readonly TimedAmount[]): number[] | undefined {
  const sides = split(amounts);
  const only = singleSignChangeRoot(sides);
  if (only !== undefined) return [only];
  const roots: number[] = [];
  const pending: [Sample, Sample][] = [[sampleAt(sides, MIN_LOG_RATE), sampleAt(sides, MAX_LOG_RATE)]];
  for (let work = 0; work < MAX_INTERVALS; work += 1) {
    const interval = pending.pop();
    if (interval === undefined) return distinct(roots);
    const [left, right] = interval;
    const width = right.x - left.x;
    const { lowest, highest } = slopeBounds(left, right);
    const middle = sampleAt(sides, left.x + width / 2);
    if (Math.abs(middle.h) > (width / 2) * Math.max(Math.abs(lowest), Math.abs(highest))) continue;
    if (lowest > 0 || highest < 0) roots.push(...monotoneRoot(sides, left, right));
    else if (width < MIN_INTERVAL) roots.push(...narrowRoot(sides, left, right));
    else pending.push([left, middle], [middle, right]);
  }
  return undefined;
}
