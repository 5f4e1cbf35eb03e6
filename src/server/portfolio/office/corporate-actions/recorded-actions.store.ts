import { sql, type SqlBool } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { CorporateActionKind } from '#domain/portfolio/corporate-actions/corporate-action';
import type { BatchId } from '#api/platform/ids';
import type { InstrumentAction } from '#api/portfolio/instruments/instrument-actions';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import { countHoldingsOfBatch } from '../batches/count-holdings-of-batch.store.ts';

/** A corporate action that has been applied. */
export interface RecordedAction {
  readonly isin: string;
  readonly kind: CorporateActionKind;
  readonly day: CalendarDate;
  /** The percentage of the original nominal that a partial redemption repaid. */
  readonly percent: number | string | null;
  readonly new_isin: string | null;
}

/** Whether the action is on the security with this current ISIN, perhaps under an earlier one. */
const isOnSecurity = (isin: string) => sql<SqlBool>`(
  corporate_actions.isin = ${isin}
  or corporate_actions.isin in (select earlier.isin from earlier_isins as earlier where earlier.current_isin = ${isin})
)`;

/** The actions on a security that have not been undone, in order of their days. */
export async function listSecurityActions(
  db: Database,
  isin: string,
): Promise<readonly (RecordedAction & { readonly batch_id: BatchId })[]> {
  return db
    .selectFrom('corporate_actions')
    .select(['batch_id', 'isin', 'kind', 'day', 'percent', 'new_isin'])
    .where(isOnSecurity(isin))
    .where('undone', '=', false)
    .orderBy('day')
    .orderBy('batch_id')
    .execute();
}

export async function insertAction(
  tx: DatabaseTransaction,
  batch: BatchId,
  action: RecordedAction,
): Promise<void> {
  await tx
    .insertInto('corporate_actions')
    .values({ batch_id: batch, ...action })
    .execute();
}

export async function findAction(db: Database, batch: BatchId): Promise<RecordedAction> {
  return db
    .selectFrom('corporate_actions')
    .select(['isin', 'kind', 'day', 'percent', 'new_isin'])
    .where('batch_id', '=', batch)
    .executeTakeFirstOrThrow(notFound);
}

export async function markUndone(tx: DatabaseTransaction, batch: BatchId): Promise<void> {
  await tx.updateTable('corporate_actions').set({ undone: true }).where('batch_id', '=', batch).execute();
}

export type ListedAction = Omit<InstrumentAction, 'savedAt' | 'undoneAt'> & {
  readonly savedAt: Date;
  readonly undoneAt: Date | null;
};

const MAX_BATCHES = 50;

interface ActionFilter {
  readonly id?: BatchId;
  readonly isin?: string | undefined;
}

/**
 * The actions on securities, including redenominations, newest first. The filter selects those on one ISIN, or the one with this
 * id.
 */
export async function listActions(
  db: Database,
  { id, isin }: ActionFilter = {},
): Promise<readonly ListedAction[]> {
  const { rows } = await sql<ListedAction>`
    select batches.id, coalesce(corporate_actions.kind, batches.act) as kind, corporate_actions.isin, new_isin as "newIsin", corporate_actions.day,
      saved_at as "savedAt", users.username as "savedBy", undone_at as "undoneAt", ${countHoldingsOfBatch} as holdings
    from batches
    left join corporate_actions on corporate_actions.batch_id = batches.id
    left join users on users.id = batches.saved_by
    where act in ('redenomination', 'corporate_action')
      and (${id ?? null}::bigint is null or batches.id = ${id ?? null})
      and (${isin ?? null}::text is null or ${isOnSecurity(isin ?? '')} or exists (
        select from instruments where instruments.isin = ${isin ?? null} and redenominated_in = batches.id
      ))
    order by batches.id desc
    limit ${MAX_BATCHES}`.execute(db);
  return rows;
}

export async function findListedAction(db: Database, id: BatchId): Promise<ListedAction> {
  const [row] = await listActions(db, { id });
  if (row === undefined) throw notFound();
  return row;
}
