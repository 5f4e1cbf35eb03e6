import type { Income, IncomeEvent, IncomeMonth } from '#api/portfolio/figures/income';
import { groupBy } from '#domain/group-by';

/** A year's months and totals. */
export interface ListedYear {
  readonly year: string;
  readonly months: readonly IncomeMonth[];
  readonly income: number;
  readonly principal: number;
}

const cents = (amounts: readonly number[]) =>
  Math.round(100 * amounts.reduce((sum, amount) => sum + amount, 0)) / 100;

export function listYears(months: readonly IncomeMonth[]): ListedYear[] {
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))];
  return years.map((year) => {
    const ofYear = months.filter(({ month }) => month.startsWith(year));
    return {
      year,
      months: ofYear,
      income: cents(ofYear.map(({ income }) => income)),
      principal: cents(ofYear.map(({ principal }) => principal)),
    };
  });
}

export function eventsByMonth(events: readonly IncomeEvent[]): ReadonlyMap<string, readonly IncomeEvent[]> {
  return groupBy(events, ({ day }) => day.slice(0, 7));
}

/** The month of the next event, which is open initially; empty if there is none. */
export function nextMonth({ events, today }: Income): string[] {
  const next = events.find(({ day }) => day > today);
  return next === undefined ? [] : [next.day.slice(0, 7)];
}

/** The months of this year and earlier with missing payments. */
export function troubledMonths({ months }: Income): string[] {
  return months.filter(({ missing, overdue }) => missing > 0 || overdue > 0).map(({ month }) => month);
}

/** The value of the longest bar, overdue amounts included. */
export function longestBar(months: readonly IncomeMonth[]): number {
  return Math.max(...months.map(({ income, overdue }) => income + overdue));
}

export const monthButtonId = (month: string) => `income-${month}`;
