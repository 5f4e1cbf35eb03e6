import { addDays, isCalendarDate, type CalendarDate } from '#domain/calendar-date';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import { monthsLater } from '#domain/portfolio/income/twelve-months';
import { parseDecimal } from '#domain/typed-text/parse-decimal';
import { RETURN_COSTS } from '#domain/portfolio/returns/position-flows';
import { MAX_DEPOSIT_RATE, MIN_DEPOSIT_RATE } from '#domain/portfolio/returns/deposit-rate';
import type { ReturnQuestion } from '../../../platform/queries/portfolio/figures/returns.ts';
import type { ReturnAddress } from './return-in-address.ts';

export const PERIODS = ['this-year', '1-year', '3-years', 'all', 'own'] as const;
export type PeriodName = (typeof PERIODS)[number];

export function readPeriod({ period }: ReturnAddress): PeriodName {
  return PERIODS.find((name) => name === period) ?? 'this-year';
}

/** The last day of the previous calendar year. */
const endOfLastYear = (today: CalendarDate) => addDays(firstOfYear(today), -1);

function firstOfYear(today: CalendarDate): CalendarDate {
  const first = `${today.slice(0, 4)}-01-01`;
  return isCalendarDate(first) ? first : today;
}

const STARTS: Readonly<Record<PeriodName, (today: CalendarDate) => CalendarDate | undefined>> = {
  'this-year': endOfLastYear,
  '1-year': (today) => monthsLater(today, -12),
  '3-years': (today) => monthsLater(today, -36),
  all: () => undefined,
  own: endOfLastYear,
};

/** The initial dates of a custom period. */
export function ownDates({ from, to }: ReturnAddress, today: CalendarDate) {
  return { from: from ?? endOfLastYear(today), to: to ?? today };
}

function readLevel({ kind, isin }: ReturnAddress): Pick<ReturnQuestion, 'of' | 'key'> {
  if (isin !== undefined) return { of: 'isin', key: isin };
  const known = HOLDING_KINDS.find((each) => each === kind);
  return known === undefined ? { of: 'all', key: undefined } : { of: 'class', key: known };
}

/** The initial rate of a deposit, in percent per year. */
export const FIRST_DEPOSIT_RATE = '2';

/** The rate in percent per year as decimal text; undefined if the typed text is not a valid rate. */
export function readDepositRate(
  { rate = FIRST_DEPOSIT_RATE }: ReturnAddress,
  locale: string,
): string | undefined {
  const typed = parseDecimal(rate, locale);
  if (typed === null || Number(typed) < MIN_DEPOSIT_RATE || Number(typed) > MAX_DEPOSIT_RATE)
    return undefined;
  return String(Number(Number(typed).toFixed(4)));
}

/** The benchmark; none while the typed rate is invalid. */
function readBenchmark(
  address: ReturnAddress,
  locale: string,
): Pick<ReturnQuestion, 'benchmark' | 'depositRate'> {
  const { benchmark } = address;
  if (benchmark !== 'deposit') return { benchmark, depositRate: undefined };
  const depositRate = readDepositRate(address, locale);
  return { benchmark: depositRate === undefined ? undefined : benchmark, depositRate };
}

/** The query for the server; undefined if the dates are invalid or not in order. */
export function readQuestion(
  address: ReturnAddress,
  { today, locale }: { readonly today: CalendarDate; readonly locale: string },
): ReturnQuestion | undefined {
  const costs = RETURN_COSTS.find((each) => each === address.costs) ?? 'after-fees-and-tax';
  const asked = { ...readLevel(address), costs, ...readBenchmark(address, locale) };
  const period = readPeriod(address);
  if (period !== 'own') return { ...asked, from: STARTS[period](today), to: undefined };
  const { from, to } = ownDates(address, today);
  if (!isCalendarDate(from) || !isCalendarDate(to) || from >= to || to > today) return undefined;
  return { ...asked, from, to };
}
