import { sql } from 'kysely';

/**
 * A column for queries of `batches`: the number of holdings that the batch changed, without those that it added. For an undone
 * batch, the number that could not be restored.
 */
export const countHoldingsOfBatch = sql`(
  select count(*) from batch_holdings
  where batch_holdings.batch_id = batches.id and target in ('bonds', 'etfs_and_shares') and before is not null
)`;
