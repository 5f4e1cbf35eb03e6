// Kept for the published example (PE-u); no screen uses it, because a contribution is of the whole period (portfolio-return.ts).
import { linkReturns } from '../returns/link-returns.ts';

/**
 * One of several consecutive periods: its return, and the contribution of each part. Fractions; the contributions add up to the
 * return.
 */
export interface ContributedPeriod {
  readonly total: number;
  readonly contributions: readonly number[];
}

/** ln(1 + r)/r, or 1 if nothing was earned. */
const logShare = (total: number) => (total === 0 ? 1 : Math.log1p(total) / total);

/**
 * What each part contributed to the linked return of all periods (D. Cariño, 1999): the contributions of a period are weighted by
 * its ln(1 + R)/R, so that they add up to the linked return. Undefined after a total loss, which has no logarithm.
 */
export function linkContributions(periods: readonly ContributedPeriod[]): number[] | undefined {
  if (periods.some(({ total }) => total <= -1)) return undefined;
  const whole = logShare(linkReturns(periods.map(({ total }) => total)));
  const parts = Math.max(0, ...periods.map(({ contributions }) => contributions.length));
  return Array.from({ length: parts }, (_, part) =>
    periods.reduce(
      (sum, { total, contributions }) => sum + ((contributions[part] ?? 0) * logShare(total)) / whole,
      0,
    ),
  );
}
