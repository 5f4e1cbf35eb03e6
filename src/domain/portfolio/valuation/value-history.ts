import type { CalendarDate } from '../../calendar-date.ts';
import { lastOnOrBefore } from '../../last-on-or-before.ts';
import type { CurrencyAmount } from '../../money/currency-amount.ts';
import type { Currency } from '../../money/currency.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';
import { amountInEuro, withoutOldRates, type RateHistory } from '../../money/rate-history.ts';
import { positionKey, type PositionKey } from '../positions/deal.ts';
import { findUndatedDisposal, type Position } from '../positions/position.ts';
import { createHistoryDeals, type HistoryDeal } from './history-deals.ts';
import { historyGaps, type DayWithoutPoint, type HistoryGap } from './history-gaps.ts';
import { priceMark } from './position-price.ts';
import { shownValue } from './shown-value.ts';
import { valuePosition, type Market, type ValueProblem } from './value-position.ts';
import { valuesOverTime } from './values-over-time.ts';

/** Maximum age of a rate, to bridge holidays and a weekend. */
const MAX_RATE_AGE_DAYS = 7;
/** More than the relative error of a value that is computed with doubles. */
const DOUBLE_ERROR = 1e-12;

export interface HistoryPoint {
  readonly day: CalendarDate;
  /** 2 decimal places. */
  readonly eur: Decimal;
  /** Interest and dividends after tax since the first day, 2 decimal places; null if a rate is missing. */
  readonly paidOut: Decimal | null;
  /** True if any price is older than 10 business days. */
  readonly isEstimated: boolean;
  /** True if any price is older than 91 days. */
  readonly isOld: boolean;
}

/** A position that some points do not include. */
interface LeftOutOfHistory extends PositionKey {
  readonly problem: ValueProblem;
  /** The last day without it. */
  readonly until: CalendarDate;
}

export interface ValueHistory {
  /** Empty if nothing that was held in the period has a value. */
  readonly points: readonly HistoryPoint[];
  readonly gaps: readonly HistoryGap[];
  readonly leftOut: readonly LeftOutOfHistory[];
  /** The deals of positions without a problem. */
  readonly deals: readonly HistoryDeal[];
}

/** Received interest or a dividend. */
interface ReceivedIncome {
  readonly day: CalendarDate;
  readonly currency: Currency;
  /** Before tax. */
  readonly gross: DecimalLike;
  readonly tax: CurrencyAmount | null;
}

/** Computes a history while positions and payments are added one by one. */
export interface HistorySum {
  /** The position must be computed for the last day, to which the market's undated prices apply. */
  addInSteps(position: Position, market: Omit<Market, 'rates'>): Generator<undefined, void>;
  /** The payment must be after the first day. */
  addPayment(payment: ReceivedIncome): void;
  total(): ValueHistory;
}

interface HistoryState {
  readonly days: readonly CalendarDate[];
  readonly dated: readonly { readonly day: CalendarDate }[];
  /** Value in cents by day index, rounded for each position as displayed, so that columns add up. */
  readonly cents: Float64Array;
  /** Payments in euro by day index, unrounded. */
  readonly paid: (Decimal | undefined)[];
  /** The oldest price day by day index: undefined if nothing is held, '' if the day of a price is unknown. */
  readonly oldest: (CalendarDate | '' | undefined)[];
  readonly lackingRates: Map<number, Set<Currency>>;
  /** By day index: why a position that may be held has no value. */
  readonly unvalued: Map<number, ValueProblem>;
  readonly leftOut: LeftOutOfHistory[];
  /** The first day index with a payment without a rate. */
  unknownPaidFrom: number;
  lastValue: Decimal;
}

function noteOldest(
  { oldest }: HistoryState,
  place: number,
  priceDay: CalendarDate | null | undefined,
): void {
  if (priceDay === undefined) return;
  const known = oldest[place];
  const day = priceDay ?? '';
  if (known === undefined || day < known) oldest[place] = day;
}

function leaveOut(books: HistoryState, position: Position, out: Pick<LeftOutOfHistory, 'problem' | 'until'>) {
  books.leftOut.push({ ...positionKey(position), ...out });
}

function exactValue(position: Position, day: CalendarDate | undefined, market: Market): Decimal {
  const valuation = day && valuePosition(position, day, market);
  if (valuation?.ok !== true) throw new RangeError(`${position.isin} has no value on ${String(day)}`);
  return valuation.value.eur.value;
}

/**
 * The value in cents, rounded half away from zero. A double decides unless it is so close to half a cent that its error could matter:
 * 1.005 is a little less as a double.
 */
function roundedCents(value: number, exact: () => Decimal): number {
  const cents = value * 100;
  const isClear = Math.abs(cents - Math.floor(cents) - 0.5) > Math.abs(cents) * DOUBLE_ERROR;
  return isClear ? Math.round(cents) : shownValue(exact()).times(100).toNumber();
}

/** Adds all points but the last. A position without a rate on any day is left out; if only some days lack one, those are a gap. */
function* addEarlierDays(
  books: HistoryState,
  position: Position,
  market: Market,
): Generator<undefined, void> {
  const earlier = books.days.slice(0, -1);
  const { values, priceDays, missing } = yield* valuesOverTime(position, earlier, market);
  const valued = new Set(earlier.keys());
  let heldDays = 0;
  for (const priceDay of priceDays) if (priceDay !== undefined) heldDays += 1;
  const withoutRate = missing.filter(({ problem }) => problem.reason === 'no-rate');
  const hasNoRates = withoutRate.length === heldDays;
  for (const { place } of missing) valued.delete(place);
  for (const { place } of hasNoRates ? [] : withoutRate) {
    const lacking = books.lackingRates.get(place) ?? new Set();
    books.lackingRates.set(place, lacking.add(position.currency));
  }
  for (const place of valued) {
    const cents = roundedCents(values[place] ?? 0, () => exactValue(position, earlier[place], market));
    books.cents[place] = (books.cents[place] ?? 0) + cents;
    noteOldest(books, place, priceDays[place]);
  }
  const outside = missing.filter(({ problem }) => hasNoRates || problem.reason !== 'no-rate');
  for (const { place, problem } of outside) books.unvalued.set(place, problem);
  const out = outside.at(-1);
  const until = out && earlier[out.place];
  if (out !== undefined && until !== undefined) leaveOut(books, position, { problem: out.problem, until });
}

/** The last point is computed like today's value, so that both agree to the last digit. */
function addLastDay(books: HistoryState, position: Position, market: Market): ValueProblem | undefined {
  const place = books.days.length - 1;
  const last = books.days[place];
  if (last === undefined) return undefined;
  const valuation = valuePosition(position, last, market);
  if (!valuation.ok) return valuation.problem;
  const { eur, price } = valuation.value;
  books.lastValue = books.lastValue.plus(shownValue(eur.value));
  noteOldest(books, place, price === null ? undefined : price.day);
  return undefined;
}

/** No day but the last has a value, from the first deal on. */
function addUnvaluedDays({ days, unvalued }: HistoryState, { deals }: Position, problem: ValueProblem) {
  const [first = ''] = deals.map(({ day }) => day ?? '').sort();
  for (const [place, day] of days.slice(0, -1).entries()) if (day >= first) unvalued.set(place, problem);
}

function* addPosition(
  books: HistoryState,
  position: Position,
  market: { readonly last: Market; readonly earlier: Market },
): Generator<undefined, void> {
  const { days } = books;
  const [last, beforeLast] = [days.at(-1), days.at(-2)];
  const problem = addLastDay(books, position, market.last);
  const undated = findUndatedDisposal(position);
  const earlier =
    undated === undefined ? position.problem : ({ reason: 'deal-without-date', dealId: undated } as const);
  if (earlier === null) {
    const found = books.leftOut.length;
    yield* addEarlierDays(books, position, market.earlier);
    if (problem !== undefined && books.leftOut.length > found) books.leftOut.pop();
  } else {
    addUnvaluedDays(books, position, earlier);
    if (problem === undefined && beforeLast !== undefined)
      leaveOut(books, position, { problem: earlier, until: beforeLast });
  }
  if (problem === undefined || last === undefined) return;
  books.unvalued.set(days.length - 1, problem);
  leaveOut(books, position, { problem, until: last });
}

/** The index of the first day on or after this one. */
function dayIndex({ dated }: Pick<HistoryState, 'dated'>, day: CalendarDate): number {
  const onOrBefore = lastOnOrBefore(dated, day);
  return dated[onOrBefore]?.day === day ? onOrBefore : onOrBefore + 1;
}

function addPayment(books: HistoryState, payment: ReceivedIncome, rates: RateHistory): void {
  const { day, gross, tax, currency } = payment;
  const place = dayIndex(books, day);
  const [rate, taxRate] = [rates(currency, day), rates(tax?.currency ?? 'EUR', day)];
  if (rate === undefined || taxRate === undefined) {
    books.unknownPaidFrom = Math.min(books.unknownPaidFrom, place);
    return;
  }
  const taken = amountInEuro(new Decimal(tax?.amount ?? 0), taxRate);
  const net = amountInEuro(new Decimal(gross), rate).minus(taken);
  books.paid[place] = books.paid[place]?.plus(net) ?? net;
}

/**
 * Why days have no point, by index: a rate is missing, or nothing that was held has a value. A sum of nothing would read as if it were
 * worth nothing.
 */
function daysWithoutPoint({ oldest, lackingRates, unvalued }: HistoryState): Map<number, DayWithoutPoint> {
  const without = new Map<number, DayWithoutPoint>();
  for (const [place, problem] of unvalued) {
    const currencies = problem.reason === 'no-rate' ? [problem.currency] : [];
    if (oldest[place] === undefined) without.set(place, { reason: problem.reason, currencies });
  }
  for (const [place, currencies] of lackingRates) without.set(place, { reason: 'no-rate', currencies });
  return without;
}

/** True if something was held, but none of it has a value on any day. */
const isNothingValued = ({ oldest, unvalued }: HistoryState) =>
  unvalued.size > 0 && oldest.every((day) => day === undefined);

function toPoints(books: HistoryState, without: ReadonlyMap<number, unknown>): HistoryPoint[] {
  const { days, cents, paid, oldest, unknownPaidFrom, lastValue } = books;
  const points: HistoryPoint[] = [];
  let sum = new Decimal(0);
  for (const [place, day] of days.entries()) {
    sum = sum.plus(paid[place] ?? 0);
    if (without.has(place)) continue;
    const oldestPrice = oldest[place];
    const mark =
      oldestPrice === undefined ? 'known' : priceMark({ day: oldestPrice === '' ? null : oldestPrice }, day);
    points.push({
      day,
      eur: place === days.length - 1 ? lastValue : new Decimal(cents[place] ?? 0).div(100),
      paidOut: place >= unknownPaidFrom ? null : roundTo(sum, 2),
      isEstimated: mark !== 'known',
      isOld: mark === 'old',
    });
  }
  return points;
}

/** Creates the history of positions on ascending days, with their payments after the first day. */
export function createHistorySum(days: readonly CalendarDate[], rates: RateHistory): HistorySum {
  const books: HistoryState = {
    days,
    dated: days.map((day) => ({ day })),
    cents: new Float64Array(days.length),
    paid: [],
    oldest: [],
    lackingRates: new Map(),
    unvalued: new Map(),
    leftOut: [],
    unknownPaidFrom: days.length,
    lastValue: new Decimal(0),
  };
  const recent = withoutOldRates(rates, MAX_RATE_AGE_DAYS);
  const deals = createHistoryDeals(days, (day) => dayIndex(books, day), rates);
  return {
    addInSteps: (position, { prices, terms, undatedPrice }) => {
      if (position.problem === null) deals.add(position);
      return addPosition(books, position, {
        last: { prices, terms, undatedPrice, rates },
        earlier: { prices, terms, rates: recent },
      });
    },
    addPayment: (payment) => {
      addPayment(books, payment, rates);
    },
    total: () => {
      const without = daysWithoutPoint(books);
      return {
        points: isNothingValued(books) ? [] : toPoints(books, without),
        gaps: historyGaps(days, without),
        ...{ leftOut: books.leftOut, deals: deals.total() },
      };
    },
  };
}
