import { sql, type Selectable } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { BondId } from '#api/platform/ids';
import { inScope } from '../../../people/access/scope.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { DatabaseTransaction, Tables } from '../../../platform/database/schema.ts';
import type { OwnedBond } from '../../records/bonds/require-bond.store.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';

export type DecisionRow = Omit<Selectable<Tables['missed_payment_decisions']>, 'user_id'>;

/** All bonds of the scope, or only one, or those with these ISINs. */
export interface DecidedBonds {
  readonly id?: BondId;
  readonly isins?: readonly string[];
}

/** The decisions about missed payments of these bonds, ordered by bond and day. */
export async function listDecisions(
  { db, scope }: PortfolioSource,
  { id, isins }: DecidedBonds = {},
): Promise<DecisionRow[]> {
  return db
    .selectFrom('missed_payment_decisions as decided')
    .innerJoin('bonds', (join) =>
      join.onRef('bonds.user_id', '=', 'decided.user_id').onRef('bonds.id', '=', 'decided.bond_id'),
    )
    .select([
      'decided.bond_id',
      'decided.due_day',
      'decided.snoozed_until',
      'decided.not_due_reason',
      'decided.decided_at',
    ])
    .where(inScope('bonds', scope))
    .$if(id !== undefined, (bonds) => bonds.where(sql<boolean>`bonds.id = ${id}`))
    .$if(isins !== undefined, (bonds) => bonds.where(sql<boolean>`bonds.isin = ${anyOf(isins ?? [])}`))
    .orderBy('decided.bond_id')
    .orderBy('decided.due_day')
    .execute();
}

/** Stores a decision, replacing an earlier one about the same payment. */
export async function saveDecision(
  tx: DatabaseTransaction,
  { id, user_id }: OwnedBond,
  decision: Omit<DecisionRow, 'bond_id'>,
): Promise<void> {
  const { snoozed_until, not_due_reason, decided_at } = decision;
  await tx
    .insertInto('missed_payment_decisions')
    .values({ user_id, bond_id: id, ...decision })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'bond_id', 'due_day'])
        .doUpdateSet({ snoozed_until, not_due_reason, decided_at }),
    )
    .execute();
}

/** False if there was no decision. */
export async function removeDecision(
  tx: DatabaseTransaction,
  { id, user_id }: OwnedBond,
  day: CalendarDate,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('missed_payment_decisions')
    .where('user_id', '=', user_id)
    .where('bond_id', '=', id)
    .where('due_day', '=', day)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** The owners of these bonds. */
export async function listBondOwners(
  { db, scope }: PortfolioSource,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OwnedBond['user_id']>> {
  const rows = await db
    .selectFrom('bonds')
    .select(['id', 'user_id'])
    .where('id', '=', sql<BondId>`any(${[...ids]}::bigint[])`)
    .where(inScope('bonds', scope))
    .execute();
  return new Map(rows.map(({ id, user_id }) => [id, user_id]));
}

export async function listUsernames(
  { db }: Pick<PortfolioSource, 'db'>,
  ids: readonly OwnedBond['user_id'][],
): Promise<ReadonlyMap<OwnedBond['user_id'], string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', '=', sql<OwnedBond['user_id']>`any(${[...ids]}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
