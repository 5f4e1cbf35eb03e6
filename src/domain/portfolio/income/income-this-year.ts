import { calendarDate, type CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import type { ExchangeRates } from '../../money/exchange-rates.ts';
import { isReceived, type IncomeEvent } from './income-event.ts';
import { eurCents } from './twelve-months.ts';

/** Interest and dividends of the calendar year to date, in euro, each amount rounded to cents. Amounts without a rate are left out. */
export interface IncomeThisYear {
  readonly received: Decimal;
  readonly count: number;
  /** The contractual amount of received and overdue payments. */
  readonly expected: Decimal;
  readonly short: number;
  readonly overdue: number;
}

export const NO_INCOME: IncomeThisYear = {
  received: new Decimal(0),
  count: 0,
  expected: new Decimal(0),
  short: 0,
  overdue: 0,
};

export const firstDayOfYear = (day: CalendarDate): CalendarDate => calendarDate(`${day.slice(0, 4)}-01-01`);

/** Adds an event to the sums if it is received or overdue and of this year. Payments that are only a few days late do not count yet. */
export function addIncome(
  sums: IncomeThisYear,
  event: IncomeEvent,
  { today, rates }: { readonly today: CalendarDate; readonly rates: ExchangeRates },
): IncomeThisYear {
  const { day, type, state, income, due, currency } = event;
  const isOfYear = day <= today && day.startsWith(today.slice(0, 5)) && type !== 'redemption';
  const isKnown = isReceived(event) || state === 'overdue';
  if (!isOfYear || !isKnown) return sums;
  const [paid, expected] = [eurCents(income, currency, rates), eurCents(due, currency, rates)];
  if (paid === undefined || expected === undefined) return sums;
  if (state === 'overdue')
    return { ...sums, expected: sums.expected.plus(expected), overdue: sums.overdue + 1 };
  return {
    received: sums.received.plus(paid),
    count: sums.count + 1,
    expected: sums.expected.plus(expected),
    short: sums.short + (state === 'short' ? 1 : 0),
    overdue: sums.overdue,
  };
}
