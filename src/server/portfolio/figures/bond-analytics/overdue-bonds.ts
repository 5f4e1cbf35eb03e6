import { overduePayments } from '#domain/bonds/cash-flows/due-payments';
import type { CalendarDate } from '#domain/calendar-date';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { roundTo, sumDecimals } from '#domain/money/decimal';
import type { ExchangeRates } from '#domain/money/exchange-rates';
import type * as api from '#api/portfolio/overdue-bonds';
import { bondHolding, receivedPayment } from '../../records/bonds/bond-holding.ts';
import type { HeldBondWithPaymentsRow } from '../../records/holdings/bonds-with-payments.store.ts';

/** A bond with overdue payments, in its own currency. */
export type OverdueBond = Pick<api.OverdueBond, 'bondId' | 'currency'> &
  Required<Pick<api.OverdueBond, 'flows'>>;

/** The overdue payments of a bond; undefined if there are none, if the bond is expired, or if its terms do not determine them. */
export function overdueBond(
  row: HeldBondWithPaymentsRow,
  notDue: ReadonlySet<CalendarDate>,
  today: CalendarDate,
): OverdueBond | undefined {
  const payments = row.payments.map((payment) => receivedPayment(payment, row.currency));
  const overdue = overduePayments(bondHolding(row), { payments, notDue }, today);
  const flows = overdue.map(({ date, interest, principal }) => ({
    date,
    amount: interest.plus(principal).toNumber(),
    interest: interest.toNumber(),
    principal: principal.toNumber(),
  }));
  return flows.length === 0 ? undefined : { bondId: row.id, currency: row.currency, flows };
}

/** A bond in the answer: its sums, also in euro, and with `withFlows` the payments. */
export function overdueOnWire(
  { flows, ...bond }: OverdueBond,
  rates: ExchangeRates,
  withFlows: boolean,
): api.OverdueBondOnWire {
  const eur = rates.toEuro(sumDecimals(flows.map(({ amount }) => amount)), bond.currency);
  return {
    ...bond,
    count: flows.length,
    interest: sumDecimals(flows.map(({ interest }) => interest)).toNumber(),
    principal: sumDecimals(flows.map(({ principal }) => principal)).toNumber(),
    ...(withFlows && { flows }),
    eur: eur === undefined ? { reason: 'no-exchange-rates' } : roundTo(eur, AMOUNT_PLACES).toNumber(),
    ratesDay: rates.day,
  };
}
