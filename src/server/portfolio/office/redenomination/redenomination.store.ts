import { sql } from 'kysely';
import type { BatchId } from '#api/platform/ids';
import { deletedInScope, inScope, type Scope } from '../../../people/access/scope.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { NO_VERSION } from '../batches/no-version.ts';

export async function redenominateInstruments(
  tx: DatabaseTransaction,
  isins: readonly string[],
  batch: BatchId,
): Promise<void> {
  await sql`
    update instruments set currency = 'EUR', redenominated_in = ${batch}, version = version + 1
    where isin = ${anyOf(isins)} and currency = 'BGN'`.execute(tx);
}

/** The ISINs of the securities, prices and holdings that the batch changed. */
const isinsOfRedenomination = (batch: BatchId, scope: Scope) => sql`(
  select isin from instruments where redenominated_in = ${batch}
  union select isin from prices where batch_id = ${batch}
  union select isin from bonds
    join batch_holdings on target = 'bonds' and batch_holdings.user_id = bonds.user_id and target_id = bonds.id
    where batch_id = ${batch} and ${inScope('bonds', scope)()}
  union select isin from etfs_and_shares
    join batch_holdings on target = 'etfs_and_shares' and batch_holdings.user_id = etfs_and_shares.user_id
      and target_id = etfs_and_shares.id
    where batch_id = ${batch} and ${inScope('etfs_and_shares', scope)()}
)`;

/** Locks the securities that the batch changed, in ISIN order: saves of prices and other actions wait. */
export async function lockInstrumentsOfRedenomination(
  tx: DatabaseTransaction,
  batch: BatchId,
  scope: Scope,
): Promise<void> {
  await sql`
    select from instruments where isin in ${isinsOfRedenomination(batch, scope)}
    order by isin for no key update`.execute(tx);
}

/**
 * Whether a later action on one of the securities has not been undone. A change of ISIN does not count: it changes neither amounts
 * nor prices.
 */
export async function hasLaterAction(
  tx: DatabaseTransaction,
  batch: BatchId,
  scope: Scope,
): Promise<boolean> {
  const { rows } = await sql`
    select from corporate_actions
    left join earlier_isins on earlier_isins.isin = corporate_actions.isin
    where corporate_actions.batch_id > ${batch} and not undone and kind <> 'isin_change'
      and coalesce(current_isin, corporate_actions.isin) in ${isinsOfRedenomination(batch, scope)}
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Sets the currency back to lev, unless somebody has changed it since. */
export async function restoreInstruments(tx: DatabaseTransaction, batch: BatchId): Promise<void> {
  await sql`
    update instruments set currency = 'BGN', redenominated_in = null, version = version + 1
    where redenominated_in = ${batch} and currency = 'EUR'`.execute(tx);
}

/** The bonds that undo sets back to lev: those that nobody has changed or deleted since. */
const restorableBonds = (batch: BatchId, scope: Scope) => sql`(
  select bonds.user_id, bonds.id
  from batch_holdings
  join bonds on bonds.user_id = batch_holdings.user_id and bonds.id = batch_holdings.target_id
    and bonds.version = batch_holdings.version_after
  where batch_holdings.batch_id = ${batch} and batch_holdings.target = 'bonds' and ${inScope('bonds', scope)()}
)`;

/** Excludes payments and cash flows from the undo if their bond stays in euro. */
export async function keepRowsOfBondsInEuro(
  tx: DatabaseTransaction,
  batch: BatchId,
  scope: Scope,
): Promise<void> {
  for (const table of ['payments', 'cash_flows'] as const) {
    await sql`
      update batch_holdings set version_after = ${NO_VERSION}
      from ${sql.table(table)}
      where batch_id = ${batch} and target = ${table}
        and batch_holdings.user_id = ${sql.ref(`${table}.user_id`)} and target_id = ${sql.ref(`${table}.id`)}
        and (${inScope(table, scope)()} or ${deletedInScope(table, scope)()})
        and not exists (
          select from ${restorableBonds(batch, scope)} as bond
          where bond.user_id = ${sql.ref(`${table}.user_id`)} and bond.id = ${sql.ref(`${table}.bond_id`)}
        )`.execute(tx);
  }
}

/** Keeps in euro the payments that were added while their bonds were in euro, before the bonds go back to lev. */
export async function keepLaterPaymentsInEuro(
  tx: DatabaseTransaction,
  batch: BatchId,
  scope: Scope,
): Promise<void> {
  // The imports that added them can still be undone.
  await sql`
    with kept as (
      update payments set currency = 'EUR', version = payments.version + 1
      from ${restorableBonds(batch, scope)} as bond
      where payments.user_id = bond.user_id and payments.bond_id = bond.id and payments.currency is null
        and (${inScope('payments', scope)()} or ${deletedInScope('payments', scope)()})
      returning payments.user_id, payments.id
    )
    update batch_holdings set version_after = version_after + 1
    from kept
    where batch_holdings.user_id = kept.user_id and target = 'payments' and target_id = kept.id`.execute(tx);
}
