import {
  duePayments,
  lastTaxedPayment,
  taxAtSameRate,
  type DuePayment,
} from '#domain/bonds/cash-flows/due-payments';
import type { CalendarDate } from '#domain/calendar-date';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { Decimal, roundTo } from '#domain/money/decimal';
import type { DuePaymentsOnWire } from '#api/portfolio/due-payments';
import type { BondId } from '#api/platform/ids';
import { loadDecisions, notDueDays, type PaymentRecords } from '../missed-payments/load-payment-records.ts';
import type { Scope } from '../../../people/access/scope.ts';
import { bondHolding, receivedPayment } from '../../records/bonds/bond-holding.ts';
import {
  bondsWithPaymentsInParts,
  findBondWithPayments,
  type BondWithPaymentsRow,
  type HeldBondWithPaymentsRow,
} from '../../records/holdings/bonds-with-payments.store.ts';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { Database } from '../../../platform/database/schema.ts';

export interface DueQuery {
  readonly db: Database;
  readonly scope: Scope;
  readonly today: CalendarDate;
}

type AlsoDue = DuePaymentsOnWire['payments'][number]['alsoDue'][number];

function listDue(
  row: HeldBondWithPaymentsRow,
  decisions: PaymentRecords['decisions'],
  today: CalendarDate,
): readonly DuePayment[] {
  const payments = row.payments.map((payment) => receivedPayment(payment, row.currency));
  return duePayments(bondHolding(row), { payments, notDue: notDueDays(decisions, row.id) }, today);
}

/** The due payments of the holder's other bonds of the ISIN, by the days on which this bond has due payments. */
async function alsoDueByDay(
  { db, scope, today, decisions }: DueQuery & Pick<PaymentRecords, 'decisions'>,
  bond: BondWithPaymentsRow,
  due: readonly DuePayment[],
): Promise<ReadonlyMap<CalendarDate, readonly AlsoDue[]>> {
  const byDay = new Map<CalendarDate, AlsoDue[]>(due.map(({ date }) => [date, []]));
  for await (const rows of bondsWithPaymentsInParts(db, scope, { user_id: bond.user_id, isin: bond.isin })) {
    for (const row of rows) {
      if (row.id === bond.id || row.expired) continue;
      await yieldToEventLoop();
      const nominal = Number(row.nominal);
      for (const { date, interest } of listDue(row, decisions, today))
        byDay.get(date)?.push({ bondId: row.id, nominal, interest: interest.toNumber() });
    }
  }
  return byDay;
}

/** The due payments of a bond that are not recorded, with tax at the rate of the last payment. */
export async function findDuePayments(where: DueQuery, id: BondId): Promise<DuePaymentsOnWire> {
  const { db, scope, today } = where;
  const row = await findBondWithPayments(db, scope, id);
  await yieldToEventLoop();
  const decisions = await loadDecisions({ db, scope });
  const due = listDue(row, decisions, today);
  const alsoDue = due.length === 0 ? undefined : await alsoDueByDay({ ...where, decisions }, row, due);
  const last = lastTaxedPayment(row.payments.map((payment) => receivedPayment(payment, row.currency)));
  return {
    bondId: id,
    currency: row.currency,
    nominal: Number(row.nominal),
    payments: due.map((one) => ({
      date: one.date,
      state: one.state,
      interest: one.interest.toNumber(),
      principal: one.principal.toNumber(),
      taxesPaid: last === undefined ? null : taxAtSameRate(last, one.interest).toNumber(),
      alsoDue: [...(alsoDue?.get(one.date) ?? [])],
    })),
    lastTax:
      last === undefined
        ? null
        : {
            paymentDate: last.paymentDate,
            profit: roundTo(last.profit, AMOUNT_PLACES).toNumber(),
            taxesPaid: new Decimal(last.taxesPaid).toNumber(),
          },
    undated: row.payments.filter(({ payment_date: day }) => day === null).length,
  };
}
