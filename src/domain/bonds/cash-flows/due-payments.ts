import { addDays, compareDays, type CalendarDate } from '../../calendar-date.ts';
import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';
import { expectedCashFlows } from './expected-cash-flows.ts';
import { holdingTerms, type BondHolding } from '../terms/holding-terms.ts';
import { matchPayments, flowState, type ReceivedPayment } from './received-payments.ts';

/** A coming payment can be recorded from this many days before it is due. */
const OFFER_DAYS_AHEAD = 31;

/** A due payment of a bond that is not recorded, in the bond's currency. */
export type DuePayment = {
  readonly date: CalendarDate;
  readonly state: 'overdue' | 'due' | 'to-come';
  /** The coupon: above 0. */
  readonly interest: Decimal;
  /** Principal repaid on the same day. It is not profit, and counts as received with the coupon. */
  readonly principal: Decimal;
};

/** What has been entered about the payments of a bond. */
export interface PaymentRecords {
  readonly payments: readonly ReceivedPayment[];
  /** The days whose payments were marked as not due. */
  readonly notDue?: ReadonlySet<CalendarDate> | undefined;
}

/**
 * The payments of a holding that are due and not recorded, the oldest first, then the next one if it is due within
 * OFFER_DAYS_AHEAD. Empty if the terms are not known, for a sale, and if only principal is due.
 */
export function duePayments(
  holding: BondHolding,
  { payments, notDue }: PaymentRecords,
  today: CalendarDate,
): DuePayment[] {
  const flows = expectedCashFlows(holding, addDays(today, OFFER_DAYS_AHEAD));
  if (!flows.ok) return [];
  const due: DuePayment[] = [];
  for (const matched of matchPayments(flows.value, payments, holding.currency).flows) {
    const { kind, date, interim: interest, principal } = matched.flow;
    const state = flowState(matched, today);
    if (kind === 'purchase' || state === 'received' || state === 'short' || !interest.gt(0)) continue;
    if (notDue?.has(date) === true) continue;
    due.push({ date, state, interest, principal });
    if (state === 'to-come') break;
  }
  return due;
}

/** The due payments that are overdue. Empty for an expired bond. */
export function overduePayments(
  holding: BondHolding,
  recorded: PaymentRecords,
  today: CalendarDate,
): DuePayment[] {
  if (holding.expired) return [];
  return duePayments(holding, recorded, today).filter(({ state }) => state === 'overdue');
}

/** True for an active bond whose terms do not determine what it should have paid. A sale pays nothing. */
export function lacksTerms(holding: BondHolding): boolean {
  const terms = holdingTerms(holding);
  return !holding.expired && !terms.ok && terms.reason !== 'sell-row';
}

/** A recorded payment with a day and a tax (euro). */
export type TaxedPayment = ReceivedPayment & {
  readonly paymentDate: CalendarDate;
  readonly taxesPaid: DecimalLike;
};

const isTaxed = (payment: ReceivedPayment): payment is TaxedPayment =>
  payment.paymentDate !== null && payment.taxesPaid !== null && new Decimal(payment.profit).gt(0);

/** The latest payment whose tax is known: the next one is likely to be taxed at its rate. */
export function lastTaxedPayment(payments: readonly ReceivedPayment[]): TaxedPayment | undefined {
  return payments
    .filter(isTaxed)
    .sort((one, other) => compareDays(one.paymentDate, other.paymentDate))
    .at(-1);
}

/** The tax on `profit` at the rate of an earlier payment of the same bond: euro, 2 places. */
export function taxAtSameRate({ profit, taxesPaid }: TaxedPayment, on: DecimalLike): Decimal {
  return roundTo(new Decimal(taxesPaid).times(on).div(profit), AMOUNT_PLACES);
}
