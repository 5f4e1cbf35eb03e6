import { dateFromDayNumber, dayNumber, type CalendarDate } from '../../calendar-date.ts';
import { addMonths, yearMonthDay } from '../../day-number.ts';
import type { Currency } from '../../money/currency.ts';
import { Decimal } from '../../money/decimal.ts';
import type { ExchangeRates } from '../../money/exchange-rates.ts';
import type { ComingIncome, PaidDistribution } from './coming-income.ts';

/** The same day so many months later, or the last of a shorter month. */
export function monthsLater(day: CalendarDate, months: number): CalendarDate {
  return dateFromDayNumber(addMonths(yearMonthDay(dayNumber(day)), months));
}

/** Sums of what comes in: euro, unrounded. What is in a currency without a rate is not in them, and its currency is named. */
export interface IncomeSums {
  readonly income: Decimal;
  readonly principal: Decimal;
  readonly withoutRate: readonly Currency[];
}

export function sumIncome(coming: readonly ComingIncome[], rates: ExchangeRates): IncomeSums {
  let [income, principal] = [new Decimal(0), new Decimal(0)];
  const withoutRate = new Set<Currency>();
  for (const each of coming) {
    const paid = rates.toEuro(each.income, each.currency);
    const repaid = rates.toEuro(each.principal, each.currency);
    if (paid === undefined || repaid === undefined) {
      withoutRate.add(each.currency);
      continue;
    }
    income = income.plus(paid);
    principal = principal.plus(repaid);
  }
  return { income, principal, withoutRate: [...withoutRate] };
}

/** What comes after the day up to the same day a year later (portfolio-mathematics.md 4). */
export function nextTwelveMonths(coming: readonly ComingIncome[], day: CalendarDate): ComingIncome[] {
  const last = monthsLater(day, 12);
  return coming.filter((each) => each.day > day && each.day <= last);
}

/** A calendar month, 'YYYY-MM', and what comes in it. */
export interface MonthOfIncome extends IncomeSums {
  readonly month: string;
}

/** The sums of each month in which anything comes, in order. */
export function incomeByMonth(coming: readonly ComingIncome[], rates: ExchangeRates): MonthOfIncome[] {
  const months = new Map<string, ComingIncome[]>();
  for (const each of coming) {
    const month = each.day.slice(0, 7);
    const known = months.get(month);
    if (known === undefined) months.set(month, [each]);
    else known.push(each);
  }
  return [...months]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, ofMonth]) => ({ month, ...sumIncome(ofMonth, rates) }));
}

/**
 * The distributions of the year before as an estimate of those to come, each a year later: of the twelve months up to the day,
 * those that are not over. What is announced is known better and comes first.
 */
export function estimatedDistributions(
  paid: readonly PaidDistribution[],
  day: CalendarDate,
): PaidDistribution[] {
  const first = monthsLater(day, -12);
  return paid
    .filter((each) => each.day > first && each.day <= day)
    .map(({ day: paidOn, perUnit }) => ({ day: monthsLater(paidOn, 12), perUnit }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** What comes in over the next twelve months by what it cost or is worth, a fraction; null where that isn't above 0. No yield to maturity. */
export function incomeYield(nextYear: Decimal, of: Decimal): Decimal | null {
  return of.gt(0) ? nextYear.div(of) : null;
}
