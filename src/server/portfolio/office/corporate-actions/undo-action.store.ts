import { sql } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { BatchId } from '#api/platform/ids';
import { deletedInScope, inScope, type Scope } from '../../../people/access/scope.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { NO_VERSION } from '../batches/no-version.ts';

interface ActionToUndo {
  readonly batch: BatchId;
  readonly day: CalendarDate;
  /** The new ISIN of a spin-off: owners who have sold some of it since keep it. */
  readonly newIsin: string | null;
}

/**
 * Excludes owners from the undo of whom a row has changed since: their other rows would no longer fit it. So all rows of an owner
 * are restored, or none.
 */
export async function keepChangedOwners(
  tx: DatabaseTransaction,
  scope: Scope,
  { batch, day, newIsin }: ActionToUndo,
): Promise<{ readonly areAny: boolean }> {
  const { numAffectedRows = 0n } = await sql`
    update batch_holdings set version_after = ${NO_VERSION}
    where batch_id = ${batch} and user_id in (
      select acted.user_id
      from batch_holdings as acted
      left join (
        select 'bonds' as target, user_id, id, version from bonds where ${inScope('bonds', scope)()}
        union all
        select 'etfs_and_shares', user_id, id, version from etfs_and_shares where ${inScope('etfs_and_shares', scope)()}
        union all
        select 'distributions', user_id, id, version from distributions
        where ${inScope('distributions', scope)()} or ${deletedInScope('distributions', scope)()}
      ) as held on held.target = acted.target and held.user_id = acted.user_id and held.id = acted.target_id
      where acted.batch_id = ${batch} and held.version is distinct from acted.version_after
      union
      select sold.user_id
      from (select * from etfs_and_shares where ${inScope('etfs_and_shares', scope)()}) as sold
      where sold.isin = ${newIsin} and sold.direction = 'Ask' and coalesce(sold.buy_date >= ${day}, true)
        and not exists (
          select from batch_holdings as added
          where added.batch_id = ${batch} and added.target = 'etfs_and_shares'
            and added.user_id = sold.user_id and added.target_id = sold.id
        )
    )`.execute(tx);
  return { areAny: numAffectedRows > 0n };
}
