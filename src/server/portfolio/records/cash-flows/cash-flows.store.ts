import { sql } from 'kysely';
import type { CashFlowFields } from '#api/portfolio/cash-flows';
import type { BondId, CashFlowId } from '#api/platform/ids';
import {
  deletedInScope,
  inScope,
  versionInScope,
  type RowVersion,
  type Scope,
} from '../../../people/access/scope.ts';
import { lockBond, requireBond } from '../bonds/require-bond.store.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import { nextVersion } from '../../../platform/database/optimistic-lock.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import { cashFlowColumns } from './cash-flow-columns.ts';
import type { CashFlowRow } from './cash-flow-on-wire.ts';

/** In date order. Throws not found if the bond is not in the scope. */
export async function listCashFlows(db: Database, scope: Scope, bondId: BondId): Promise<CashFlowRow[]> {
  const rows = await db
    .selectFrom('bonds')
    .innerJoin('cash_flows', (join) =>
      join.onRef('cash_flows.user_id', '=', 'bonds.user_id').onRef('cash_flows.bond_id', '=', 'bonds.id'),
    )
    .selectAll('cash_flows')
    .where('bonds.id', '=', bondId)
    .where(inScope('bonds', scope))
    .where(inScope('cash_flows', scope))
    .orderBy('cash_flows.date')
    .orderBy('cash_flows.id')
    .execute();
  if (rows.length === 0) await requireBond(db, scope, bondId);
  return rows;
}

export async function findCashFlow(db: Database, scope: Scope, id: CashFlowId): Promise<CashFlowRow> {
  return db
    .selectFrom('cash_flows')
    .selectAll()
    .where('id', '=', id)
    .where(inScope('cash_flows', scope))
    .executeTakeFirstOrThrow(notFound);
}

/** The cash flow belongs to the owner of the bond. Throws not found if the bond is not in the scope. */
export async function insertCashFlow(
  tx: DatabaseTransaction,
  scope: Scope,
  { bondId, fields }: { readonly bondId: BondId; readonly fields: CashFlowFields },
): Promise<CashFlowRow> {
  const bond = await lockBond(tx, scope, bondId);
  return tx
    .insertInto('cash_flows')
    .values({ ...cashFlowColumns(fields), user_id: bond.user_id, bond_id: bond.id })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface CashFlowChange extends RowVersion<CashFlowId> {
  readonly fields: CashFlowFields;
}

/** Marks a generated cash flow as edited. Undefined if it does not exist or has another version. */
export async function changeCashFlowRow(
  tx: DatabaseTransaction,
  scope: Scope,
  { fields, ...row }: CashFlowChange,
): Promise<CashFlowRow | undefined> {
  return tx
    .updateTable('cash_flows')
    .set({
      ...cashFlowColumns(fields),
      origin: sql<'entered' | 'edited'>`case origin when 'entered' then 'entered' else 'edited' end`,
      version: nextVersion(),
    })
    .where(versionInScope('cash_flows', scope, row))
    .returningAll()
    .executeTakeFirst();
}

export async function writeCumulative(
  tx: DatabaseTransaction,
  { user_id, id }: Pick<CashFlowRow, 'user_id' | 'id'>,
  cumulative: string,
): Promise<void> {
  await tx
    .updateTable('cash_flows')
    .set({ cumulative_cash_flows: cumulative, version: nextVersion() })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}

/** Marks it as deleted; it can be restored. Undefined if it does not exist or has another version. */
export async function removeCashFlow(
  tx: DatabaseTransaction,
  scope: Scope,
  { now, ...row }: RowVersion<CashFlowId> & { readonly now: Date },
): Promise<CashFlowRow | undefined> {
  return tx
    .updateTable('cash_flows')
    .set({ deleted_at: now })
    .where(versionInScope('cash_flows', scope, row))
    .returningAll()
    .executeTakeFirst();
}

/** Throws not found if the cash flow is not deleted, or if its bond is deleted. */
export async function restoreCashFlow(
  tx: DatabaseTransaction,
  scope: Scope,
  id: CashFlowId,
): Promise<CashFlowRow> {
  const { bond_id: bondId } = await tx
    .selectFrom('cash_flows')
    .select('bond_id')
    .where('id', '=', id)
    .where(deletedInScope('cash_flows', scope))
    .executeTakeFirstOrThrow(notFound);
  await lockBond(tx, scope, bondId);
  return tx
    .updateTable('cash_flows')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where(deletedInScope('cash_flows', scope))
    .returningAll()
    .executeTakeFirstOrThrow(notFound);
}
