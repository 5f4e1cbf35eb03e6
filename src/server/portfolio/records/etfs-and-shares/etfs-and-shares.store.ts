import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import {
  KIND_NAMES,
  type EtfOrShareChanges,
  type EtfOrShareFields,
  type Kind,
} from '#api/portfolio/etfs-and-shares';
import type { EtfOrShareId, UserId } from '#api/platform/ids';
import { lockOwner } from '../../../people/access/lock-owner.store.ts';
import {
  deletedInScope,
  inScope,
  versionInScope,
  type RowVersion,
  type Scope,
} from '../../../people/access/scope.ts';
import { streamRows } from '../../../platform/database/stream-rows.ts';
import type { Database, DatabaseTransaction, Tables } from '../../../platform/database/schema.ts';
import { nextVersion } from '../../../platform/database/optimistic-lock.ts';
import { MAX_HOLDINGS, withinLimit } from '../../../platform/database/within-limit.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import { closingColumns, newClosingColumns } from '../closing-day/closing-day.ts';
import { newPriceDay, type Repriced } from '../../market/price-history/new-price-day.ts';
import { etfOrShareColumns } from './etf-or-share-columns.ts';
import { toFields, type EtfOrShareRow } from './etf-or-share-on-wire.ts';

/** The id of a share does not find an ETF, and the other way round. */
export interface Key {
  readonly kind: Kind;
  readonly id: EtfOrShareId;
}

type KeyVersion = Key & RowVersion<EtfOrShareId>;

type WhereCondition = (eb: ExpressionBuilder<Tables, 'etfs_and_shares'>) => Expression<SqlBool>;

function hasKey({ kind, id }: Key): WhereCondition {
  return (eb) => eb.and({ kind, id });
}

/** In ISIN order. */
function selectRows(db: Database, scope: Scope, kind: Kind) {
  return db
    .selectFrom('etfs_and_shares')
    .selectAll()
    .where('kind', '=', kind)
    .where(inScope('etfs_and_shares', scope))
    .orderBy('isin')
    .orderBy('id');
}

/** In ISIN order. `expired` selects the expired or the active rows; undefined selects all. */
export async function list(
  db: Database,
  scope: Scope,
  { kind, expired }: { readonly kind: Kind; readonly expired: boolean | undefined },
): Promise<EtfOrShareRow[]> {
  return selectRows(db, scope, kind)
    .$if(expired !== undefined, (query) => query.where('expired', '=', expired === true))
    .execute();
}

/** Streams all rows, in ISIN order. */
export function listInParts(
  tx: DatabaseTransaction,
  scope: Scope,
  kind: Kind,
): AsyncGenerator<readonly EtfOrShareRow[], void> {
  return streamRows(tx, selectRows(tx, scope, kind));
}

export async function find(db: Database, scope: Scope, key: Key): Promise<EtfOrShareRow> {
  return db
    .selectFrom('etfs_and_shares')
    .selectAll()
    .where(hasKey(key))
    .where(inScope('etfs_and_shares', scope))
    .executeTakeFirstOrThrow(notFound);
}

function limitMessage(kind: Kind): string {
  return `A user can have at most ${MAX_HOLDINGS} ${KIND_NAMES[kind].many}.`;
}

interface NewEtfOrShare {
  readonly kind: Kind;
  readonly fields: EtfOrShareFields;
  readonly today: CalendarDate;
}

/** Throws not found if the owner does not exist, and limit_reached if they already have the maximum number of this kind. */
export async function insert(
  tx: DatabaseTransaction,
  owner: UserId,
  { kind, fields, today }: NewEtfOrShare,
): Promise<EtfOrShareRow> {
  await lockOwner(tx, owner);
  const columns = etfOrShareColumns(fields);
  return withinLimit(limitMessage(kind), () =>
    tx
      .insertInto('etfs_and_shares')
      .values({
        ...columns,
        ...newPriceDay('0', columns.market_price, today),
        ...newClosingColumns(fields.expired, today),
        user_id: owner,
        kind,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

interface Change {
  readonly changes: EtfOrShareChanges;
  readonly today: CalendarDate;
}

/**
 * Fields that are not among the changes keep their current values. The row is locked before it is read, so no concurrent change
 * is lost. Undefined if the ETF or share does not exist or has another version.
 */
export async function change(
  tx: DatabaseTransaction,
  scope: Scope,
  { changes, today, ...one }: KeyVersion & Change,
): Promise<Repriced<EtfOrShareRow> | undefined> {
  const before = await tx
    .selectFrom('etfs_and_shares')
    .selectAll()
    .where('kind', '=', one.kind)
    .where(versionInScope('etfs_and_shares', scope, one))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (before === undefined) return undefined;
  const { closedOn, ...fields } = changes;
  const { expired = before.expired } = fields;
  const columns = etfOrShareColumns({ ...toFields(before), ...fields }, before);
  const priced = newPriceDay(before.market_price, columns.market_price, today);
  const row = await tx
    .updateTable('etfs_and_shares')
    .set({
      ...columns,
      ...priced,
      ...closingColumns(before, { expired, closedOn, today }),
      version: nextVersion(),
    })
    .where(hasKey(one))
    .where(inScope('etfs_and_shares', scope))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, hasNewPrice: priced !== undefined };
}

/**
 * Marks the ETF or share as deleted; it can be restored. Its distributions get the same `deleted_at`, which tells them apart from
 * those deleted earlier when it is restored. Undefined if it does not exist or has another version.
 */
export async function remove(
  tx: DatabaseTransaction,
  scope: Scope,
  { now, ...one }: KeyVersion & { readonly now: Date },
): Promise<EtfOrShareRow | undefined> {
  const removed = await tx
    .updateTable('etfs_and_shares')
    .set({ deleted_at: now })
    .where('kind', '=', one.kind)
    .where(versionInScope('etfs_and_shares', scope, one))
    .returningAll()
    .executeTakeFirst();
  if (removed === undefined) return undefined;
  await tx
    .updateTable('distributions')
    .set({ deleted_at: now })
    .where('user_id', '=', removed.user_id)
    .where('etf_or_share_id', '=', removed.id)
    .where('deleted_at', 'is', null)
    .execute();
  return removed;
}

/** Restores the ETF or share with the distributions that were deleted with it. Throws not found if it is not deleted. */
export async function restore(tx: DatabaseTransaction, scope: Scope, key: Key): Promise<EtfOrShareRow> {
  const { user_id: owner, deleted_at: deletedAt } = await tx
    .selectFrom('etfs_and_shares')
    .select(['user_id', 'deleted_at'])
    .where(hasKey(key))
    .where(deletedInScope('etfs_and_shares', scope))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
  await tx
    .updateTable('distributions')
    .set({ deleted_at: null })
    .where('user_id', '=', owner)
    .where('etf_or_share_id', '=', key.id)
    .where('deleted_at', '=', deletedAt)
    .execute();
  return withinLimit(limitMessage(key.kind), () =>
    tx
      .updateTable('etfs_and_shares')
      .set({ deleted_at: null })
      .where(hasKey(key))
      .where(deletedInScope('etfs_and_shares', scope))
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}
