import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import type { BondId, PaymentId } from '#api/ids';
import type { PaymentFields } from '#api/payments';
import { deletedInScope, inScope, type Scope } from '../access/scope.ts';
import { lockBond, requireBond, type OwnedBond } from '../bonds/require-bond.ts';
import { numeric, numericOrNull } from '../database/numeric.ts';
import type { Database, DatabaseTransaction } from '../database/schema.ts';
import { nextVersion, versionFits } from '../database/version-fits.ts';
import { ApiError, notFound } from '../http/api-error.ts';
import { PAYMENT_COLUMNS, type PaymentRow } from './payment-on-wire.ts';

export const MOST_PAYMENTS_OF_A_BOND = 10_000;

export function columnsOf({ profit, taxesPaid, paymentDate }: PaymentFields) {
  return {
    profit: numeric(profit, AMOUNT_PLACES),
    taxes_paid: numericOrNull(taxesPaid, AMOUNT_PLACES),
    payment_date: paymentDate,
  };
}

/** In date order, those without a date last. Throws not found where the bond is not in the scope. */
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

/** Throws where the bond, which the caller has locked, has as many payments as it can. */
async function requireRoom(tx: DatabaseTransaction, bond: OwnedBond): Promise<void> {
  const { count } = await tx
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', bond.user_id)
    .where('bond_id', '=', bond.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= MOST_PAYMENTS_OF_A_BOND) {
    throw new ApiError('limit_reached', `A bond can have at most ${MOST_PAYMENTS_OF_A_BOND} payments.`);
  }
}

/** The payment belongs to whom the bond belongs. Throws not found where the bond is not in the scope. */
export async function insertPayment(
  tx: DatabaseTransaction,
  scope: Scope,
  { bondId, fields }: { readonly bondId: BondId; readonly fields: PaymentFields },
): Promise<PaymentRow> {
  const bond = await lockBond(tx, scope, bondId);
  await requireRoom(tx, bond);
  return tx
    .insertInto('payments')
    .values({ ...columnsOf(fields), user_id: bond.user_id, bond_id: bond.id })
    .returning(PAYMENT_COLUMNS)
    .executeTakeFirstOrThrow();
}

export interface OneVersion {
  readonly id: PaymentId;
  readonly expectedVersion: number | undefined;
}

/** Undefined where the payment is not there, or has another version. */
export async function changePayment(
  tx: DatabaseTransaction,
  scope: Scope,
  { id, expectedVersion, fields }: OneVersion & { readonly fields: PaymentFields },
): Promise<PaymentRow | undefined> {
  return tx
    .updateTable('payments')
    .set({ ...columnsOf(fields), version: nextVersion() })
    .where('id', '=', id)
    .where(inScope('payments', scope))
    .where(versionFits(expectedVersion))
    .returning(PAYMENT_COLUMNS)
    .executeTakeFirst();
}

/** From now on it is not found, but can be restored. Undefined where it is not there, or has another version. */
export async function removePayment(
  tx: DatabaseTransaction,
  scope: Scope,
  { id, expectedVersion, now }: OneVersion & { readonly now: Date },
): Promise<PaymentRow | undefined> {
  return tx
    .updateTable('payments')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where(inScope('payments', scope))
    .where(versionFits(expectedVersion))
    .returning(PAYMENT_COLUMNS)
    .executeTakeFirst();
}

/** Brings it back as it was. Throws not found where it is not deleted, or its bond is. */
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
  await requireRoom(tx, await lockBond(tx, scope, bondId));
  return tx
    .updateTable('payments')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where(deletedInScope('payments', scope))
    .returning(PAYMENT_COLUMNS)
    .executeTakeFirstOrThrow(notFound);
}
