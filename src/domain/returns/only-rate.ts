const MOST_STEPS = 40;
/** Past these a rate is no number that a person could read; the general search decides there. */
const LARGEST_LOG_RATE = 50;
/** A step this small, against the span of the flows, leaves an error of the order of its third power, 1e-12, and in practice of 1e-15. */
const LAST_STEP = 1e-4;

/** Rooms for one solving at a time, so that none is made anew for each of ten thousand rates. */
let times = new Float64Array(64);
let amounts = new Float64Array(64);

/** How a flow is read; its time counts in parts of `unit`. */
interface Reading<F> {
  readonly timeOf: (flow: F) => number;
  readonly amountOf: (flow: F) => number;
  readonly unit: number;
}

/** What the present values of one sign add up to at a rate: their sum, and their mean and variance in time. */
interface Side {
  value: number;
  mean: number;
  variance: number;
}
const early: Side = { value: 0, mean: 0, variance: 0 };
const late: Side = { value: 0, mean: 0, variance: 0 };

/**
 * Takes the flows in, their times from the first; answers how many are of the earlier sign, or 0 unless they stand in order
 * of time, each at a time of its own, none of them 0, and change their sign once.
 */
function takeIn<F>(flows: readonly F[], { timeOf, amountOf, unit }: Reading<F>): number {
  if (flows.length > times.length) {
    times = new Float64Array(2 * flows.length);
    amounts = new Float64Array(2 * flows.length);
  }
  let count = 0;
  let earlier = 0;
  let start = 0;
  let timeBefore = -Infinity;
  let firstIsIncome = false;
  for (const flow of flows) {
    const time = timeOf(flow);
    const amount = amountOf(flow);
    if (!(time > timeBefore) || amount === 0) return 0;
    if (count === 0) {
      start = time;
      firstIsIncome = amount > 0;
    } else if (amount > 0 === firstIsIncome) {
      if (earlier > 0) return 0;
    } else if (earlier === 0) earlier = count;
    times[count] = (time - start) / unit;
    amounts[count] = Math.abs(amount);
    timeBefore = time;
    count += 1;
  }
  return earlier;
}

/** Adds up the present values at u of the flows from one place to another. */
function addUp(
  side: Side,
  { from, to, u }: { readonly from: number; readonly to: number; readonly u: number },
): void {
  let [sum, first, second] = [0, 0, 0];
  for (let i = from; i < to; i += 1) {
    const time = times[i] ?? 0;
    const value = (amounts[i] ?? 0) * (u === 0 ? 1 : Math.exp(-u * time));
    sum += value;
    first += value * time;
    second += value * time * time;
  }
  side.value = sum;
  side.mean = first / sum;
  side.variance = second / sum - side.mean * side.mean;
}

/**
 * ln(1 + r), for the one rate that flows with a single change of sign have (Descartes), as a holding that was
 * bought, paid and was sold has them; undefined for all others, and where the rate is beyond all measure. With L and E the
 * present values of the later and the earlier sign, h(u) = ln(L/E) falls almost in a straight line, its slope the difference
 * of their mean times, its curvature that of their variances: Halley's steps on it need two or three passes, and no guess.
 */
export function onlyLogRate<F>(flows: readonly F[], reading: Reading<F>): number | undefined {
  const earlier = takeIn(flows, reading);
  if (earlier === 0) return undefined;
  const span = times[flows.length - 1] ?? 0;
  let u = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    addUp(early, { from: 0, to: earlier, u });
    addUp(late, { from: earlier, to: flows.length, u });
    const slope = early.mean - late.mean;
    const newton = -Math.log(late.value / early.value) / slope;
    const bend = 1 + (newton * (late.variance - early.variance)) / (2 * slope);
    const change = bend > 0.2 ? newton / bend : newton;
    u += change;
    if (!(Math.abs(u) < LARGEST_LOG_RATE)) return undefined;
    if (Math.abs(change) * span < LAST_STEP) return u;
  }
  return undefined;
}
