import { dateFromDayNumber, dayNumber, type CalendarDate } from '../../calendar-date.ts';
import { addMonths, yearMonthDay } from '../../day-number.ts';
import type { Currency } from '../../money/currency.ts';
import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal } from '../../money/decimal.ts';
import type { ExchangeRates } from '../../money/exchange-rates.ts';
import type { ComingIncome, PaidDistribution } from './coming-income.ts';

/** The same day so many months later, or the last of a shorter month. */
export function monthsLater(day: CalendarDate, months: number): CalendarDate {
  return dateFromDayNumber(addMonths(yearMonthDay(dayNumber(day)), months));
}

/**
 * Sums of what comes in: euro, each amount in cents, so that parts and whole agree. What is in a currency without a rate is not
 * in them, and its currency is named.
 */
export interface IncomeSums {
  readonly income: Decimal;
  readonly principal: Decimal;
  readonly withoutRate: readonly Currency[];
}

/** An amount in euro, in cents; undefined without a rate. */
export function eurCents(amount: Decimal, currency: Currency, rates: ExchangeRates): Decimal | undefined {
  return rates.toEuro(amount, currency)?.toDecimalPlaces(AMOUNT_PLACES);
}

export function sumIncome(coming: readonly ComingIncome[], rates: ExchangeRates): IncomeSums {
  let [income, principal] = [new Decimal(0), new Decimal(0)];
  const withoutRate = new Set<Currency>();
  for (const each of coming) {
    const paid = eurCents(each.income, each.currency, rates);
    const repaid = eurCents(each.principal, each.currency, rates);
    if (paid === undefined || repaid === undefined) {
      withoutRate.add(each.currency);
      continue;
    }
    income = income.plus(paid);
    principal = principal.plus(repaid);
  }
  return { income, principal, withoutRate: [...withoutRate] };
}

/** What comes after the day up to the same day a year later. */
export function nextTwelveMonths<Coming extends ComingIncome>(
  coming: readonly Coming[],
  day: CalendarDate,
): Coming[] {
  const last = monthsLater(day, 12);
  return coming.filter((each) => each.day > day && each.day <= last);
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

/**
 * What comes in over the next twelve months by what it cost or is worth, a fraction; null where that isn't above 0. No yield to
 * maturity.
 */
export function incomeYield(nextYear: Decimal, of: Decimal): Decimal | null {
  return of.gt(0) ? nextYear.div(of) : null;
}
