import type { CalendarDate } from '#domain/calendar-date';
import { oldestDay } from '#domain/prices/price-age';
import type { OverviewOnWire } from '#api/portfolio/overview';
import { yieldToEventLoop } from '../../platform/runtime/yield-to-event-loop.ts';
import { overdueBond } from '../bond-analytics/overdue-bonds.ts';
import { bondsWithPaymentsInParts } from '../holdings/bonds-with-payments.store.ts';
import type { PortfolioSource } from '../holdings/load-portfolio.ts';

/** Payments of bonds that were due by the day and are not recorded. */
export async function countOverdue(
  { db, scope }: PortfolioSource,
  on: CalendarDate,
): Promise<OverviewOnWire['overdue']> {
  let count = 0;
  const days: CalendarDate[] = [];
  for await (const rows of bondsWithPaymentsInParts(db, scope)) {
    for (const row of rows) {
      await yieldToEventLoop();
      const flows = overdueBond(row, on)?.flows ?? [];
      count += flows.length;
      const [first] = flows;
      if (first !== undefined) days.push(first.date);
    }
  }
  return { count, oldestDay: oldestDay(days) };
}
