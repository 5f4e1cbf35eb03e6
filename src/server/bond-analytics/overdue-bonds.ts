import { setImmediate } from 'node:timers/promises';
import { expectedCashFlows } from '#domain/bonds/expected-cash-flows';
import { matchPayments, stateOf } from '#domain/bonds/received-payments';
import type { CalendarDate } from '#domain/calendar-date';
import type { OverdueBond } from '#api/bond-analytics';
import type { BondWithPaymentsRow } from '../bonds/bonds-with-payments.store.ts';
import { bondHolding, receivedPayment } from '../bonds/bond-holding.ts';

/** Bonds that are looked at before other requests get their turn. */
const AT_A_TIME = 100;

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
  const overdue: OverdueBond[] = [];
  for (const [index, row] of rows.filter(({ expired }) => !expired).entries()) {
    if (index % AT_A_TIME === AT_A_TIME - 1) await setImmediate();
    const flows = overdueFlowsOf(row, today);
    if (flows.length > 0) overdue.push({ bondId: row.id, currency: row.currency, flows });
  }
  return overdue;
}
