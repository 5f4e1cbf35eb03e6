import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { inScope, type Scope } from '../access/scope.ts';
import type { Database } from '../database/schema.ts';
import type { PaymentRow } from '../payments/payment-on-wire.ts';
import type { BondRow } from './bond-on-wire.ts';

export interface BondWithPaymentsRow extends BondRow {
  readonly payments: readonly PaymentRow[];
}

/** Every bond of the scope in ISIN order, each with its payments in date order, in one query. */
export async function listBondsWithPayments(db: Database, scope: Scope): Promise<BondWithPaymentsRow[]> {
  return db
    .selectFrom('bonds')
    .selectAll('bonds')
    .select((bond) =>
      jsonArrayFrom(
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
      ).as('payments'),
    )
    .where(inScope('bonds', scope))
    .orderBy('bonds.isin')
    .orderBy('bonds.id')
    .execute();
}
