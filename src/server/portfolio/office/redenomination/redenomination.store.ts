import { sql } from 'kysely';
import type { BatchId } from '#api/platform/ids';
import { inScope, type Scope } from '../../../people/access/scope.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';

export async function redenominateInstruments(
  tx: DatabaseTransaction,
  isins: readonly string[],
  batch: BatchId,
): Promise<void> {
  await sql`
    update instruments set currency = 'EUR', redenominated_in = ${batch}, version = version + 1
    where isin = ${anyOf(isins)} and currency = 'BGN'`.execute(tx);
}

/** Locks the securities that the batch changed, in ISIN order: saves of prices and other redenominations wait. */
export async function lockInstrumentsOfRedenomination(
  tx: DatabaseTransaction,
  batch: BatchId,
): Promise<void> {
  await sql`
    select from instruments
    where redenominated_in = ${batch} or isin in (select isin from prices where batch_id = ${batch})
    order by isin for no key update`.execute(tx);
}

/** Sets the currency back to lev, unless somebody has changed it since. */
export async function restoreInstruments(tx: DatabaseTransaction, batch: BatchId): Promise<void> {
  await sql`
    update instruments set currency = 'BGN', redenominated_in = null, version = version + 1
    where redenominated_in = ${batch} and currency = 'EUR'`.execute(tx);
}

/** Keeps in euro the payments that were added while their bonds were in euro, before the bonds go back to lev. */
export async function keepLaterPaymentsInEuro(
  tx: DatabaseTransaction,
  batch: BatchId,
  scope: Scope,
): Promise<void> {
  await sql`
    update payments set currency = 'EUR', version = payments.version + 1
    from batch_holdings
    join bonds on bonds.user_id = batch_holdings.user_id and bonds.id = batch_holdings.target_id
      and bonds.version = batch_holdings.version_after
    where batch_holdings.batch_id = ${batch} and batch_holdings.target = 'bonds' and ${inScope('bonds', scope)()}
      and payments.user_id = bonds.user_id and payments.bond_id = bonds.id and payments.currency is null`.execute(
    tx,
  );
}
