const MOST_FLOWS = 4_096;
const MOST_PASSES = 40;
/** Past these a rate is no number that a person could read; the general search decides there. */
const LARGEST_LOG_RATE = 50;
/** A step this small, against the span of the flows, leaves an error of the order of its fourth power, 1e-12, and in practice of 1e-15. */
const LAST_STEP = 1e-3;
/** Where a factor of a step of fourth order is below it, the rate is too far off for one. */
const LEAST_FACTOR = 0.2;

/** Rooms for one solving at a time, of a fixed size, so that none is made anew for each of ten thousand rates. */
const times = new Float64Array(MOST_FLOWS);
const amounts = new Float64Array(MOST_FLOWS);

/** How a flow is read; its time counts in parts of `unit`. */
interface Reading<F> {
  readonly timeOf: (flow: F) => number;
  readonly amountOf: (flow: F) => number;
  readonly unit: number;
}

/** Of the flows of one sign: the sum of their present values v, and Σ v·t, Σ v·t², Σ v·t³. */
interface Sums {
  value: number;
  first: number;
  second: number;
  third: number;
}
/** The flows from one place to another. */
interface Side extends Sums {
  from: number;
  to: number;
}
const early: Side = { from: 0, to: 0, value: 0, first: 0, second: 0, third: 0 };
const late: Side = { from: 0, to: 0, value: 0, first: 0, second: 0, third: 0 };

function hold(side: Sums, { value, first, second, third }: Sums): void {
  side.value = value;
  side.first = first;
  side.second = second;
  side.third = third;
}

/**
 * Takes the flows in, their times from the first in parts of the reading's unit, and adds them up at u = 0; answers how many are
 * of the earlier sign, or 0 unless they stand in order of time, each at a time of its own, none of them 0, and change their sign once.
 */
function takeIn<F>(flows: readonly F[], { timeOf, amountOf }: Reading<F>): number {
  let start = NaN;
  let before = -Infinity;
  let sign = 0;
  let earlier = 0;
  let count = 0;
  let value = 0;
  let first = 0;
  let second = 0;
  let third = 0;
  for (const flow of flows) {
    const day = timeOf(flow);
    const amount = amountOf(flow);
    if (!(day > before) || amount === 0) return 0;
    before = day;
    if (count === 0) {
      start = day;
      sign = amount > 0 ? 1 : -1;
    } else if (amount * sign > 0) {
      if (earlier > 0) return 0;
    } else if (earlier === 0) {
      earlier = count;
      hold(early, { value, first, second, third });
      value = first = second = third = 0;
    }
    const time = day - start;
    const size = Math.abs(amount);
    times[count] = time;
    amounts[count] = size;
    count += 1;
    value += size;
    first += size * time;
    second += size * time * time;
    third += size * time * time * time;
  }
  hold(late, { value, first, second, third });
  return earlier;
}

/** Adds up a side, the flows from one place to another, at u. */
function addUp(side: Side, u: number): void {
  let value = 0;
  let first = 0;
  let second = 0;
  let third = 0;
  for (let place = side.from; place < side.to; place += 1) {
    const time = times[place] ?? 0;
    const present = (amounts[place] ?? 0) * Math.exp(-u * time);
    value += present;
    first += present * time;
    second += present * time * time;
    third += present * time * time * time;
  }
  hold(side, { value, first, second, third });
}

/** The step from u towards h(u) = 0, by Householder's method of fourth order; far from it by Newton's. */
function nextStep(): number {
  const e = 1 / early.value;
  const l = 1 / late.value;
  const earlyMean = early.first * e;
  const lateMean = late.first * l;
  const earlySquare = early.second * e;
  const lateSquare = late.second * l;
  const earlySkew = early.third * e - earlyMean * (3 * earlySquare - 2 * earlyMean * earlyMean);
  const lateSkew = late.third * l - lateMean * (3 * lateSquare - 2 * lateMean * lateMean);
  const slope = lateMean - earlyMean;
  const newton = Math.log(late.value * e) / slope;
  const bend = lateSquare - lateMean * lateMean - earlySquare + earlyMean * earlyMean;
  // Both factors times 6·slope, which is positive.
  const whole = 6 * slope;
  const above = whole - 3 * newton * bend;
  const below = 2 * above - whole - newton * newton * (earlySkew - lateSkew);
  const least = LEAST_FACTOR * whole;
  return above > least && below > least ? (newton * above) / below : newton;
}

/**
 * ln(1 + r), for the one rate that flows with a single change of sign have (Descartes), as a holding that was
 * bought, paid and was sold has them; undefined for all others, and where the rate is beyond all measure. With L and E the
 * present values of the later and the earlier sign, h(u) = ln(L/E) falls almost in a straight line: its derivatives are the
 * differences of their mean times, variances and third moments, all from the same powers. Two passes do, the first without one.
 */
export function onlyLogRate<F>(flows: readonly F[], reading: Reading<F>): number | undefined {
  const earlier = flows.length > MOST_FLOWS ? 0 : takeIn(flows, reading);
  if (earlier === 0) return undefined;
  early.to = earlier;
  late.from = earlier;
  late.to = flows.length;
  const span = times[flows.length - 1] ?? 0;
  let u = 0;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const step = nextStep();
    u += step;
    if (!(Math.abs(u) * reading.unit < LARGEST_LOG_RATE)) return undefined;
    if (Math.abs(step) * span < LAST_STEP) return u * reading.unit;
    // The first flow alone is worth the same at every rate.
    if (earlier > 1) addUp(early, u);
    addUp(late, u);
  }
  return undefined;
}
