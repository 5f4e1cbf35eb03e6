import { sql } from 'kysely';

/** For a query of `batches`: how many holdings the batch changed, without those that it added; of an undone one, how many it could not restore. */
export const countHoldingsOfBatch = sql`(
  select count(*) from batch_holdings
  where batch_holdings.batch_id = batches.id and target in ('bonds', 'etfs_and_shares') and not before ? 'deleted_at'
)`;
