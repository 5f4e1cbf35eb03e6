import { sql } from 'kysely';
import type { Currency } from '#domain/money/currency';
import { inScope, type Scope } from '../access/scope.ts';
import type { Database } from '../database/schema.ts';

/** Exact sums over a person's payments of one year, in the currency of their bonds. */
export interface PaymentTotals {
  readonly currency: Currency;
  /** Null: payments without a date. */
  readonly year: number | null;
  readonly count: number;
  readonly amount: string;
  /** EUR. */
  readonly taxes: string;
}

export async function totalPayments(db: Database, scope: Scope): Promise<PaymentTotals[]> {
  return db
    .selectFrom('payments')
    .innerJoin('bonds', (join) =>
      join.onRef('bonds.user_id', '=', 'payments.user_id').onRef('bonds.id', '=', 'payments.bond_id'),
    )
    .select(({ fn }) => [
      'bonds.currency',
      sql<number | null>`extract(year from payments.payment_date)::int`.as('year'),
      fn.countAll<number>().as('count'),
      fn.sum<string>('payments.profit').as('amount'),
      sql<string>`coalesce(sum(payments.taxes_paid), 0)`.as('taxes'),
    ])
    .where(inScope('bonds', scope))
    .where(inScope('payments', scope))
    .groupBy(['bonds.currency', 'year'])
    .execute();
}
