import type { CalendarDate } from '#domain/calendar-date';
import type { BondFields, BondOnWire } from '#api/portfolio/bonds';
import type { BondId, UserId } from '#api/platform/ids';
import { lockOwner } from '../../../people/access/lock-owner.store.ts';
import {
  deletedInScope,
  inScope,
  versionInScope,
  type RowVersion,
  type Scope,
} from '../../../people/access/scope.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import { nextVersion } from '../../../platform/database/optimistic-lock.ts';
import { runPrepared } from '../../../platform/database/prepared-query.ts';
import { MAX_HOLDINGS, withinLimit } from '../../../platform/database/within-limit.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import { newPriceDay, type Repriced } from '../../market/price-history/new-price-day.ts';
import { withOwnFeatures, type WithFeatures } from '../bond-features/bond-features.store.ts';
import { enteredFeatureRow, requirePossibleFeatures } from '../bond-features/feature-columns.ts';
import { bondColumns } from './bond-columns.ts';
import { newBondHolding } from './bond-holding.ts';
import { bondOnWire, type BondRow } from './bond-on-wire.store.ts';
import { closingColumns, type StatusChange } from '../closing-day/closing-day.ts';
import { computedYieldColumns, withComputedYield } from './computed-yields.store.ts';

export async function findBond(db: Database, scope: Scope, id: BondId): Promise<WithFeatures<BondRow>> {
  const row = await db
    .selectFrom('bonds')
    .selectAll()
    .where('id', '=', id)
    .where(inScope('bonds', scope))
    .executeTakeFirstOrThrow(notFound);
  return withOwnFeatures(db, row);
}

/** A bond as the API returns it on that day. Throws not found if it is not in the scope. */
export async function findBondOnWire(
  db: Database,
  scope: Scope,
  { id, today }: { readonly id: BondId; readonly today: CalendarDate },
): Promise<BondOnWire> {
  const { bond } = await db
    .selectFrom('bonds')
    .select(bondOnWire(today).as('bond'))
    .where('id', '=', id)
    .where(inScope('bonds', scope))
    .executeTakeFirstOrThrow(notFound);
  return bond;
}

/** `findBondOnWire`, with the id of the owner. */
export async function findBondWithOwner(
  db: Database,
  scope: Scope,
  { id, today }: { readonly id: BondId; readonly today: CalendarDate },
) {
  const { bond, user_id } = await db
    .selectFrom('bonds')
    .select([bondOnWire(today).as('bond'), 'user_id'])
    .where('id', '=', id)
    .where(inScope('bonds', scope))
    .executeTakeFirstOrThrow(notFound);
  return { ...bond, userId: user_id };
}

const BOND_LIMIT = `A user can have at most ${MAX_HOLDINGS} bonds.`;

/** Throws not found if the owner does not exist, and limit_reached if they already have the maximum number of bonds. */
export async function insertBond(
  tx: DatabaseTransaction,
  owner: UserId,
  { fields, today }: { readonly fields: BondFields; readonly today: CalendarDate },
): Promise<BondOnWire> {
  const columns = bondColumns(fields);
  const stated = { ...columns, ...enteredFeatureRow(fields) };
  requirePossibleFeatures(stated);
  await lockOwner(tx, owner);
  const { features } = await withOwnFeatures(tx, stated);
  const [inserted] = await withinLimit(BOND_LIMIT, () =>
    runPrepared(
      tx,
      tx
        .insertInto('bonds')
        .values({
          ...columns,
          ...newPriceDay('0', columns.market_price, today),
          ...computedYieldColumns(newBondHolding(columns, { expired: false, features }), today),
          user_id: owner,
        })
        .returning(bondOnWire(today).as('bond')),
    ),
  );
  if (inserted === undefined) throw new Error('a bond was not inserted');
  return inserted.bond;
}

interface Change extends RowVersion<BondId> {
  readonly today: CalendarDate;
}

/** If the market price changes, its day becomes today. Undefined if the bond does not exist or has another version. */
export async function changeBond(
  tx: DatabaseTransaction,
  scope: Scope,
  { fields, today, ...row }: Change & { readonly fields: BondFields },
): Promise<Repriced<BondRow> | undefined> {
  const before = await tx
    .selectFrom('bonds')
    .select('market_price')
    .where(versionInScope('bonds', scope, row))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (before === undefined) return undefined;
  const columns = bondColumns(fields);
  const priced = newPriceDay(before.market_price, columns.market_price, today);
  const changed = await tx
    .updateTable('bonds')
    .set({ ...columns, ...priced, version: nextVersion() })
    .where('id', '=', row.id)
    .where(inScope('bonds', scope))
    .returningAll()
    .executeTakeFirstOrThrow();
  requirePossibleFeatures(changed);
  return { row: await withComputedYield(tx, changed, today), hasNewPrice: priced !== undefined };
}

/** Changes no other entered field. Undefined if the bond does not exist or has another version. */
export async function changeBondStatus(
  tx: DatabaseTransaction,
  scope: Scope,
  { id, expectedVersion, ...status }: Change & Omit<StatusChange, 'today'>,
): Promise<BondRow | undefined> {
  const before = await tx
    .selectFrom('bonds')
    .select(['expired', 'closed_on', 'closed_on_assumed', 'buy_date'])
    .where(versionInScope('bonds', scope, { id, expectedVersion }))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (before === undefined) return undefined;
  const changed = await tx
    .updateTable('bonds')
    .set({ ...closingColumns(before, status), version: nextVersion() })
    .where('id', '=', id)
    .where(inScope('bonds', scope))
    .returningAll()
    .executeTakeFirstOrThrow();
  return withComputedYield(tx, changed, status.today);
}

/**
 * Marks the bond as deleted; it can be restored. Its payments and cash flows get the same `deleted_at`, which tells them apart
 * from those deleted earlier when the bond is restored. Undefined if the bond does not exist or has another version.
 */
export async function removeBond(
  tx: DatabaseTransaction,
  scope: Scope,
  { now, ...row }: RowVersion<BondId> & { readonly now: Date },
): Promise<BondRow | undefined> {
  const bond = await tx
    .updateTable('bonds')
    .set({ deleted_at: now })
    .where(versionInScope('bonds', scope, row))
    .returningAll()
    .executeTakeFirst();
  if (bond === undefined) return undefined;
  for (const table of ['payments', 'cash_flows'] as const) {
    await tx
      .updateTable(table)
      .set({ deleted_at: now })
      .where('user_id', '=', bond.user_id)
      .where('bond_id', '=', bond.id)
      .where('deleted_at', 'is', null)
      .execute();
  }
  return bond;
}

/** Restores the bond with the payments and cash flows that were deleted with it. Throws not found if it is not deleted. */
export async function restoreBond(
  tx: DatabaseTransaction,
  scope: Scope,
  { id, today }: { readonly id: BondId; readonly today: CalendarDate },
): Promise<BondRow> {
  const { user_id: owner, deleted_at: deletedAt } = await tx
    .selectFrom('bonds')
    .select(['user_id', 'deleted_at'])
    .where('id', '=', id)
    .where(deletedInScope('bonds', scope))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
  for (const table of ['payments', 'cash_flows'] as const) {
    await tx
      .updateTable(table)
      .set({ deleted_at: null })
      .where('user_id', '=', owner)
      .where('bond_id', '=', id)
      .where('deleted_at', '=', deletedAt)
      .execute();
  }
  const restored = await withinLimit(BOND_LIMIT, () =>
    tx
      .updateTable('bonds')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where(deletedInScope('bonds', scope))
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return withComputedYield(tx, restored, today);
}
