import { sql, type RawBuilder } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import { MAX_LISTED, type DeletedKind } from '#api/portfolio/recently-deleted';
import { deletedInScope, inScope, type Scope } from '../../../people/access/scope.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { purgeCutoff } from './purge-cutoff.ts';

export interface DeletedRow {
  readonly kind: DeletedKind;
  readonly id: number;
  readonly isin: string;
  readonly date: CalendarDate | null;
  readonly deleted_at: Date;
}

const kindLiteral = (kind: DeletedKind): RawBuilder<DeletedKind> => sql<DeletedKind>`${sql.lit(kind)}::text`;
const noDate = sql<CalendarDate | null>`null::date`;

function deletedBonds(db: Database, scope: Scope) {
  return db
    .selectFrom('bonds')
    .select((row) => [
      kindLiteral('bond').as('kind'),
      row.ref('bonds.id').$castTo<number>().as('id'),
      'bonds.isin',
      noDate.as('date'),
      row.ref('bonds.deleted_at').$notNull().as('deleted_at'),
    ])
    .where(deletedInScope('bonds', scope));
}

function deletedEtfsAndShares(db: Database, scope: Scope) {
  return db
    .selectFrom('etfs_and_shares')
    .select((row) => [
      row.ref('etfs_and_shares.kind').$castTo<DeletedKind>().as('kind'),
      row.ref('etfs_and_shares.id').$castTo<number>().as('id'),
      'etfs_and_shares.isin',
      noDate.as('date'),
      row.ref('etfs_and_shares.deleted_at').$notNull().as('deleted_at'),
    ])
    .where(deletedInScope('etfs_and_shares', scope));
}

/** Only payments of bonds that are not deleted: the others are restored together with their bond. */
function deletedPayments(db: Database, scope: Scope) {
  return db
    .selectFrom('payments')
    .innerJoin('bonds', (join) =>
      join.onRef('bonds.user_id', '=', 'payments.user_id').onRef('bonds.id', '=', 'payments.bond_id'),
    )
    .select((row) => [
      kindLiteral('payment').as('kind'),
      row.ref('payments.id').$castTo<number>().as('id'),
      'bonds.isin',
      row.ref('payments.payment_date').as('date'),
      row.ref('payments.deleted_at').$notNull().as('deleted_at'),
    ])
    .where(deletedInScope('payments', scope))
    .where(inScope('bonds', scope));
}

function deletedCashFlows(db: Database, scope: Scope) {
  return db
    .selectFrom('cash_flows')
    .innerJoin('bonds', (join) =>
      join.onRef('bonds.user_id', '=', 'cash_flows.user_id').onRef('bonds.id', '=', 'cash_flows.bond_id'),
    )
    .select((row) => [
      kindLiteral('cash-flow').as('kind'),
      row.ref('cash_flows.id').$castTo<number>().as('id'),
      'bonds.isin',
      row.ref('cash_flows.date').$castTo<CalendarDate | null>().as('date'),
      row.ref('cash_flows.deleted_at').$notNull().as('deleted_at'),
    ])
    .where(deletedInScope('cash_flows', scope))
    .where(inScope('bonds', scope));
}

/** Only distributions of ETFs and shares that are not deleted, as above. */
function deletedDistributions(db: Database, scope: Scope) {
  return db
    .selectFrom('distributions')
    .innerJoin('etfs_and_shares', (join) =>
      join
        .onRef('etfs_and_shares.user_id', '=', 'distributions.user_id')
        .onRef('etfs_and_shares.id', '=', 'distributions.etf_or_share_id'),
    )
    .select((row) => [
      kindLiteral('distribution').as('kind'),
      row.ref('distributions.id').$castTo<number>().as('id'),
      'etfs_and_shares.isin',
      row.ref('distributions.pay_day').$castTo<CalendarDate | null>().as('date'),
      row.ref('distributions.deleted_at').$notNull().as('deleted_at'),
    ])
    .where(deletedInScope('distributions', scope))
    .where(inScope('etfs_and_shares', scope));
}

interface DeletedRequest {
  readonly kinds: readonly DeletedKind[];
  readonly now: Date;
}

/** The deleted objects of these kinds that can be restored, the newest first. */
export async function listDeleted(
  db: Database,
  scope: Scope,
  { kinds, now }: DeletedRequest,
): Promise<DeletedRow[]> {
  const all = deletedBonds(db, scope)
    .unionAll(deletedEtfsAndShares(db, scope))
    .unionAll(deletedPayments(db, scope))
    .unionAll(deletedCashFlows(db, scope))
    .unionAll(deletedDistributions(db, scope));
  return db
    .selectFrom(all.as('deleted'))
    .selectAll()
    .where('kind', 'in', kinds)
    .where('deleted_at', '>', purgeCutoff(now))
    .orderBy('deleted_at', 'desc')
    .orderBy('kind')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
}
