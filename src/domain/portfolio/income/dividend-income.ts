import { daysBetween, type CalendarDate } from '../../calendar-date.ts';
import type { Currency } from '../../money/currency.ts';
import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';
import type { PaidDistribution } from './coming-income.ts';
import { heldShare, type HeldLot } from './held-lots.ts';
import type { IncomeEvent } from './income-event.ts';
import { estimatedDistributions, monthsLater } from './twelve-months.ts';

const NOTHING = new Decimal(0);
/** The table goes so many years ahead. */
const YEARS_AHEAD = 2;
/**
 * An entered distribution takes the place of an estimate at most so many days away, and no more than half the way to the next.
 */
const MAX_DAYS_MOVED = 60;

/** A distribution as it was entered for a row. */
export interface EnteredDistribution {
  readonly payDay: CalendarDate;
  readonly exDay: CalendarDate | null;
  /** Before tax. */
  readonly gross: DecimalLike;
  readonly currency: Currency;
  /** What it was paid on; null where it is not known. */
  readonly units: DecimalLike | null;
}

/** A row of an ETF or a share with the distributions that were entered for it. */
export interface DistributingLot {
  readonly lot: HeldLot;
  readonly distributions: readonly EnteredDistribution[];
}

function enteredEvent({ deal }: HeldLot, entered: EnteredDistribution, today: CalendarDate): IncomeEvent {
  const { kind, isin, id: holdingId } = deal;
  const { payDay: day, currency } = entered;
  const income = roundTo(entered.gross, AMOUNT_PLACES);
  const state = day > today ? 'announced' : 'received';
  return {
    ...{ kind, isin, currency, holdingId, day, type: 'dividend', state },
    ...{ income, due: income, principal: NOTHING },
  };
}

const unitsOn = (lot: HeldLot, day: CalendarDate) => heldShare(lot, day).times(lot.deal.quantity);

/** What one unit was paid, each day once: the same distribution is entered for every row of a security. */
function paidPerUnit(lots: readonly DistributingLot[], currency: Currency): PaidDistribution[] {
  const byDay = new Map<CalendarDate, Decimal>();
  for (const { lot, distributions } of lots) {
    for (const entered of distributions) {
      const { payDay, exDay, gross } = entered;
      const units = new Decimal(entered.units ?? unitsOn(lot, exDay ?? payDay));
      if (entered.currency === currency && units.gt(0)) byDay.set(payDay, new Decimal(gross).div(units));
    }
  }
  return [...byDay]
    .map(([day, perUnit]) => ({ day, perUnit }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** The estimates without those whose place an entered distribution takes: each takes the nearest. */
function withoutEntered(
  estimated: readonly PaidDistribution[],
  entered: readonly PaidDistribution[],
): PaidDistribution[] {
  const left = [...estimated];
  const maxDays = Math.min(MAX_DAYS_MOVED, 365 / (2 * estimated.length));
  for (const { day } of entered) {
    const distances = left.map((each) => Math.abs(daysBetween(day, each.day)));
    const nearest = Math.min(...distances);
    if (nearest <= maxDays) left.splice(distances.indexOf(nearest), 1);
  }
  return left;
}

/** What one unit is likely to be paid in the years ahead, each year as the one before. */
function estimatedPerUnit(entered: readonly PaidDistribution[], today: CalendarDate): PaidDistribution[] {
  const estimated: PaidDistribution[] = [];
  for (let year = 0; year < YEARS_AHEAD; year += 1) {
    const start = monthsLater(today, 12 * year);
    const end = monthsLater(start, 12);
    const near = entered.filter(
      ({ day }) => daysBetween(start, day) > -MAX_DAYS_MOVED && daysBetween(day, end) > -MAX_DAYS_MOVED,
    );
    estimated.push(...withoutEntered(estimatedDistributions([...entered, ...estimated], start), near));
  }
  return estimated;
}

/** What one unit of a security is likely to be paid in a currency. */
export interface DividendEstimate {
  readonly currency: Currency;
  readonly estimated: readonly PaidDistribution[];
}

/**
 * An estimate for the next two years of what is not announced: the distributions of the year before, each a year later
 *. `lots`: all rows of one ETF or share.
 */
export function dividendEstimates(lots: readonly DistributingLot[], today: CalendarDate): DividendEstimate[] {
  const currencies = new Set(
    lots.flatMap(({ distributions }) => distributions.map(({ currency }) => currency)),
  );
  return [...currencies].map((currency) => {
    return { currency, estimated: estimatedPerUnit(paidPerUnit(lots, currency), today) };
  });
}

function estimatedEvents(lot: HeldLot, { currency, estimated }: DividendEstimate): IncomeEvent[] {
  const { kind, isin, id: holdingId } = lot.deal;
  return estimated.flatMap(({ day, perUnit }) => {
    const income = roundTo(perUnit.times(unitsOn(lot, day)), AMOUNT_PLACES);
    if (income.isZero()) return [];
    const key = { kind, isin, currency, holdingId, day };
    return [{ ...key, type: 'dividend', state: 'estimated', income, due: income, principal: NOTHING }];
  });
}

/** What a row of an ETF or share was paid, what is announced, and the estimate for the units that are left of it. */
export function dividendIncome(
  { lot, distributions }: DistributingLot,
  estimates: readonly DividendEstimate[],
  today: CalendarDate,
): IncomeEvent[] {
  return [
    ...distributions.map((entered) => enteredEvent(lot, entered, today)),
    ...estimates.flatMap((estimate) => estimatedEvents(lot, estimate)),
  ];
}
