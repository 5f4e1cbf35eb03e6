import { sql, type Expression } from 'kysely';
import type { BondId, UserId } from '#api/platform/ids';
import { inScope, type PreparedScope, type Scope } from '../../../people/access/scope.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/errors/api-error.ts';

export interface OwnedBond {
  readonly id: BondId;
  readonly user_id: UserId;
}

/** Selects the bond's id and owner, in this order, if it is in the scope. */
export function selectBond(db: Database, scope: Scope | PreparedScope, id: BondId | Expression<BondId>) {
  return db
    .selectFrom('bonds')
    .select(['bonds.id', 'bonds.user_id'])
    .where('bonds.id', '=', id)
    .where(inScope('bonds', scope));
}

/** Throws not found if the bond is not in the scope. */
export async function requireBond(db: Database, scope: Scope, id: BondId): Promise<OwnedBond> {
  return selectBond(db, scope, id).executeTakeFirstOrThrow(notFound);
}

/** `requireBond`, with a lock: until the transaction ends nobody else can delete the bond or add anything to it. */
export async function lockBond(tx: DatabaseTransaction, scope: Scope, id: BondId): Promise<OwnedBond> {
  return selectBond(tx, scope, id).forNoKeyUpdate().executeTakeFirstOrThrow(notFound);
}

/** Locks those of the bonds that are in the scope. In order of their ids, so that two transactions cannot deadlock. */
export async function lockBonds(
  tx: DatabaseTransaction,
  scope: Scope,
  ids: readonly BondId[],
): Promise<{ readonly id: BondId; readonly isin: string }[]> {
  return tx
    .selectFrom('bonds')
    .select(['id', 'isin'])
    .where('id', '=', sql<BondId>`any(${[...ids]}::bigint[])`)
    .where(inScope('bonds', scope))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
