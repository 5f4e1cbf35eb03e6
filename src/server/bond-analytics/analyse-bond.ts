import { enteredYield } from '#domain/bonds/entered-yield';
import { expectedCashFlows } from '#domain/bonds/expected-cash-flows';
import { holdingAnalytics } from '#domain/bonds/holding-analytics';
import { profitSplit } from '#domain/bonds/profit-split';
import { matchPayments } from '#domain/bonds/received-payments';
import type { CalendarDate } from '#domain/calendar-date';
import { success } from '#domain/result';
import type { BondRow } from '../bonds/bond-on-wire.ts';
import type { PaymentRow } from '../payments/payment-on-wire.ts';
import type { AnalysedBond } from './bond-analytics-on-wire.ts';
import { bondHolding, receivedPayment } from '../bonds/bond-holding.ts';

/** All that is told of a stored bond with its payments on a day. */
export function analyseBond(
  row: BondRow,
  paymentRows: readonly PaymentRow[],
  today: CalendarDate,
): AnalysedBond {
  const holding = bondHolding(row);
  const payments = paymentRows.map(receivedPayment);
  const analytics = holdingAnalytics(holding, today);
  const flows = expectedCashFlows(holding);
  const matched = matchPayments(flows.ok ? flows.value : [], payments, holding.currency);
  return {
    holding,
    today,
    analytics,
    entered: enteredYield(holding, analytics),
    profit: profitSplit({ holding, analytics, matched, payments }),
    payments: flows.ok ? success(matched) : flows,
  };
}
