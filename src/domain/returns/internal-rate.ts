import { failure, success, type Result } from '../result.ts';
import { onlyLogRate } from './only-rate.ts';
import { logRateRoots, type TimedAmount } from './rate-roots.ts';

/** The rate at which amounts have a present value of 0. */
export type InternalRate = {
  /** A fraction a period; of several rates the one nearest to 0 in |ln(1 + r)|. */
  readonly rate: number;
  /** False where further rates solve the same equation: the rate is then not to be shown without a word. */
  readonly unique: boolean;
  /** The further rates, ascending. */
  readonly others: readonly number[];
};

export type InternalRateProblem =
  /** Nothing is paid or received. */
  | 'no-flows'
  /** Only received or only paid: no rate makes the sum 0. */
  | 'flows-of-one-sign'
  /** The present value keeps its sign at every rate, or is 0 only at −100 % or past every number. */
  | 'rate-does-not-exist'
  /** A time or an amount is not a number. */
  | 'flow-not-finite'
  /** The flows change sign so often and so evenly that their rates could not be told apart. */
  | 'rate-not-resolved';

/** Amounts of one time added up, zeros dropped, in order of time. */
function gathered(amounts: readonly TimedAmount[]): TimedAmount[] {
  const byTime = new Map<number, number[]>();
  for (const { time, amount } of amounts) {
    const same = byTime.get(time);
    if (same === undefined) byTime.set(time, [amount]);
    else same.push(amount);
  }
  return [...byTime]
    .map(([time, same]) => ({ time, amount: orderlessSum(same) }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => a.time - b.time);
}

/** A sum that does not depend on the order of its terms. */
function orderlessSum(terms: readonly number[]): number {
  return terms.toSorted((a, b) => a - b).reduce((sum, term) => sum + term, 0);
}

const BY_TIME = {
  timeOf: ({ time }: TimedAmount) => time,
  amountOf: ({ amount }: TimedAmount) => amount,
  unit: 1,
};

/** Solves Σ amount·(1 + r)^(−time) = 0 for all r > −1. Order, zeros and a common factor of the amounts do not matter. */
export function internalRate(amounts: readonly TimedAmount[]): Result<InternalRate, InternalRateProblem> {
  if (!amounts.every(({ time, amount }) => Number.isFinite(time) && Number.isFinite(amount)))
    return failure('flow-not-finite');
  const flows = gathered(amounts);
  if (flows.length === 0) return failure('no-flows');
  if (flows.every(({ amount }) => amount > 0) || flows.every(({ amount }) => amount < 0)) {
    return failure('flows-of-one-sign');
  }
  const only = onlyLogRate(flows, BY_TIME);
  const roots = only === undefined ? logRateRoots(flows) : [only];
  if (roots === undefined) return failure('rate-not-resolved');
  const nearest = roots.reduce((best, root) => (Math.abs(root) < Math.abs(best) ? root : best), Infinity);
  if (nearest === Infinity) return failure('rate-does-not-exist');
  const others = roots.filter((root) => root !== nearest).map(Math.expm1);
  return success({ rate: Math.expm1(nearest), unique: others.length === 0, others });
}
