import { dateOfDayNumber, type CalendarDate } from '../calendar-date.ts';
import { failure, success, type Result } from '../result.ts';
import { resolveTerms, type BondTerms, type ResolvedTerms, type TermsProblem } from './bond-terms.ts';
import { listedCouponGrid, regularCouponGrid, type CouponFrequency, type CouponGrid } from './coupon-grid.ts';
import { isThirty360 } from './thirty-360.ts';

/** An end of a coupon period: its day number and its place on the grid. */
export type PeriodBoundary = { readonly day: number; readonly position: number };

/** Period boundaries, ascending, from the issue (or the start of the running period) to maturity, and their grid. */
export type CouponSchedule = {
  readonly boundaries: readonly PeriodBoundary[];
  readonly grid: CouponGrid;
  /** Coupon periods a year; 1 for a bond without coupon dates. */
  readonly periodsPerYear: CouponFrequency;
};

type Step = Result<CouponSchedule, 'issue-date-needed'>;

function measureOf(terms: ResolvedTerms) {
  const { dayCount, maturity, endOfMonth } = terms;
  const frequency: CouponFrequency = terms.frequency === 0 ? 1 : terms.frequency;
  return { frequency, thirty360: isThirty360(dayCount) ? dayCount : undefined, maturity, endOfMonth };
}

function scheduleThrough(days: readonly number[], grid: CouponGrid, periodsPerYear: CouponFrequency): Step {
  return success({
    boundaries: days.map((day) => ({ day, position: grid.positionOf(day) })),
    grid,
    periodsPerYear,
  });
}

/** The boundaries as the bond's terms list them. */
function listedSchedule(terms: ResolvedTerms): Step {
  const { couponDates, issue } = terms;
  const [first = terms.maturity, second = terms.maturity, ...rest] = couponDates;
  const dates: [number, number, ...number[]] =
    issue !== undefined && issue < first ? [issue, first, second, ...rest] : [first, second, ...rest];
  const measure = measureOf(terms);
  return scheduleThrough(dates, listedCouponGrid(dates, measure), measure.frequency);
}

/** No coupon dates: one period from issue (or `from`, the day of interest) to maturity, measured on the annual grid. */
function singlePeriod(terms: ResolvedTerms, from: number): Step {
  if (terms.issue === undefined && terms.couponRate > 0) return failure('issue-date-needed');
  const measure = measureOf(terms);
  const grid = regularCouponGrid({ ...measure, anchor: terms.maturity });
  return scheduleThrough([terms.issue ?? from, terms.maturity], grid, measure.frequency);
}

/** Stub at the end: dates are rolled forward from the first coupon or the issue. */
function rolledForward(terms: ResolvedTerms): Step {
  const { issue, firstCoupon, maturity, stub } = terms;
  const anchor = firstCoupon ?? issue;
  if (anchor === undefined) return failure('issue-date-needed');
  const measure = measureOf(terms);
  const grid = regularCouponGrid({ ...measure, anchor });
  const days = issue === undefined || issue === anchor ? [] : [issue];
  let index = 0;
  for (; grid.dayAt(index) < maturity; index += 1) days.push(grid.dayAt(index));
  const lastIsBroken = grid.dayAt(index) !== maturity;
  if (stub === 'long-last' && lastIsBroken && index > 1) days.pop();
  return scheduleThrough([...days, maturity], grid, measure.frequency);
}

/** Where the rolling back ends: a day that is itself a boundary. */
function startOfRolling(terms: ResolvedTerms, grid: CouponGrid, from: number): number | undefined {
  const { issue, firstCoupon } = terms;
  if (issue === undefined && firstCoupon !== undefined && from < firstCoupon) return undefined;
  return firstCoupon ?? issue ?? grid.dayAt(Math.min(grid.indexAt(from), 0));
}

/** The usual way: dates are rolled back from maturity or from the last coupon before it. */
function rolledBack(terms: ResolvedTerms, from: number): Step {
  const { issue, firstCoupon, maturity, stub } = terms;
  const anchor = terms.penultimateCoupon ?? maturity;
  const measure = measureOf(terms);
  const grid = regularCouponGrid({ ...measure, anchor });
  const start = startOfRolling(terms, grid, from);
  if (start === undefined) return failure('issue-date-needed');
  const days = issue === undefined || issue === start ? [start] : [issue, start];
  let index = grid.indexAt(start) + 1;
  const firstIsBroken = grid.dayAt(index - 1) !== start;
  if (stub === 'long-first' && firstCoupon === undefined && firstIsBroken && index < 0) index += 1;
  for (; index <= 0; index += 1) days.push(grid.dayAt(index));
  if (anchor !== maturity) days.push(maturity);
  return scheduleThrough(days, grid, measure.frequency);
}

/**
 * The schedule of resolved terms. `from` is the day of interest (a settlement date): where the terms name no issue date, the
 * schedule begins with the regular period that holds it.
 */
export function scheduleOf(terms: ResolvedTerms, from: number): Step {
  if (terms.couponDates.length > 0) return listedSchedule(terms);
  if (terms.frequency === 0) return singlePeriod(terms, from);
  const forward = terms.stub.endsWith('-last') && terms.penultimateCoupon === undefined;
  return forward ? rolledForward(terms) : rolledBack(terms, from);
}

/**
 * The boundaries of the coupon periods, ascending, issue and maturity included; unadjusted for holidays.
 * Needs an issue date (or listed coupon dates): `issue-date-needed` without one.
 */
export function couponSchedule(terms: BondTerms): Result<readonly CalendarDate[], TermsProblem> {
  const resolved = resolveTerms(terms);
  if (!resolved.ok) return resolved;
  const { issue, couponDates, maturity } = resolved.value;
  if (issue === undefined && couponDates.length === 0) return failure('issue-date-needed');
  const schedule = scheduleOf(resolved.value, issue ?? maturity);
  if (!schedule.ok) return schedule;
  return success(schedule.value.boundaries.map(({ day }) => dateOfDayNumber(day)));
}
