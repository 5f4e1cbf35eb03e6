import { compareDays, dayNumber, daysBetween, type CalendarDate } from '../../calendar-date.ts';
import type { Currency } from '../../money/currency.ts';
import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, isAboveZero, roundTo, sumDecimals, type DecimalLike } from '../../money/decimal.ts';
import { LEV_PER_EURO } from '../../money/exchange-rates.ts';
import type { ExpectedCashFlow } from './expected-cash-flows.ts';

/** A payment belongs to a flow if it comes at most this many days before or after the due day. */
const MAX_DAYS_EARLY = 5;
const MAX_DAYS_LATE = 45;
/** A flow that is due more days later than this takes no payment from an earlier one. */
export const MATCHING_DAYS = MAX_DAYS_EARLY + MAX_DAYS_LATE;
/** A flow without a payment is overdue from this many days after the due day. */
export const GRACE_DAYS = 5;

/** A recorded payment of a bond. */
export type ReceivedPayment = {
  readonly paymentDate: CalendarDate | null;
  /** Before tax, in the bond's currency. */
  readonly profit: DecimalLike;
  /** Euro. */
  readonly taxesPaid: DecimalLike | null;
};

/** The payments that came by the day, and those without a date. A payment may be recorded ahead of its day. */
export function paymentsBy<Payment extends ReceivedPayment>(
  payments: readonly Payment[],
  day: CalendarDate,
): readonly Payment[] {
  return payments.filter(({ paymentDate }) => paymentDate === null || paymentDate <= day);
}

type DatedPayment = ReceivedPayment & { readonly paymentDate: CalendarDate };

/** Converts tax from euro. Undefined for currencies other than euro and lev, which have no fixed rate. */
export function taxInCurrency(euro: DecimalLike, currency: Currency): Decimal | undefined {
  if (new Decimal(euro).isZero() || currency === 'EUR') return new Decimal(euro);
  return currency === 'BGN' ? roundTo(new Decimal(euro).times(LEV_PER_EURO), AMOUNT_PLACES) : undefined;
}

/** The amounts received for one flow. */
export type Receipt = {
  /** Before tax. */
  readonly gross: Decimal;
  /** After tax if the tax is known in a currency with a fixed rate; else before tax. */
  readonly net: Decimal;
  /** The day on which it arrived; the last one if it came in parts. */
  readonly day: CalendarDate;
  /** False if recorded tax could not be deducted. */
  readonly isTaxDeducted: boolean;
};

/** An expected flow and the receipt for it; null if nothing was received. */
export type MatchedFlow = { readonly flow: ExpectedCashFlow; readonly receipt: Receipt | null };

export type MatchedPayments = {
  readonly flows: readonly MatchedFlow[];
  /** Payments that belong to no flow, in order of date. */
  readonly unmatched: readonly { readonly date: CalendarDate; readonly receipt: Receipt }[];
  /** Payments without a date, which cannot be matched. */
  readonly undated: readonly ReceivedPayment[];
};

function toReceipt(payments: readonly DatedPayment[], currency: Currency): Receipt {
  const gross = sumDecimals(payments.map(({ profit }) => profit));
  const taxes = payments.map(({ taxesPaid }) => taxInCurrency(taxesPaid ?? 0, currency));
  const known = taxes.filter((tax) => tax !== undefined);
  const day = payments
    .map(({ paymentDate }) => paymentDate)
    .reduce((one, other) => (one > other ? one : other));
  return { gross, net: gross.minus(sumDecimals(known)), day, isTaxDeducted: known.length === taxes.length };
}

function coversPrincipal(gross: DecimalLike, principal: DecimalLike): boolean {
  return new Decimal(gross).gte(new Decimal(principal).div(2));
}

/** Whether a payment is near enough to the day of a repayment, and large enough, to include its principal. */
export function includesPrincipal(
  { paymentDate, profit }: Pick<ReceivedPayment, 'paymentDate' | 'profit'>,
  due: CalendarDate | null,
  principal: DecimalLike,
): boolean {
  if (paymentDate === null || due === null || !coversPrincipal(profit, principal)) return false;
  const late = daysBetween(due, paymentDate);
  return late >= -MAX_DAYS_EARLY && late <= MAX_DAYS_LATE;
}

/**
 * Payments record profit, so at the redemption they often have only the interest, although the principal came with it. A receipt
 * below half of the principal is therefore taken as interest only, and the principal is added.
 */
function withPrincipal(receipt: Receipt, { principal }: ExpectedCashFlow): Receipt {
  if (coversPrincipal(receipt.gross, principal)) return receipt;
  return { ...receipt, gross: receipt.gross.plus(principal), net: receipt.net.plus(principal) };
}

type DueFlow = { readonly flow: ExpectedCashFlow; readonly day: number };

/**
 * The index of the first flow that is due on the day or later. `dueFlows` are in order of their days. A binary search, because there
 * may be thousands of flows and of payments.
 */
function lowerBound(day: number, dueFlows: readonly DueFlow[]): number {
  let [low, high] = [0, dueFlows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((dueFlows[middle]?.day ?? Infinity) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The flow with the nearest due day, the earlier one if two are equally near; undefined if none is near enough. `dueFlows` are in
 * order of their days.
 */
function nearestTo(day: number, dueFlows: readonly DueFlow[]): ExpectedCashFlow | undefined {
  const next = lowerBound(day, dueFlows);
  const dayBefore = dueFlows[next - 1]?.day;
  const before = dayBefore === undefined ? undefined : dueFlows[lowerBound(dayBefore, dueFlows)];
  const after = dueFlows[next];
  const daysLate = before === undefined ? Infinity : day - before.day;
  const daysEarly = after === undefined ? Infinity : after.day - day;
  if (daysLate <= MAX_DAYS_LATE && (daysLate <= daysEarly || daysEarly > MAX_DAYS_EARLY)) return before?.flow;
  return daysEarly <= MAX_DAYS_EARLY ? after?.flow : undefined;
}

function add<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** Matches each payment with its flow. The order of the payments does not matter. */
export function matchPayments(
  flows: readonly ExpectedCashFlow[],
  payments: readonly ReceivedPayment[],
  currency: Currency,
): MatchedPayments {
  if (payments.length === 0)
    return { flows: flows.map((flow) => ({ flow, receipt: null })), unmatched: [], undated: [] };
  const dueFlows = flows
    .filter(({ kind }) => kind !== 'purchase')
    .map((flow) => ({ flow, day: dayNumber(flow.date) }))
    .sort((a, b) => a.day - b.day);
  const byFlow = new Map<ExpectedCashFlow, DatedPayment[]>();
  const byDate = new Map<CalendarDate, DatedPayment[]>();
  const undated: ReceivedPayment[] = [];
  for (const payment of payments) {
    const { paymentDate } = payment;
    if (paymentDate === null) {
      undated.push(payment);
      continue;
    }
    const dated = { ...payment, paymentDate };
    const flow = nearestTo(dayNumber(paymentDate), dueFlows);
    if (flow === undefined) add(byDate, paymentDate, dated);
    else add(byFlow, flow, dated);
  }
  const unmatched = [...byDate].map(([date, matched]) => ({ date, receipt: toReceipt(matched, currency) }));
  return {
    flows: flows.map((flow) => {
      const matched = byFlow.get(flow);
      return { flow, receipt: matched ? withPrincipal(toReceipt(matched, currency), flow) : null };
    }),
    unmatched: unmatched.sort((one, other) => compareDays(one.date, other.date)),
    undated,
  };
}

export type FlowState = 'received' | 'short' | 'due' | 'overdue' | 'to-come';

/** The state of a coupon or redemption on a day. Short: less than promised, before tax. */
export function flowState({ flow, receipt }: MatchedFlow, today: CalendarDate): FlowState {
  if (receipt !== null) return receipt.gross.lt(flow.total) ? 'short' : 'received';
  const late = daysBetween(flow.date, today);
  if (late < 0) return 'to-come';
  // A redemption without interest has no profit to record, so nothing is missing.
  return late >= GRACE_DAYS && isAboveZero(flow.interim) ? 'overdue' : 'due';
}
