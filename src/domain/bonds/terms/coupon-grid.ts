import { addMonths, yearMonthDay } from '../../day-number.ts';
import { thirty360PeriodDays, type Thirty360DayCount } from './thirty-360.ts';

/** Coupons per year. */
export const COUPON_FREQUENCIES = [1, 2, 4, 12] as const;
export type CouponFrequency = (typeof COUPON_FREQUENCIES)[number];

/**
 * The infinite grid of (quasi-)coupon dates by which periods are counted. Days are day numbers. A position is a number of coupon
 * periods: a whole number on a coupon date, plus the elapsed part of the period between two of them.
 */
export type CouponGrid = {
  readonly dayAt: (index: number) => number;
  /** The index of the last coupon date on or before the day. */
  readonly indexAt: (day: number) => number;
  readonly positionAt: (day: number) => number;
};

/** How the elapsed part of a period is measured: in 30-day months for the 30/360 day counts, else in actual days. */
type ElapsedMeasure = {
  readonly frequency: CouponFrequency;
  readonly thirty360?: Thirty360DayCount | undefined;
  readonly maturity?: number | undefined;
};

type DayAt = CouponGrid['dayAt'];
type IndexAt = CouponGrid['indexAt'];

function makeGrid(dayAt: DayAt, indexAt: IndexAt, measure: ElapsedMeasure): CouponGrid {
  const { thirty360, frequency, maturity } = measure;
  // The last period: values over time request its days one after the other.
  let [index, start, end] = [0, 0, 0];
  const positionAt = (day: number) => {
    if (day < start || day >= end) {
      index = indexAt(day);
      start = dayAt(index);
      end = dayAt(index + 1);
    }
    if (day === start) return index;
    if (thirty360 === undefined) return index + (day - start) / (end - start);
    return index + (thirty360PeriodDays(thirty360, { start, end: day, maturity }) * frequency) / 360;
  };
  return { dayAt, indexAt, positionAt };
}

/** The regular grid through the anchor, which has index 0. Every date is computed from the anchor, so none drifts. */
export function regularCouponGrid(
  input: ElapsedMeasure & { readonly anchor: number; readonly endOfMonth?: boolean | undefined },
): CouponGrid {
  const months = 12 / input.frequency;
  const anchor = yearMonthDay(input.anchor);
  const dayAt = (index: number) =>
    index === 0 ? input.anchor : addMonths(anchor, index * months, input.endOfMonth);
  const indexAt = (day: number) => {
    const { year, month } = yearMonthDay(day);
    const index = Math.floor(((year - anchor.year) * 12 + month - anchor.month) / months);
    return dayAt(index) <= day ? index : index - 1;
  };
  return makeGrid(dayAt, indexAt, input);
}

/** The grid of listed dates (day numbers, ascending, at least two), continued at either end in steps of its outermost period. */
export function listedCouponGrid(
  dates: readonly [number, number, ...number[]],
  measure: ElapsedMeasure,
): CouponGrid {
  const last = dates.length - 1;
  const first = dates[0];
  const end = dates.at(-1) ?? first;
  const firstLength = dates[1] - first;
  const lastLength = end - (dates.at(-2) ?? first);
  const dayAt = (index: number) =>
    dates[index] ?? (index < 0 ? first + index * firstLength : end + (index - last) * lastLength);
  const indexAt = (day: number) => {
    if (day < first) return Math.floor((day - first) / firstLength);
    if (day >= end) return last + Math.floor((day - end) / lastLength);
    return dates.findLastIndex((date) => date <= day);
  };
  return makeGrid(dayAt, indexAt, measure);
}
