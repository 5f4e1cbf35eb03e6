import { dayNumber, daysBetween, type CalendarDate } from '../../calendar-date.ts';
import type { Currency } from '../../money/currency.ts';
import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, sumOf, type DecimalLike } from '../../money/decimal.ts';
import { LEV_PER_EURO } from '../../money/exchange-rates.ts';
import type { ExpectedCashFlow } from './expected-cash-flows.ts';

/** How many days before and after its due day a payment belongs to a flow. */
const DAYS_EARLY = 5;
const DAYS_LATE = 45;
/** From this day after the due day on, a flow without a payment is overdue. */
const DAYS_OF_GRACE = 5;

/** What a bond has paid, as it was recorded. */
export type ReceivedPayment = {
  readonly paymentDate: CalendarDate | null;
  /** Before tax, in the bond's currency. */
  readonly profit: DecimalLike;
  /** Euro. */
  readonly taxesPaid: DecimalLike | null;
};

/** Tax is recorded in euro. In another currency than euro and lev it cannot be told without a rate: undefined. */
export function taxInCurrency(euro: DecimalLike, currency: Currency): Decimal | undefined {
  if (new Decimal(euro).isZero() || currency === 'EUR') return new Decimal(euro);
  return currency === 'BGN' ? roundTo(new Decimal(euro).times(LEV_PER_EURO), AMOUNT_PLACES) : undefined;
}

/** What came of one flow. */
export type Receipt = {
  /** Before tax. */
  readonly gross: Decimal;
  /** After tax, where that is recorded in a currency with a fixed rate; else before tax. */
  readonly net: Decimal;
  /** False where tax was recorded that could not be taken off. */
  readonly taxTakenOff: boolean;
};

/** A flow that is due or to come, beside what came of it; null: nothing. */
export type MatchedFlow = { readonly flow: ExpectedCashFlow; readonly receipt: Receipt | null };

export type MatchedPayments = {
  readonly flows: readonly MatchedFlow[];
  /** Payments that belong to no flow, in order of date. */
  readonly unmatched: readonly { readonly date: CalendarDate; readonly receipt: Receipt }[];
  /** Payments without a date, which belong nowhere. */
  readonly undated: readonly ReceivedPayment[];
};

function receiptOf(payments: readonly ReceivedPayment[], currency: Currency): Receipt {
  const gross = sumOf(payments.map(({ profit }) => profit));
  const taxes = payments.map(({ taxesPaid }) => taxInCurrency(taxesPaid ?? 0, currency));
  const known = taxes.filter((tax) => tax !== undefined);
  return { gross, net: gross.minus(sumOf(known)), taxTakenOff: known.length === taxes.length };
}

/**
 * A payment is a record of profit: at the redemption it often names the interest alone, though the capital came with it. So a
 * receipt below half of the capital is taken as the interest, and the capital as received with it.
 */
function withCapital(receipt: Receipt, { principal }: ExpectedCashFlow): Receipt {
  if (receipt.gross.gte(principal.div(2))) return receipt;
  return { ...receipt, gross: receipt.gross.plus(principal), net: receipt.net.plus(principal) };
}

type Due = { readonly flow: ExpectedCashFlow; readonly day: number };

/** The first of the dues, which are in order of their days, that is due on the day or later. Halved each time: both may be thousands. */
function firstFrom(day: number, dues: readonly Due[]): number {
  let [low, high] = [0, dues.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((dues[middle]?.day ?? Infinity) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The flow with the nearest due day, the earlier one of two; undefined where none is near enough. `dues` are in order of their days. */
function nearestTo(day: number, dues: readonly Due[]): ExpectedCashFlow | undefined {
  const next = firstFrom(day, dues);
  const dayBefore = dues[next - 1]?.day;
  const before = dayBefore === undefined ? undefined : dues[firstFrom(dayBefore, dues)];
  const after = dues[next];
  const daysLate = before === undefined ? Infinity : day - before.day;
  const daysEarly = after === undefined ? Infinity : after.day - day;
  if (daysLate <= DAYS_LATE && (daysLate <= daysEarly || daysEarly > DAYS_EARLY)) return before?.flow;
  return daysEarly <= DAYS_EARLY ? after?.flow : undefined;
}

function add<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** Puts each payment to the flow that it was for. The order of the payments does not matter. */
export function matchPayments(
  flows: readonly ExpectedCashFlow[],
  payments: readonly ReceivedPayment[],
  currency: Currency,
): MatchedPayments {
  const dues = flows
    .filter(({ kind }) => kind !== 'purchase')
    .map((flow) => ({ flow, day: dayNumber(flow.date) }))
    .sort((a, b) => a.day - b.day);
  const byFlow = new Map<ExpectedCashFlow, ReceivedPayment[]>();
  const byDate = new Map<CalendarDate, ReceivedPayment[]>();
  const undated: ReceivedPayment[] = [];
  for (const payment of payments) {
    const { paymentDate } = payment;
    const flow = paymentDate === null ? undefined : nearestTo(dayNumber(paymentDate), dues);
    if (paymentDate === null) undated.push(payment);
    else if (flow === undefined) add(byDate, paymentDate, payment);
    else add(byFlow, flow, payment);
  }
  const unmatched = [...byDate].map(([date, of]) => ({ date, receipt: receiptOf(of, currency) }));
  return {
    flows: flows.map((flow) => {
      const of = byFlow.get(flow);
      return { flow, receipt: of ? withCapital(receiptOf(of, currency), flow) : null };
    }),
    unmatched: unmatched.sort((a, b) => daysBetween(b.date, a.date)),
    undated,
  };
}

export type FlowState = 'received' | 'short' | 'due' | 'overdue' | 'to-come';

/** How a coupon or redemption stands on a day. Short: less than the contract promised, before tax. */
export function stateOf({ flow, receipt }: MatchedFlow, today: CalendarDate): FlowState {
  if (receipt !== null) return receipt.gross.lt(flow.total) ? 'short' : 'received';
  const late = daysBetween(flow.date, today);
  if (late < 0) return 'to-come';
  // Capital alone is no profit to record, so nothing is missing.
  return late >= DAYS_OF_GRACE && flow.interim.gt(0) ? 'overdue' : 'due';
}
