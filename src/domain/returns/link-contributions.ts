import { linkReturns } from './link-returns.ts';

/** A period in a row of them: its return, and what each part contributed to it. Fractions; the contributions add up to the return. */
export interface ContributedPeriod {
  readonly total: number;
  readonly contributions: readonly number[];
}

/** ln(1 + r)/r, 1 where nothing was earned. */
const logShare = (total: number) => (total === 0 ? 1 : Math.log1p(total) / total);

/**
 * What each part contributed to the linked return of all periods (D. Cariño, 1999): contributions of a period weigh by ln(1 + R)/R of
 * it, so that they add up to the linked return. Undefined after a loss of all, which has no logarithm.
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
