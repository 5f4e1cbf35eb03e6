import type { HoldingRates } from '#domain/bonds/holding/currency-effect';
import { enteredYield } from '#domain/bonds/holding/entered-yield';
import { expectedCashFlows } from '#domain/bonds/cash-flows/expected-cash-flows';
import { holdingAnalytics } from '#domain/bonds/holding/holding-analytics';
import type { BondHolding } from '#domain/bonds/terms/holding-terms';
import { profitSplit } from '#domain/bonds/cash-flows/profit-split';
import { matchPayments, paymentsBy, type ReceivedPayment } from '#domain/bonds/cash-flows/received-payments';
import type { CalendarDate } from '#domain/calendar-date';
import { success } from '#domain/result';
import type { PaymentRow } from '../../records/payments/payment-on-wire.ts';
import type { AnalysedBond } from './bond-analytics-on-wire.ts';
import { receivedPayment } from '../../records/bonds/bond-holding.ts';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';

export interface StoredBond {
  readonly holding: BondHolding;
  readonly paymentRows: readonly PaymentRow[];
  readonly rates: HoldingRates | undefined;
}

/** All figures of a stored bond with its payments on a day. */
export async function analyseBond(
  { holding, paymentRows, rates }: StoredBond,
  today: CalendarDate,
): Promise<AnalysedBond> {
  const payments = paymentRows.map((payment) => receivedPayment(payment, holding.currency));
  await yieldToEventLoop();
  const analytics = holdingAnalytics(holding, today);
  await yieldToEventLoop();
  const flows = expectedCashFlows(holding);
  const match = (some: readonly ReceivedPayment[]) =>
    matchPayments(flows.ok ? flows.value : [], some, holding.currency);
  const came = paymentsBy(payments, today);
  await yieldToEventLoop();
  return {
    holding,
    today,
    analytics,
    entered: enteredYield(holding, analytics),
    profit: profitSplit({ holding, analytics, matched: match(came), payments: came, rates }),
    payments: flows.ok ? success(match(payments)) : flows,
  };
}
