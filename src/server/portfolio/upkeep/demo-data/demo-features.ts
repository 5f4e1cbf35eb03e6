import { dateFromDayNumber, dayNumber, type CalendarDate } from '#domain/calendar-date';
import { addMonths, yearMonthDay } from '#domain/day-number';
import type { BondFeatures } from '#domain/bonds/terms/bond-features';
import { demoFixings } from './demo-fixings.ts';
import type { DemoIssue } from './demo-issues.ts';

/** The features of an issue with dates instead of months before maturity; null if it has none. */
export function demoFeatures(
  { features }: DemoIssue,
  matures: CalendarDate | null,
  today: CalendarDate,
): BondFeatures | null {
  if (features === undefined || matures === null) return null;
  const { amortization, couponSteps = [], floating, calls = [] } = features;
  const dateMonthsBefore = (months: number) =>
    dateFromDayNumber(addMonths(yearMonthDay(dayNumber(matures)), -months, false));
  return {
    amortization: (amortization?.monthsBefore ?? []).map((months) => ({
      date: dateMonthsBefore(months),
      percent: amortization?.percent ?? 0,
    })),
    couponSteps: couponSteps.map(({ monthsBefore, rate }) => ({
      from: dateMonthsBefore(monthsBefore),
      rate,
    })),
    floating: floating === undefined ? null : { ...floating, fixings: demoFixings(today) },
    calls: calls.map(({ monthsBefore, price }) => ({ date: dateMonthsBefore(monthsBefore), price })),
  };
}
