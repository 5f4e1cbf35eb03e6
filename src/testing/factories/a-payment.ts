import type { Insertable } from 'kysely';
import type { BondId, PaymentId } from '#api/platform/ids';
import type { PaymentsTable } from '../../server/platform/database/schema.ts';
import { retryStatement } from '../app/retry-statement.ts';
import type { TestApp } from '../app/start-test-app.ts';

/** A payment of this bond, 125.50 with 12.55 of tax; `row` sets columns that matter to the test. */
export async function aPayment(
  { db }: Pick<TestApp, 'db'>,
  bondId: BondId,
  row: Partial<Insertable<PaymentsTable>> = {},
): Promise<PaymentId> {
  const bond = await db
    .selectFrom('bonds')
    .select('user_id')
    .where('id', '=', bondId)
    .executeTakeFirstOrThrow();
  const insert = db
    .insertInto('payments')
    .values({
      profit: '125.50',
      taxes_paid: '12.55',
      payment_date: '2026-01-15',
      ...row,
      user_id: bond.user_id,
      bond_id: bondId,
    })
    .returning('id');
  const { id } = await retryStatement(db, () => insert.executeTakeFirstOrThrow());
  return id;
}
