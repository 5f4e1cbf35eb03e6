import { dayNumber, EARLIEST_DATE, LATEST_DATE, type CalendarDate } from '../../calendar-date.ts';
import { failure, success, type Result } from '../../result.ts';
import { COUPON_FREQUENCIES, type CouponFrequency } from './coupon-grid.ts';
import type { DayCount } from './day-count.ts';
import { inOrder, type Instalment } from './repayment.ts';

export const STUBS = ['short-first', 'long-first', 'short-last', 'long-last'] as const;
/** The position of the broken coupon period if issue and maturity are not a whole number of periods apart. */
export type Stub = (typeof STUBS)[number];

/** A change of the coupon rate. It applies to coupon periods that begin on this day or later. */
export interface RateStep {
  readonly from: CalendarDate;
  /** A fraction per year; null if not known. */
  readonly rate: number | null;
}

/** The terms of a bond, per 100 nominal. */
export type BondTerms = {
  /** A fraction per year: 0.0275 is 2.75 %. If rates change, the one before the first change. */
  readonly couponRate: number;
  /** In any order. floating-rate.ts makes those of a floating-rate note. */
  readonly rateSteps?: readonly RateStep[] | undefined;
  /** Coupons per year; 0: no coupon dates, and any interest is paid at maturity. */
  readonly frequency: 0 | CouponFrequency;
  readonly maturity: CalendarDate;
  readonly dayCount: DayCount;
  /** The day from which interest accrues. If missing, the bond is assumed to be in a regular coupon period. */
  readonly issue?: CalendarDate | undefined;
  readonly firstCoupon?: CalendarDate | undefined;
  readonly penultimateCoupon?: CalendarDate | undefined;
  readonly stub?: Stub | undefined;
  /** All period boundaries, ascending, ending with the maturity, instead of rolled dates. */
  readonly couponDates?: readonly CalendarDate[] | undefined;
  readonly endOfMonth?: boolean | undefined;
  /** Repaid at maturity per 100 of the nominal outstanding; 100 if missing. */
  readonly redemption?: number | undefined;
  /** Repayments before maturity. With them, prices and accrued interest are per 100 of the nominal outstanding at settlement. */
  readonly instalments?: readonly Instalment[] | undefined;
};

export type TermsProblem =
  | 'frequency-not-offered'
  | 'coupon-rate-not-valid'
  | 'redemption-not-positive'
  | 'date-out-of-range'
  | 'maturity-not-after-issue'
  | 'impossible-first-coupon'
  | 'impossible-penultimate-coupon'
  | 'impossible-coupon-dates'
  | 'issue-date-needed'
  | 'instalments-not-valid';

/** A repayment of principal on a day. */
interface ResolvedRepayment {
  readonly day: number;
  /** Outstanding before it, in percent of the original nominal. */
  readonly outstanding: number;
  /** The amount paid, per 100 of the original nominal. */
  readonly amount: number;
}

/** The terms with their dates as day numbers. */
export type ResolvedTerms = Pick<BondTerms, 'couponRate' | 'frequency' | 'dayCount' | 'endOfMonth'> & {
  readonly stub: Stub;
  readonly redemption: number;
  readonly maturity: number;
  readonly issue: number | undefined;
  readonly firstCoupon: number | undefined;
  readonly penultimateCoupon: number | undefined;
  readonly couponDates: readonly number[];
  /** Ascending. */
  readonly rateSteps: readonly { readonly day: number; readonly rate: number | null }[];
  /** Ascending, the redemption last; empty for a bullet bond. */
  readonly repayments: readonly ResolvedRepayment[];
};

export function isDateInRange(date: CalendarDate): boolean {
  return date >= EARLIEST_DATE && date <= LATEST_DATE;
}

const dayOrNone = (date: CalendarDate | undefined) => (date === undefined ? undefined : dayNumber(date));

function isAscending(days: readonly number[]): boolean {
  return days.every((day, i) => i === 0 || day > (days[i - 1] ?? day));
}

function checkNumbers(terms: BondTerms): TermsProblem | undefined {
  const { frequency, couponRate, redemption = 100 } = terms;
  if (frequency !== 0 && !COUPON_FREQUENCIES.includes(frequency)) return 'frequency-not-offered';
  if (!(couponRate >= 0 && couponRate < Infinity)) return 'coupon-rate-not-valid';
  if (!(redemption > 0 && redemption < Infinity)) return 'redemption-not-positive';
  return undefined;
}

function checkDates(terms: BondTerms): TermsProblem | undefined {
  const { maturity, issue, firstCoupon, penultimateCoupon, couponDates = [] } = terms;
  for (const date of [maturity, issue, firstCoupon, penultimateCoupon, ...couponDates]) {
    if (date !== undefined && !isDateInRange(date)) return 'date-out-of-range';
  }
  if (issue !== undefined && issue >= maturity) return 'maturity-not-after-issue';
  if (firstCoupon !== undefined && (firstCoupon > maturity || firstCoupon <= (issue ?? ''))) {
    return 'impossible-first-coupon';
  }
  const earliestPenultimate = firstCoupon ?? issue ?? '';
  if (
    penultimateCoupon !== undefined &&
    (penultimateCoupon >= maturity || penultimateCoupon < earliestPenultimate)
  ) {
    return 'impossible-penultimate-coupon';
  }
  return undefined;
}

function checkCouponDates(terms: ResolvedTerms): TermsProblem | undefined {
  const { couponDates, maturity } = terms;
  if (couponDates.length === 0) return undefined;
  const fits = couponDates.length >= 2 && couponDates.at(-1) === maturity && isAscending(couponDates);
  return fits ? undefined : 'impossible-coupon-dates';
}

const NO_STEPS: ResolvedTerms['rateSteps'] = [];
const NO_REPAYMENTS = success<ResolvedTerms['repayments']>([]);

function resolveRateSteps({ rateSteps = [] }: BondTerms): ResolvedTerms['rateSteps'] {
  if (rateSteps.length === 0) return NO_STEPS;
  return rateSteps
    .map(({ from, rate }) => ({ day: dayNumber(from), rate }))
    .sort((one, other) => one.day - other.day);
}

/** The tolerance for sums of percentages in doubles: far below a hundredth of a cent of any nominal. */
const TOLERANCE = 1e-9;

/** `repaymentSteps` in doubles, since with decimals a bond with many instalments would take ten times as long as a bullet. */
function resolveRepayments(terms: BondTerms): Result<ResolvedTerms['repayments'], TermsProblem> {
  const { maturity, redemption = 100, instalments = [] } = terms;
  if (instalments.length === 0) return NO_REPAYMENTS;
  const repayments: ResolvedRepayment[] = [];
  const last = dayNumber(maturity);
  let outstanding = 100;
  let before = -Infinity;
  for (const { day: date, percent: stated, price = 100 } of instalments) {
    const day = dayNumber(date);
    // Sorts only if needed, because they are usually in order.
    if (day < before) return resolveRepayments({ ...terms, instalments: inOrder(instalments) });
    const percent = Number(stated);
    if (!(percent >= 0 && percent <= outstanding + TOLERANCE && day <= last)) {
      return failure('instalments-not-valid');
    }
    const paid = (percent * Number(price)) / 100;
    const same = repayments.at(-1)?.day === day ? repayments.pop() : undefined;
    if (same !== undefined) repayments.push({ ...same, amount: same.amount + paid });
    else if (percent > 0) repayments.push({ day, outstanding, amount: paid });
    outstanding = outstanding - percent < TOLERANCE ? 0 : outstanding - percent;
    before = day;
  }
  repayments.push({ day: last, outstanding, amount: (outstanding * redemption) / 100 });
  return success(repayments);
}

/** Checks the terms and turns their dates into day numbers, once per bond. */
export function resolveTerms(terms: BondTerms): Result<ResolvedTerms, TermsProblem> {
  const problem = checkNumbers(terms) ?? checkDates(terms);
  if (problem !== undefined) return failure(problem);
  const repayments = resolveRepayments(terms);
  if (!repayments.ok) return repayments;
  const resolved: ResolvedTerms = {
    couponRate: terms.couponRate,
    frequency: terms.frequency,
    dayCount: terms.dayCount,
    endOfMonth: terms.endOfMonth,
    stub: terms.stub ?? 'short-first',
    redemption: terms.redemption ?? 100,
    maturity: dayNumber(terms.maturity),
    issue: dayOrNone(terms.issue),
    firstCoupon: dayOrNone(terms.firstCoupon),
    penultimateCoupon: dayOrNone(terms.penultimateCoupon),
    couponDates: (terms.couponDates ?? []).map(dayNumber),
    rateSteps: resolveRateSteps(terms),
    repayments: repayments.value,
  };
  const listProblem = checkCouponDates(resolved);
  return listProblem === undefined ? success(resolved) : failure(listProblem);
}
