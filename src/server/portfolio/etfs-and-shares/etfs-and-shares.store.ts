import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import {
  KIND_NAMES,
  type EtfOrShareChanges,
  type EtfOrShareFields,
  type Kind,
} from '#api/portfolio/etfs-and-shares';
import type { EtfOrShareId, UserId } from '#api/platform/ids';
import { lockOwner } from '../../people/access/lock-owner.store.ts';
import { deletedInScope, inScope, type Scope } from '../../people/access/scope.ts';
import { streamRows } from '../../platform/database/stream-rows.ts';
import type { Database, DatabaseTransaction, Tables } from '../../platform/database/schema.ts';
import { nextVersion, hasVersion } from '../../platform/database/optimistic-lock.ts';
import { MAX_HOLDINGS, withinLimit } from '../../platform/database/within-limit.ts';
import { notFound } from '../../platform/errors/api-error.ts';
import { closingColumns, newClosingColumns } from '../closing-day/closing-day.ts';
import { newPriceDay, type Repriced } from '../price-history/new-price-day.ts';
import { etfOrShareColumns } from './etf-or-share-columns.ts';
import { toFields, type EtfOrShareRow } from './etf-or-share-on-wire.ts';

/** An ETF is not found by the id of a share, nor the other way round. */
export interface Key {
  readonly kind: Kind;
  readonly id: EtfOrShareId;
}

interface OneVersion extends Key {
  readonly expectedVersion: number | undefined;
}

type WhereCondition = (eb: ExpressionBuilder<Tables, 'etfs_and_shares'>) => Expression<SqlBool>;

function has({ kind, id }: Key): WhereCondition {
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

/** In ISIN order; the expired or the active ones, all of them where `expired` is undefined. */
export async function list(
  db: Database,
  scope: Scope,
  { kind, expired }: { readonly kind: Kind; readonly expired: boolean | undefined },
): Promise<EtfOrShareRow[]> {
  return selectRows(db, scope, kind)
    .$if(expired !== undefined, (query) => query.where('expired', '=', expired === true))
    .execute();
}

/** All of them in ISIN order, in parts. */
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
    .where(has(key))
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

/** Throws not found where there is no such owner, and limit_reached where they have as many as they can. */
export async function insert(
  tx: DatabaseTransaction,
  owner: UserId,
  { kind, fields, today }: NewEtfOrShare,
): Promise<EtfOrShareRow> {
  await lockOwner(tx, owner);
  return withinLimit(limitMessage(kind), () =>
    tx
      .insertInto('etfs_and_shares')
      .values({
        ...etfOrShareColumns(fields),
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
 * What is not among the changes stays as it is now: the row is locked before it is read, so nobody's change gets
 * lost. Undefined where the ETF or share is not there, or has another version.
 */
export async function change(
  tx: DatabaseTransaction,
  scope: Scope,
  { changes, today, ...one }: OneVersion & Change,
): Promise<Repriced<EtfOrShareRow> | undefined> {
  const before = await tx
    .selectFrom('etfs_and_shares')
    .selectAll()
    .where(has(one))
    .where(inScope('etfs_and_shares', scope))
    .where(hasVersion(one.expectedVersion))
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
    .where(has(one))
    .where(inScope('etfs_and_shares', scope))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, hasNewPrice: priced !== undefined };
}

/**
 * From now on it is not found, but can be restored. Its distributions go with it, at the same instant: so a restored one knows
 * them from those that were removed before. Undefined if it does not exist or has another version.
 */
export async function remove(
  tx: DatabaseTransaction,
  scope: Scope,
  { now, ...one }: OneVersion & { readonly now: Date },
): Promise<EtfOrShareRow | undefined> {
  const removed = await tx
    .updateTable('etfs_and_shares')
    .set({ deleted_at: now })
    .where(has(one))
    .where(inScope('etfs_and_shares', scope))
    .where(hasVersion(one.expectedVersion))
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

/** Brings it back as it was, with the distributions that went with it. Throws not found where it is not deleted. */
export async function restore(tx: DatabaseTransaction, scope: Scope, key: Key): Promise<EtfOrShareRow> {
  const { user_id: owner, deleted_at: deletedAt } = await tx
    .selectFrom('etfs_and_shares')
    .select(['user_id', 'deleted_at'])
    .where(has(key))
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
      .where(has(key))
      .where(deletedInScope('etfs_and_shares', scope))
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}
