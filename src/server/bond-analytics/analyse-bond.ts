import type { RatesOfHolding } from '#domain/bonds/currency-effect';
import { enteredYield } from '#domain/bonds/entered-yield';
import { expectedCashFlows } from '#domain/bonds/expected-cash-flows';
import { holdingAnalytics } from '#domain/bonds/holding-analytics';
import type { BondHolding } from '#domain/bonds/holding-terms';
import { profitSplit } from '#domain/bonds/profit-split';
import { matchPayments } from '#domain/bonds/received-payments';
import type { CalendarDate } from '#domain/calendar-date';
import { success } from '#domain/result';
import type { PaymentRow } from '../payments/payment-on-wire.ts';
import type { AnalysedBond } from './bond-analytics-on-wire.ts';
import { receivedPayment } from '../bonds/bond-holding.ts';
import { yieldToEventLoop } from '../runtime/yield-to-event-loop.ts';

export interface StoredBond {
  readonly holding: BondHolding;
  readonly paymentRows: readonly PaymentRow[];
  readonly rates: RatesOfHolding | undefined;
}

/** All that is told of a stored bond with its payments on a day. */
export async function analyseBond(
  { holding, paymentRows, rates }: StoredBond,
  today: CalendarDate,
): Promise<AnalysedBond> {
  const payments = paymentRows.map(receivedPayment);
  await yieldToEventLoop();
  const analytics = holdingAnalytics(holding, today);
  await yieldToEventLoop();
  const flows = expectedCashFlows(holding);
  const matched = matchPayments(flows.ok ? flows.value : [], payments, holding.currency);
  await yieldToEventLoop();
  return {
    holding,
    today,
    analytics,
    entered: enteredYield(holding, analytics),
    profit: profitSplit({ holding, analytics, matched, payments, rates }),
    payments: flows.ok ? success(matched) : flows,
  };
}
