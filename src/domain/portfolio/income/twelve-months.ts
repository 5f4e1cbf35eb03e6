import { compareDays, dateFromDayNumber, dayNumber, type CalendarDate } from '../../calendar-date.ts';
import { addMonths, yearMonthDay } from '../../day-number.ts';
import type { Currency } from '../../money/currency.ts';
import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal } from '../../money/decimal.ts';
import type { ExchangeRates } from '../../money/exchange-rates.ts';
import type { ComingIncome, PaidDistribution } from './coming-income.ts';

/** The same day a number of months later, or the last day of a shorter month. */
export function monthsLater(day: CalendarDate, months: number): CalendarDate {
  return dateFromDayNumber(addMonths(yearMonthDay(dayNumber(day)), months));
}

/**
 * Sums of income in euro, each amount rounded to cents first, so that parts and whole agree. Amounts in a currency without a rate are
 * left out, and the currency is listed.
 */
export interface IncomeSums {
  readonly income: Decimal;
  readonly principal: Decimal;
  readonly withoutRate: readonly Currency[];
}

/** An amount in euro, rounded to cents; undefined without a rate. */
export function eurCents(amount: Decimal, currency: Currency, rates: ExchangeRates): Decimal | undefined {
  return rates.toEuro(amount, currency)?.toDecimalPlaces(AMOUNT_PLACES);
}

/** Sums income and principal in euro. */
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

/** The income after the day, up to the same day a year later. */
export function nextTwelveMonths<Coming extends ComingIncome>(
  coming: readonly Coming[],
  day: CalendarDate,
): Coming[] {
  const last = monthsLater(day, 12);
  return coming.filter((each) => each.day > day && each.day <= last);
}

/**
 * Estimates the distributions of the next twelve months: those of the twelve months up to the day, each a year later, in order. The
 * caller replaces estimates with announced distributions.
 */
export function estimatedDistributions(
  paid: readonly PaidDistribution[],
  day: CalendarDate,
): PaidDistribution[] {
  const first = monthsLater(day, -12);
  return paid
    .filter((each) => each.day > first && each.day <= day)
    .map(({ day: paidOn, perUnit }) => ({ day: monthsLater(paidOn, 12), perUnit }))
    .sort((one, other) => compareDays(one.day, other.day));
}
