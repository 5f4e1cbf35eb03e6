import { failure, success, type Result } from '../result.ts';
import { logRateRoots, type TimedAmount } from './rate-roots.ts';

/** The rate at which amounts have a present value of 0. */
export type InternalRate = {
  /** A fraction per period; if there are several rates, the one nearest to 0 in |ln(1 + r)|. */
  readonly rate: number;
  /** False if other rates solve the same equation too; the rate must then not be shown without a note. */
  readonly unique: boolean;
  /** The other rates, ascending. */
  readonly others: readonly number[];
};

export type InternalRateProblem =
  /** Nothing is paid or received. */
  | 'no-flows'
  /** Only received or only paid: no rate makes the sum 0. */
  | 'flows-of-one-sign'
  /** The present value keeps its sign at every rate, or is 0 only at −100 % or beyond any number. */
  | 'rate-does-not-exist'
  /** A time or an amount is not a number. */
  | 'flow-not-finite'
  /** The flows change sign so often and so evenly that their rates could not be told apart. */
  | 'rate-not-resolved';

const isAscending = (amounts: readonly TimedAmount[]) =>
  amounts.every(({ time }, i) => i === 0 || time > (amounts[i - 1]?.time ?? 0));

/** Adds up the amounts at each time, ordered by time. The sums do not depend on the order of the amounts. */
function sumsByTime(amounts: readonly TimedAmount[]): readonly TimedAmount[] {
  if (isAscending(amounts)) return amounts;
  const sums: { readonly time: number; amount: number }[] = [];
  for (const { time, amount } of amounts.toSorted((a, b) => a.time - b.time || a.amount - b.amount)) {
    const last = sums.at(-1);
    if (last?.time === time) last.amount += amount;
    else sums.push({ time, amount });
  }
  return sums;
}

/**
 * Solves Σ amount·(1 + r)^(−time) = 0 for all x = ln(1 + r), r > −1: the nearest to 0 first, then the others, ascending. Order, zeros
 * and a common factor of the amounts do not matter.
 */
export function logRates(
  amounts: readonly TimedAmount[],
): Result<readonly [number, ...number[]], InternalRateProblem> {
  if (!amounts.every(({ time, amount }) => Number.isFinite(time) && Number.isFinite(amount)))
    return failure('flow-not-finite');
  const flows = sumsByTime(amounts).filter(({ amount }) => amount !== 0);
  if (flows.length === 0) return failure('no-flows');
  if (flows.every(({ amount }) => amount > 0) || flows.every(({ amount }) => amount < 0)) {
    return failure('flows-of-one-sign');
  }
  const roots = logRateRoots(flows);
  if (roots === undefined) return failure('rate-not-resolved');
  const nearest = roots.reduce((best, root) => (Math.abs(root) < Math.abs(best) ? root : best), Infinity);
  if (nearest === Infinity) return failure('rate-does-not-exist');
  return success([nearest, ...roots.filter((root) => root !== nearest)]);
}

/** The rates of `logRates` as fractions. */
export function internalRate(amounts: readonly TimedAmount[]): Result<InternalRate, InternalRateProblem> {
  const found = logRates(amounts);
  if (!found.ok) return found;
  const [nearest, ...others] = found.value;
  return success({
    rate: Math.expm1(nearest),
    unique: others.length === 0,
    others: others.map(Math.expm1),
  });
}
