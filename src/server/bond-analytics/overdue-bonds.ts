import { expectedCashFlows } from '#domain/bonds/expected-cash-flows';
import { matchPayments, stateOf } from '#domain/bonds/received-payments';
import type { CalendarDate } from '#domain/calendar-date';
import type { OverdueBond } from '#api/bond-analytics';
import type { BondWithPaymentsRow } from '../bonds/bonds-with-payments.store.ts';
import { bondHolding, receivedPayment } from '../bonds/bond-holding.ts';
import { mapInSlices } from '../breathe.ts';

function overdueFlowsOf(row: BondWithPaymentsRow, today: CalendarDate): OverdueBond['flows'] {
  const holding = bondHolding(row);
  const flows = expectedCashFlows(holding, today);
  if (!flows.ok) return [];
  return matchPayments(flows.value, row.payments.map(receivedPayment), holding.currency)
    .flows.filter((matched) => matched.flow.kind !== 'purchase' && stateOf(matched, today) === 'overdue')
    .map(({ flow }) => ({ date: flow.date, amount: flow.total.toNumber() }));
}

/** Those of the bonds that are held and wait for a payment; the others, and those without terms, are left out. */
export async function overdueBonds(
  rows: readonly BondWithPaymentsRow[],
  today: CalendarDate,
): Promise<OverdueBond[]> {
  const held = rows.filter(({ expired }) => !expired);
  const overdue = await mapInSlices(held, (row) => ({
    bondId: row.id,
    currency: row.currency,
    flows: overdueFlowsOf(row, today),
  }));
  return overdue.filter(({ flows }) => flows.length > 0);
}
