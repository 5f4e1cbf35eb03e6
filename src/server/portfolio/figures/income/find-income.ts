import { MATCHING_DAYS } from '#domain/bonds/cash-flows/received-payments';
import { addDays, calendarDate, type CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import { Decimal } from '#domain/money/decimal';
import type { ExchangeRates } from '#domain/money/exchange-rates';
import { sumMonth, type MonthSums } from '#domain/portfolio/income/sum-month';
import { isIn, type Period } from '#domain/portfolio/period';
import { isReceived, type IncomeEvent } from '#domain/portfolio/income/income-event';
import {
  addIncome,
  firstDayOfYear,
  NO_INCOME,
  type IncomeThisYear,
} from '#domain/portfolio/income/income-this-year';
import {
  monthsLater,
  nextTwelveMonths,
  sumIncome,
  type IncomeSums,
} from '#domain/portfolio/income/twelve-months';
import type { IncomeProblem } from '#api/portfolio/figures/income';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import { findExchangeRates } from '../../market/exchange-rates/active-rates.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { loadIncome } from './load-income.ts';

/** An event with the name and bank of its holding. */
export interface NamedEvent extends IncomeEvent {
  readonly name: string | null;
  readonly bank: string | null;
}

/** A security whose future income is unknown. */
interface LeftOut {
  readonly isin: string;
  readonly name: string | null;
  readonly problem: IncomeProblem;
}

export interface FoundIncome {
  readonly period: Period;
  readonly today: CalendarDate;
  readonly rates: ExchangeRates;
  readonly thisYear: IncomeThisYear;
  readonly next12Months: Omit<IncomeSums, 'withoutRate'> & { readonly estimated: IncomeSums['income'] };
  readonly months: readonly MonthSums[];
  readonly withoutRate: readonly Currency[];
  readonly left: readonly LeftOut[];
  readonly undatedPayments: number;
  /** One function per month that returns its events, ordered by day. */
  readonly events: readonly (() => readonly NamedEvent[])[];
}

const monthName = (day: CalendarDate) => day.slice(0, 7);
const firstOfMonth = (day: CalendarDate) => calendarDate(`${monthName(day)}-01`);

/** The default period: twelve months up to the current one, and two years after it. */
export function usualPeriod(today: CalendarDate): Period {
  const first = firstOfMonth(today);
  return { from: monthsLater(first, -11), to: addDays(monthsLater(first, 25), -1) };
}

function listMonths({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let first = firstOfMonth(from); first <= to; first = monthsLater(first, 1)) {
    months.push(monthName(first));
    // The last month with calendar dates.
    if (monthName(first) === '2200-12') break;
  }
  return months;
}

interface Collected extends Pick<FoundIncome, 'undatedPayments'> {
  readonly byMonth: ReadonlyMap<string, readonly NamedEvent[]>;
  readonly left: FoundIncome['left'];
}

/** Collects the events of the period by month. */
async function collectEvents(
  source: PortfolioSource,
  today: CalendarDate,
  needed: Period,
): Promise<Collected> {
  const byMonth = new Map<string, NamedEvent[]>();
  const left: LeftOut[] = [];
  let undatedPayments = 0;
  for await (const loaded of loadIncome(source, { today, until: needed.to })) {
    const { name, bankOf, events } = loaded;
    undatedPayments += loaded.undatedPayments;
    if (loaded.problem !== null) left.push({ isin: loaded.isin, name, problem: loaded.problem });
    for (const event of events) {
      if (!isIn(event.day, needed)) continue;
      const named = { name, bank: bankOf(event.holdingId), ...event };
      const month = monthName(event.day);
      const known = byMonth.get(month);
      if (known === undefined) byMonth.set(month, [named]);
      else known.push(named);
    }
  }
  return { byMonth, left, undatedPayments };
}

interface Sums extends Pick<FoundIncome, 'thisYear' | 'next12Months'> {
  readonly months: ReadonlyMap<string, MonthSums>;
}

/** Sums the events of each month, of this year and of the next twelve months. */
async function sumEvents(
  byMonth: Collected['byMonth'],
  { period, today, rates }: Pick<FoundIncome, 'period' | 'today' | 'rates'>,
): Promise<Sums> {
  const zero = new Decimal(0);
  let thisYear = NO_INCOME;
  let next12Months = { income: zero, principal: zero, estimated: zero };
  const months = new Map<string, MonthSums>();
  for (const [month, events] of byMonth) {
    await yieldToEventLoop();
    const inPeriod = events.filter(({ day }) => isIn(day, period));
    months.set(month, sumMonth(month, inPeriod, rates));
    await yieldToEventLoop();
    thisYear = events.reduce((sums, event) => addIncome(sums, event, { today, rates }), thisYear);
    const coming = nextTwelveMonths(events, today).filter((event) => !isReceived(event));
    const { income, principal } = sumIncome(coming, rates);
    const estimated = sumIncome(
      coming.filter(({ state }) => state === 'estimated'),
      rates,
    );
    next12Months = {
      income: next12Months.income.plus(income),
      principal: next12Months.principal.plus(principal),
      estimated: next12Months.estimated.plus(estimated.income),
    };
  }
  return { thisYear, next12Months, months };
}

/** The events of a month that are in the period, ordered by day. */
function eventsOfMonth({ byMonth }: Collected, month: string, period: Period): readonly NamedEvent[] {
  return (byMonth.get(month) ?? [])
    .filter(({ day }) => isIn(day, period))
    .sort((one, other) => (one.day === other.day ? 0 : one.day < other.day ? -1 : 1));
}

/** The past, overdue and future income of the scope. The sums of this year and the next twelve months do not depend on the period. */
export async function findIncome(
  source: PortfolioSource,
  today: CalendarDate,
  period: Period,
): Promise<FoundIncome> {
  const rates = await findExchangeRates(source.db, today);
  // A payment that arrives in January may have been due in the year before.
  const [yearBegin, yearAhead] = [addDays(firstDayOfYear(today), -MATCHING_DAYS), monthsLater(today, 12)];
  const collected = await collectEvents(source, today, {
    from: period.from < yearBegin ? period.from : yearBegin,
    to: period.to > yearAhead ? period.to : yearAhead,
  });
  const { months: sums, ...figures } = await sumEvents(collected.byMonth, { period, today, rates });
  const { left, undatedPayments } = collected;
  const names = listMonths(period);
  const events = names.map((month) => () => eventsOfMonth(collected, month, period));
  const months = names.map((month) => sums.get(month) ?? sumMonth(month, [], rates));
  const withoutRate = [...new Set(months.flatMap((month) => month.withoutRate))].sort();
  return { period, today, rates, ...figures, months, withoutRate, left, undatedPayments, events };
}
