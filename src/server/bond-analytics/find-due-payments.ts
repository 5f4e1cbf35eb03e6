import { duePayments, lastTaxedPayment, taxAsBefore, type DuePayment } from '#domain/bonds/due-payments';
import type { CalendarDate } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import type { DuePaymentsOnWire } from '#api/due-payments';
import type { BondId } from '#api/ids';
import type { Scope } from '../access/scope.ts';
import { bondHolding, receivedPayment } from '../bonds/bond-holding.ts';
import { findBondsOfSameIsin, type BondWithPaymentsRow } from '../bonds/bonds-with-payments.store.ts';
import type { Database } from '../database/schema.ts';

interface Bond {
  readonly row: BondWithPaymentsRow;
  readonly due: readonly DuePayment[];
}

function dueOf(row: BondWithPaymentsRow, today: CalendarDate): Bond {
  return { row, due: duePayments(bondHolding(row), row.payments.map(receivedPayment), today) };
}

/** What waits on the other bonds on the same day. */
function alsoDue(others: readonly Bond[], { date }: DuePayment) {
  return others.flatMap(({ row, due }) =>
    due
      .filter((one) => one.date === date && !row.expired)
      .map(({ interest }) => ({
        bondId: row.id,
        nominal: Number(row.nominal),
        interest: interest.toNumber(),
      })),
  );
}

/** What is due of a bond and not recorded, with the tax as it was last time. */
export async function findDuePayments(
  db: Database,
  scope: Scope,
  { id, today }: { readonly id: BondId; readonly today: CalendarDate },
): Promise<DuePaymentsOnWire> {
  const [row, ...others] = await findBondsOfSameIsin(db, scope, id);
  const { due } = dueOf(row, today);
  const dueOfOthers = others.map((other) => dueOf(other, today));
  const last = lastTaxedPayment(row.payments.map(receivedPayment));
  return {
    bondId: id,
    currency: row.currency,
    nominal: Number(row.nominal),
    payments: due.map((one) => ({
      date: one.date,
      state: one.state,
      interest: one.interest.toNumber(),
      principal: one.principal.toNumber(),
      taxesPaid: last === undefined ? null : taxAsBefore(last, one.interest).toNumber(),
      alsoDue: alsoDue(dueOfOthers, one),
    })),
    lastTax:
      last === undefined
        ? null
        : {
            paymentDate: last.paymentDate,
            profit: new Decimal(last.profit).toNumber(),
            taxesPaid: new Decimal(last.taxesPaid).toNumber(),
          },
    undated: row.payments.filter(({ payment_date: day }) => day === null).length,
  };
}
