import { calendarDate, type CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import type { ExchangeRates } from '../../money/exchange-rates.ts';
import { isReceived, type IncomeEvent } from './income-event.ts';
import { eurCents } from './twelve-months.ts';

/** Interest and dividends of the calendar year to date, in euro, each amount rounded to cents. Amounts without a rate are left out. */
export interface IncomeThisYear {
  /** What arrived this year, whenever it was due. */
  readonly received: Decimal;
  readonly count: number;
  /** The contractual amount of the payments that were due this year up to today and are received or overdue. */
  readonly expected: Decimal;
  /** What was received of that, on whichever day, less what was due. */
  readonly difference: Decimal;
  readonly short: number;
  readonly overdue: number;
}

const ZERO = new Decimal(0);
export const NO_INCOME: IncomeThisYear = {
  received: ZERO,
  count: 0,
  expected: ZERO,
  difference: ZERO,
  short: 0,
  overdue: 0,
};

export const firstDayOfYear = (day: CalendarDate): CalendarDate => calendarDate(`${day.slice(0, 4)}-01-01`);

/** Adds an event to the sums: received on its day of arrival, expected on its due day. Payments that are only a few days late do not count yet. */
export function addIncome(
  sums: IncomeThisYear,
  event: IncomeEvent,
  { today, rates }: { readonly today: CalendarDate; readonly rates: ExchangeRates },
): IncomeThisYear {
  const { day, receivedOn, type, state, currency } = event;
  if (type === 'redemption') return sums;
  const isThisYear = (of: CalendarDate) => of <= today && of.startsWith(today.slice(0, 5));
  const hasArrived = isReceived(event) && isThisYear(receivedOn ?? day);
  const wasDue = (isReceived(event) || state === 'overdue') && isThisYear(day);
  if (!hasArrived && !wasDue) return sums;
  const [income, due] = [eurCents(event.income, currency, rates), eurCents(event.due, currency, rates)];
  if (income === undefined || due === undefined) return sums;
  const paid = isReceived(event) ? income : ZERO;
  return {
    received: hasArrived ? sums.received.plus(paid) : sums.received,
    count: sums.count + (hasArrived ? 1 : 0),
    expected: wasDue ? sums.expected.plus(due) : sums.expected,
    difference: wasDue ? sums.difference.plus(paid).minus(due) : sums.difference,
    short: sums.short + (wasDue && state === 'short' ? 1 : 0),
    overdue: sums.overdue + (wasDue && state === 'overdue' ? 1 : 0),
  };
}
