import { dateFromDayNumber, type CalendarDate } from '../../calendar-date.ts';
import { failure, success, type Result } from '../../result.ts';
import { resolveTerms, type BondTerms, type ResolvedTerms, type TermsProblem } from './bond-terms.ts';
import { listedCouponGrid, regularCouponGrid, type CouponFrequency, type CouponGrid } from './coupon-grid.ts';
import { isThirty360 } from './thirty-360.ts';

/** A boundary of a coupon period: its day number and its position on the grid. */
export type PeriodBoundary = { readonly day: number; readonly position: number };

/** Period boundaries, ascending, up to maturity, and the grid on which they lie. */
export type CouponSchedule = {
  readonly boundaries: readonly PeriodBoundary[];
  readonly grid: CouponGrid;
  /** Coupon periods per year; 1 for a bond without coupon dates. */
  readonly periodsPerYear: CouponFrequency;
};

type Step = Result<CouponSchedule, 'issue-date-needed'>;

function gridMeasure(terms: ResolvedTerms) {
  const { dayCount, maturity, endOfMonth } = terms;
  const frequency: CouponFrequency = terms.frequency === 0 ? 1 : terms.frequency;
  return { frequency, thirty360: isThirty360(dayCount) ? dayCount : undefined, maturity, endOfMonth };
}

const toBoundary = (grid: CouponGrid) => (day: number) => ({ day, position: grid.positionAt(day) });

/** The grid dates from one index to another, inclusive. */
function gridDates(grid: CouponGrid, first: number, last: number): PeriodBoundary[] {
  const dates: PeriodBoundary[] = [];
  for (let index = first; index <= last; index += 1) dates.push({ day: grid.dayAt(index), position: index });
  return dates;
}

/** The boundaries as the bond's terms list them. */
function listedSchedule(terms: ResolvedTerms): Step {
  const { couponDates, issue } = terms;
  const [first = terms.maturity, second = terms.maturity, ...rest] = couponDates;
  const dates: [number, number, ...number[]] =
    issue !== undefined && issue < first ? [issue, first, second, ...rest] : [first, second, ...rest];
  const measure = gridMeasure(terms);
  const grid = listedCouponGrid(dates, measure);
  return success({
    boundaries: gridDates(grid, 0, dates.length - 1),
    grid,
    periodsPerYear: measure.frequency,
  });
}

/** No coupon dates: one period from issue (or `from`, the day of interest) to maturity, measured on the annual grid. */
function singlePeriod(terms: ResolvedTerms, from: number): Step {
  if (terms.issue === undefined && terms.couponRate > 0) return failure('issue-date-needed');
  const measure = gridMeasure(terms);
  const grid = regularCouponGrid({ ...measure, anchor: terms.maturity });
  const boundaries = [terms.issue ?? from, terms.maturity].map(toBoundary(grid));
  return success({ boundaries, grid, periodsPerYear: measure.frequency });
}

/** Stub at the end: dates are rolled forward from the first coupon or the issue. */
function rollForward(terms: ResolvedTerms): Step {
  const { issue, firstCoupon, maturity, stub } = terms;
  const anchor = firstCoupon ?? issue;
  if (anchor === undefined) return failure('issue-date-needed');
  const measure = gridMeasure(terms);
  const grid = regularCouponGrid({ ...measure, anchor });
  const opening = issue === undefined || issue === anchor ? [] : [issue];
  let last = grid.indexAt(maturity - 1);
  const lastIsBroken = grid.dayAt(last + 1) !== maturity;
  if (stub === 'long-last' && lastIsBroken && last > 0) last -= 1;
  const boundaries = [
    ...opening.map(toBoundary(grid)),
    ...gridDates(grid, 0, last),
    toBoundary(grid)(maturity),
  ];
  return success({ boundaries, grid, periodsPerYear: measure.frequency });
}

/** The day at which rolling back ends, itself a boundary; undefined if it cannot be known without an issue date. */
function rollStart(terms: ResolvedTerms, grid: CouponGrid, from: number): number | undefined {
  const { issue, firstCoupon } = terms;
  if (issue === undefined && firstCoupon !== undefined && from < firstCoupon) return undefined;
  return firstCoupon ?? issue ?? grid.dayAt(Math.min(grid.indexAt(from), 0));
}

/** The index of the first grid date that is a boundary after the start. */
function firstRollDay(terms: ResolvedTerms, grid: CouponGrid, start: number): number {
  const index = grid.indexAt(start) + 1;
  const merges =
    terms.stub === 'long-first' && terms.firstCoupon === undefined && grid.dayAt(index - 1) !== start;
  return merges && index < 0 ? index + 1 : index;
}

/**
 * The usual method: dates are rolled back from maturity or from the last coupon before it. Dates before `from`, and after the
 * period that contains `until`, are left out.
 */
function rollBack(terms: ResolvedTerms, from: number, until: number): Step {
  const { issue, maturity } = terms;
  const anchor = terms.penultimateCoupon ?? maturity;
  const measure = gridMeasure(terms);
  const grid = regularCouponGrid({ ...measure, anchor });
  const start = rollStart(terms, grid, from);
  if (start === undefined) return failure('issue-date-needed');
  const first = firstRollDay(terms, grid, start);
  const running = Math.min(grid.indexAt(from), 0);
  // A long first period ends after the first grid date.
  const last = until < anchor ? Math.min(Math.max(grid.indexAt(until) + 1, first), 0) : 0;
  const boundaries = gridDates(grid, Math.max(first, running), last);
  if (running < first) {
    const opening = issue === undefined || issue === start ? [start] : [issue, start];
    boundaries.unshift(...opening.map(toBoundary(grid)));
  }
  if (anchor !== maturity && last === 0) boundaries.push(toBoundary(grid)(maturity));
  return success({ boundaries, grid, periodsPerYear: measure.frequency });
}

/**
 * The schedule of resolved terms from `from` to `until`, the days of interest: at least the periods that contain them and those in
 * between; without `until`, up to maturity. If the terms have no issue date, the period of `from` is assumed to be regular.
 */
export function makeSchedule(terms: ResolvedTerms, from: number, until = Infinity): Step {
  if (terms.couponDates.length > 0) return listedSchedule(terms);
  if (terms.frequency === 0) return singlePeriod(terms, from);
  const forward = terms.stub.endsWith('-last') && terms.penultimateCoupon === undefined;
  return forward ? rollForward(terms) : rollBack(terms, from, until);
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
  const schedule = makeSchedule(resolved.value, issue ?? maturity);
  if (!schedule.ok) return schedule;
  return success(schedule.value.boundaries.map(({ day }) => dateFromDayNumber(day)));
}
