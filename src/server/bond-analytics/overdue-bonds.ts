import { duePayments } from '#domain/bonds/due-payments';
import type { CalendarDate } from '#domain/calendar-date';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { roundTo, sumOf } from '#domain/money/decimal';
import type { ExchangeRates } from '#domain/money/exchange-rates';
import type * as api from '#api/bond-analytics';
import { bondHolding, receivedPayment } from '../bonds/bond-holding.ts';
import type { BondWithPaymentsRow } from '../bonds/bonds-with-payments.store.ts';
import { mapInSlices } from '../breathe.ts';

/** A bond that waits for payments, in its own currency. */
export type OverdueBond = Pick<api.OverdueBond, 'bondId' | 'currency' | 'flows'>;

function overdueFlowsOf(row: BondWithPaymentsRow, today: CalendarDate): OverdueBond['flows'] {
  return duePayments(bondHolding(row), row.payments.map(receivedPayment), today)
    .filter(({ state }) => state === 'overdue')
    .map(({ date, interest, principal }) => ({
      date,
      amount: interest.plus(principal).toNumber(),
      interest: interest.toNumber(),
      principal: principal.toNumber(),
    }));
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

/** The same with what it comes to in euro. */
export function withEuro(bond: OverdueBond, rates: ExchangeRates): api.OverdueBondOnWire {
  const eur = rates.toEuro(sumOf(bond.flows.map(({ amount }) => amount)), bond.currency);
  return {
    ...bond,
    eur: eur === undefined ? { reason: 'no-exchange-rates' } : roundTo(eur, AMOUNT_PLACES).toNumber(),
    ratesDay: rates.day,
  };
}
