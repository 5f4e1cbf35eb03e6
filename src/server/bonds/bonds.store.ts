import { sql } from 'kysely';
import type { BondTotals } from '#domain/bonds/bonds-summary';
import type { BondFields } from '#api/bonds';
import type { BondId, UserId } from '#api/ids';
import { inScope, type Scope } from '../access/scope.ts';
import type { Database, DatabaseTransaction } from '../database/schema.ts';
import { nextVersion, versionFits } from '../database/version-fits.ts';
import { ApiError, notFound } from '../http/api-error.ts';
import { bondColumns } from './bond-columns.ts';
import type { BondRow } from './bond-on-wire.ts';

export const MOST_BONDS_OF_A_USER = 10_000;

/** In ISIN order; the expired or the active ones, all of them where `expired` is undefined. */
export async function listBonds(
  db: Database,
  scope: Scope,
  expired: boolean | undefined,
): Promise<BondRow[]> {
  return db
    .selectFrom('bonds')
    .selectAll()
    .where(inScope('bonds', scope))
    .$if(expired !== undefined, (query) => query.where('expired', '=', expired === true))
    .orderBy('isin')
    .orderBy('id')
    .execute();
}

/** Exact sums by currency, the expired and the active ones apart. */
export async function totalBonds(db: Database, scope: Scope): Promise<BondTotals[]> {
  return db
    .selectFrom('bonds')
    .select(({ fn }) => [
      'currency',
      'expired',
      fn.countAll<number>().as('count'),
      // Numeric division would round; a product keeps every digit.
      sql<string>`sum(nominal * buy_price * 0.01)`.as('cost'),
      fn.sum<string>('profit').as('profit'),
      sql<string>`coalesce(sum(yield_percent), 0)`.as('yieldSum'),
      fn.count<number>('yield_percent').as('yieldCount'),
    ])
    .where(inScope('bonds', scope))
    .groupBy(['currency', 'expired'])
    .execute();
}

export async function findBond(db: Database, scope: Scope, id: BondId): Promise<BondRow> {
  return db
    .selectFrom('bonds')
    .selectAll()
    .where('id', '=', id)
    .where(inScope('bonds', scope))
    .executeTakeFirstOrThrow(notFound);
}

/** The owner is locked meanwhile, so that bonds added at the same time cannot pass the limit together. */
export async function insertBond(
  tx: DatabaseTransaction,
  owner: UserId,
  fields: BondFields,
): Promise<BondRow> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', owner)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
  const { count } = await tx
    .selectFrom('bonds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (count >= MOST_BONDS_OF_A_USER) {
    throw new ApiError('limit_reached', `A user can have at most ${MOST_BONDS_OF_A_USER} bonds.`);
  }
  return tx
    .insertInto('bonds')
    .values({ ...bondColumns(fields), user_id: user.id })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface OneVersion {
  readonly id: BondId;
  readonly expectedVersion: number | undefined;
}

/** Undefined where the bond is not there, or has another version. */
export async function changeBond(
  tx: DatabaseTransaction,
  scope: Scope,
  { id, expectedVersion, fields }: OneVersion & { readonly fields: BondFields },
): Promise<BondRow | undefined> {
  return tx
    .updateTable('bonds')
    .set({ ...bondColumns(fields), version: nextVersion() })
    .where('id', '=', id)
    .where(inScope('bonds', scope))
    .where(versionFits(expectedVersion))
    .returningAll()
    .executeTakeFirst();
}

/** Touches no other field. Undefined where the bond is not there, or has another version. */
export async function changeBondStatus(
  tx: DatabaseTransaction,
  scope: Scope,
  { id, expectedVersion, expired }: OneVersion & { readonly expired: boolean },
): Promise<BondRow | undefined> {
  return tx
    .updateTable('bonds')
    .set({ expired, version: nextVersion() })
    .where('id', '=', id)
    .where(inScope('bonds', scope))
    .where(versionFits(expectedVersion))
    .returningAll()
    .executeTakeFirst();
}

/** Its payments and cash flows go with it. Undefined where the bond is not there, or has another version. */
export async function removeBond(
  tx: DatabaseTransaction,
  scope: Scope,
  { id, expectedVersion }: OneVersion,
): Promise<{ id: BondId } | undefined> {
  return tx
    .deleteFrom('bonds')
    .where('id', '=', id)
    .where(inScope('bonds', scope))
    .where(versionFits(expectedVersion))
    .returning('id')
    .executeTakeFirst();
}
