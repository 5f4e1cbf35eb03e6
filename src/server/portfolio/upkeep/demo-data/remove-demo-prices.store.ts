import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';

/** Removes the prices of the demo, and the securities of the demo that nothing else uses. */
export async function removeDemoPrices(tx: DatabaseTransaction, isins: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('prices')
    .where('isin', 'in', isins)
    .where('source', '=', 'file')
    .where('stored_by', 'is', null)
    .execute();
  await sql`
    delete from instruments
    where isin = any(${isins}::text[])
      and not exists (select from prices where prices.isin = instruments.isin)
      and not exists (select from bonds where bonds.isin = instruments.isin)
      and not exists (select from etfs_and_shares where etfs_and_shares.isin = instruments.isin)`.execute(tx);
}
