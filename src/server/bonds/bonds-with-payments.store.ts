import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CalendarDate } from '#domain/calendar-date';
import type { BondOnWire } from '#api/bonds';
import type { BondId } from '#api/ids';
import { inScope, type Scope } from '../access/scope.ts';
import type { Database, Tables } from '../database/schema.ts';
import { notFound } from '../http/api-error.ts';
import type { PaymentRow } from '../payments/payment-on-wire.ts';
import { bondOnWire, type BondRow } from './bond-on-wire.ts';

export interface BondWithPaymentsRow extends BondRow {
  readonly payments: readonly PaymentRow[];
}

export interface BondWithPaymentsOnWire {
  readonly id: BondId;
  readonly bond: BondOnWire;
  readonly payments: readonly PaymentRow[];
}

/** The payments of the bond at hand, in date order. */
function paymentsOf(bond: ExpressionBuilder<Tables, 'bonds'>, scope: Scope) {
  return jsonArrayFrom(
    bond
      .selectFrom('payments')
      .select([
        'payments.id',
        'payments.payment_date',
        'payments.version',
        // As text: a number of JSON would be read as a double.
        sql<string>`payments.profit::text`.as('profit'),
        sql<string | null>`payments.taxes_paid::text`.as('taxes_paid'),
      ])
      .whereRef('payments.user_id', '=', 'bonds.user_id')
      .whereRef('payments.bond_id', '=', 'bonds.id')
      .where(inScope('payments', scope))
      .orderBy('payments.payment_date', (date) => date.asc().nullsLast())
      .orderBy('payments.id'),
  );
}

function selectBonds(db: Database, scope: Scope) {
  return db
    .selectFrom('bonds')
    .select((bond) => paymentsOf(bond, scope).as('payments'))
    .where(inScope('bonds', scope))
    .orderBy('bonds.isin')
    .orderBy('bonds.id');
}

/** Every bond of the scope in ISIN order, each with its payments in date order, in one query. */
export async function listBondsWithPayments(db: Database, scope: Scope): Promise<BondWithPaymentsRow[]> {
  return selectBonds(db, scope).selectAll('bonds').execute();
}

/** The bond and the others of its holder and ISIN, the bond first. Throws not found where it is not in the scope. */
export async function findBondsOfSameIsin(
  db: Database,
  scope: Scope,
  id: BondId,
): Promise<[BondWithPaymentsRow, ...BondWithPaymentsRow[]]> {
  const rows = await selectBonds(db, scope)
    .selectAll('bonds')
    .innerJoin('bonds as named', (join) =>
      join.onRef('named.user_id', '=', 'bonds.user_id').onRef('named.isin', '=', 'bonds.isin'),
    )
    .where('named.id', '=', id)
    .execute();
  const bond = rows.find((row) => row.id === id);
  if (bond === undefined) throw notFound();
  return [bond, ...rows.filter((row) => row !== bond)];
}

/** The same as they are answered on the day. */
export async function listBondsWithPaymentsOnWire(
  db: Database,
  scope: Scope,
  today: CalendarDate,
): Promise<BondWithPaymentsOnWire[]> {
  return selectBonds(db, scope)
    .select(['bonds.id', bondOnWire(today).as('bond')])
    .execute();
}
