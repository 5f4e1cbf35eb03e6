import type { Insertable } from 'kysely';
import type { BondId, CashFlowId } from '#api/platform/ids';
import type { CashFlowsTable } from '../../server/platform/database/schema.ts';
import type { TestApp } from '../app/start-test-app.ts';

/** A coupon of 125.50 of this bond, not yet received; `row` sets columns that matter to the test. */
export async function aCashFlow(
  { db }: TestApp,
  bondId: BondId,
  row: Partial<Insertable<CashFlowsTable>> = {},
): Promise<CashFlowId> {
  const bond = await db
    .selectFrom('bonds')
    .select('user_id')
    .where('id', '=', bondId)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('cash_flows')
    .values({
      date: '2026-07-15',
      position: '10000',
      interim_cash_flow: '125.50',
      principal_cash_flow: '0',
      total_cash_flows: '125.50',
      ...row,
      user_id: bond.user_id,
      bond_id: bondId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
