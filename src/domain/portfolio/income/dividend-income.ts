import { compareDays, daysBetween, type CalendarDate } from '../../calendar-date.ts';
import type { Currency } from '../../money/currency.ts';
import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';
import type { PaidDistribution } from './coming-income.ts';
import { heldShare, type HeldLot } from './held-lots.ts';
import type { IncomeEvent } from './income-event.ts';
import { estimatedDistributions, monthsLater } from './twelve-months.ts';

const ZERO = new Decimal(0);
/** How far ahead distributions are estimated. */
const YEARS_AHEAD = 2;
/** An entered distribution replaces an estimate at most this many days away, and at most half the usual interval. */
const MAX_DAYS_MOVED = 60;

/** A distribution entered for a row. */
export interface EnteredDistribution {
  readonly payDay: CalendarDate;
  readonly exDay: CalendarDate | null;
  /** Before tax. */
  readonly gross: DecimalLike;
  readonly currency: Currency;
  /** The units it was paid on; null if unknown. */
  readonly units: DecimalLike | null;
}

/** A row of an ETF or share with its entered distributions. */
export interface DistributingLot {
  readonly lot: HeldLot;
  readonly distributions: readonly EnteredDistribution[];
}

function enteredEvent({ deal }: HeldLot, entered: EnteredDistribution, today: CalendarDate): IncomeEvent {
  const { kind, isin, id: holdingId } = deal;
  const { payDay: day, exDay, currency } = entered;
  const income = roundTo(entered.gross, AMOUNT_PLACES);
  const state = day > today ? 'announced' : 'received';
  return {
    ...{ kind, isin, currency, holdingId, day, exDay, type: 'dividend', state },
    ...{ income, due: income, principal: ZERO, receivedOn: day > today ? null : day },
  };
}

const unitsOn = (lot: HeldLot, day: CalendarDate) => heldShare(lot, day).times(lot.deal.quantity);

/** Distributions per unit, one for each day: the same distribution is entered for every row of a security. */
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
    .sort((one, other) => compareDays(one.day, other.day));
}

/** Removes the nearest estimate for each entered distribution. */
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

/** Estimated distributions per unit: each year repeats the one before. */
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

/** Estimated distributions per unit of a security, in one currency. */
export interface DividendEstimate {
  readonly currency: Currency;
  readonly estimated: readonly PaidDistribution[];
}

/**
 * Estimates the unannounced distributions of the next two years: those of the year before, each a year later. `lots` are all rows of one
 * ETF or share.
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
    const key = { kind, isin, currency, holdingId, day, receivedOn: null };
    return [{ ...key, type: 'dividend', state: 'estimated', income, due: income, principal: ZERO }];
  });
}

/** The received, announced and estimated distributions of a row of an ETF or share; estimates are for the units still held. */
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
