import type { Insertable } from 'kysely';
import type { DistributionId, EtfOrShareId } from '#api/platform/ids';
import type { DistributionsTable } from '../../server/platform/database/tables/securities-tables.ts';
import type { TestApp } from '../app/start-test-app.ts';

/** A distribution of this ETF or share, 40.00 with 4.00 of tax; `row` sets columns that matter to the test. */
export async function aDistribution(
  { db }: Pick<TestApp, 'db'>,
  etfOrShareId: EtfOrShareId,
  row: Partial<Insertable<DistributionsTable>> = {},
): Promise<DistributionId> {
  const holding = await db
    .selectFrom('etfs_and_shares')
    .select(['user_id', 'currency'])
    .where('id', '=', etfOrShareId)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('distributions')
    .values({
      pay_day: '2026-01-15',
      gross: '40.00',
      tax_withheld: '4.00',
      ...row,
      ...holding,
      etf_or_share_id: etfOrShareId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
