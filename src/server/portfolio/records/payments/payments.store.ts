import { sql } from 'kysely';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import type { CalendarDate } from '#domain/calendar-date';
import type { BondId, PaymentId } from '#api/platform/ids';
import type { PaymentFields } from '#api/portfolio/payments';
import {
  deletedInScope,
  inScope,
  preparedInScope,
  versionInScope,
  type RowVersion,
  type Scope,
} from '../../../people/access/scope.ts';
import { lockBond, requireBond, selectBond } from '../bonds/require-bond.store.ts';
import { numeric, numericOrNull } from '../../../platform/database/numeric.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import { nextVersion } from '../../../platform/database/optimistic-lock.ts';
import { MAX_HOLDINGS, withinLimit } from '../../../platform/database/within-limit.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import { PAYMENT_COLUMNS, type PaymentRow } from './payment-on-wire.ts';

const PAYMENT_LIMIT = `A bond can have at most ${MAX_HOLDINGS} payments.`;

function paymentColumns({ profit, taxesPaid, paymentDate }: PaymentFields) {
  return {
    profit: numeric(profit, AMOUNT_PLACES),
    taxes_paid: numericOrNull(taxesPaid, AMOUNT_PLACES),
    payment_date: paymentDate,
  };
}

/** In date order, payments without a date last. Throws not found if the bond is not in the scope. */
export async function listPayments(db: Database, scope: Scope, bondId: BondId): Promise<PaymentRow[]> {
  const rows = await db
    .selectFrom('bonds')
    .innerJoin('payments', (join) =>
      join.onRef('payments.user_id', '=', 'bonds.user_id').onRef('payments.bond_id', '=', 'bonds.id'),
    )
    .select(PAYMENT_COLUMNS.map((column) => `payments.${column}` as const))
    .where('bonds.id', '=', bondId)
    .where(inScope('bonds', scope))
    .where(inScope('payments', scope))
    .orderBy('payments.payment_date', (date) => date.asc().nullsLast())
    .orderBy('payments.id')
    .execute();
  if (rows.length === 0) await requireBond(db, scope, bondId);
  return rows;
}

export async function findPayment(db: Database, scope: Scope, id: PaymentId): Promise<PaymentRow> {
  return db
    .selectFrom('payments')
    .select(PAYMENT_COLUMNS)
    .where('id', '=', id)
    .where(inScope('payments', scope))
    .executeTakeFirstOrThrow(notFound);
}

type NewPayment = ReturnType<typeof paymentColumns> & { readonly bondId: BondId };

const insertForBond = preparedInScope<NewPayment, PaymentRow>((scope, value, db) =>
  db
    .insertInto('payments')
    .columns(['bond_id', 'user_id', 'profit', 'taxes_paid', 'payment_date'])
    .expression(
      selectBond(db, scope, value('bondId'))
        .select([
          sql<string>`${value('profit')}::numeric`.as('profit'),
          sql<string | null>`${value('taxes_paid')}::numeric`.as('taxes_paid'),
          sql<CalendarDate | null>`${value('payment_date')}::date`.as('payment_date'),
        ])
        .forNoKeyUpdate(),
    )
    .returning(PAYMENT_COLUMNS),
);

/**
 * The payment belongs to the owner of the bond. Throws not found if the bond is not in the scope, and limit_reached if it already
 * has the maximum number of payments.
 */
export async function insertPayment(
  tx: DatabaseTransaction,
  scope: Scope,
  { bondId, fields }: { readonly bondId: BondId; readonly fields: PaymentFields },
): Promise<PaymentRow> {
  const [inserted] = await withinLimit(PAYMENT_LIMIT, () =>
    insertForBond(tx, scope, { bondId, ...paymentColumns(fields) }),
  );
  if (inserted === undefined) throw notFound();
  return inserted;
}

/** Undefined if the payment does not exist or has another version. */
export async function changePayment(
  tx: DatabaseTransaction,
  scope: Scope,
  { fields, ...row }: RowVersion<PaymentId> & { readonly fields: PaymentFields },
): Promise<PaymentRow | undefined> {
  return tx
    .updateTable('payments')
    .set({ ...paymentColumns(fields), version: nextVersion() })
    .where(versionInScope('payments', scope, row))
    .returning(PAYMENT_COLUMNS)
    .executeTakeFirst();
}

/** Marks it as deleted; it can be restored. Undefined if it does not exist or has another version. */
export async function removePayment(
  tx: DatabaseTransaction,
  scope: Scope,
  { now, ...row }: RowVersion<PaymentId> & { readonly now: Date },
): Promise<PaymentRow | undefined> {
  return tx
    .updateTable('payments')
    .set({ deleted_at: now })
    .where(versionInScope('payments', scope, row))
    .returning(PAYMENT_COLUMNS)
    .executeTakeFirst();
}

/** Throws not found if the payment is not deleted, or if its bond is deleted. */
export async function restorePayment(
  tx: DatabaseTransaction,
  scope: Scope,
  id: PaymentId,
): Promise<PaymentRow> {
  const { bond_id: bondId } = await tx
    .selectFrom('payments')
    .select('bond_id')
    .where('id', '=', id)
    .where(deletedInScope('payments', scope))
    .executeTakeFirstOrThrow(notFound);
  await lockBond(tx, scope, bondId);
  return withinLimit(PAYMENT_LIMIT, () =>
    tx
      .updateTable('payments')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where(deletedInScope('payments', scope))
      .returning(PAYMENT_COLUMNS)
      .executeTakeFirstOrThrow(notFound),
  );
}
