import type { CalendarDate } from '#domain/calendar-date';
import { brokenRule } from '#api/platform/field-rules';
import type { BatchId } from '#api/platform/ids';
import type { Scope } from '../../../people/access/scope.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { invalidField } from '../../../platform/errors/field-messages.ts';
import {
  findCurrentIsins,
  renameInstrument,
  restoreInstrumentIsin,
} from '../instruments/earlier-isins.store.ts';
import type { InstrumentRow } from '../instruments/instrument-row.ts';
import { listInstrumentRows } from '../instruments/instruments.store.ts';
import type { ActionReport } from './action-report.ts';
import { forgetHoldings, lockHoldings, renameHoldings } from './change-isin.store.ts';
import { listBondRows, listEtfOrShareRows, listOwnersInParts, type HeldRows } from './held-rows.store.ts';

/**
 * The stored security that already has the new ISIN, if any. Throws if the new ISIN equals the old one, or is an earlier ISIN of
 * a security.
 */
export async function findOtherSecurity(
  tx: DatabaseTransaction,
  isin: string,
  newIsin: string,
): Promise<InstrumentRow | undefined> {
  if (newIsin === isin) throw invalidField('newIsin', brokenRule('same_isin'));
  const current = (await findCurrentIsins(tx, [newIsin])).get(newIsin);
  if (current !== undefined) throw invalidField('newIsin', brokenRule('isin_of_before', { isin: current }));
  return (await listInstrumentRows(tx, [newIsin], 'read'))[0];
}

interface IsinChange {
  readonly day: CalendarDate;
  readonly newIsin: string;
  readonly held: HeldRows;
  /** Null for a preview. */
  readonly batch: BatchId | null;
  readonly report: ActionReport;
}

/** Throws if a security has or had this ISIN. */
async function requireFreeIsin(tx: DatabaseTransaction, isin: string, newIsin: string): Promise<void> {
  if ((await findOtherSecurity(tx, isin, newIsin)) !== undefined)
    throw invalidField('newIsin', brokenRule('isin_of_another'));
}

/** Gives a security a new ISIN for all holders, in past data, too. A preview writes nothing. */
export async function changeIsin(tx: DatabaseTransaction, act: IsinChange): Promise<void> {
  const { day, newIsin, held, batch, report } = act;
  const { isin, scope } = held;
  await requireFreeIsin(tx, isin, newIsin);
  if (batch !== null) await lockHoldings(tx);
  for (const [table, listRows] of [
    ['bonds', listBondRows],
    ['etfs_and_shares', listEtfOrShareRows],
  ] as const)
    for (const owners of await listOwnersInParts(tx, table, held))
      for (const row of await listRows(tx, held, owners)) report.add(row, { after: {}, paid: null });
  if (batch === null) return;
  await renameInstrument(tx, { isin, newIsin, day, batch });
  await renameHoldings(tx, { from: isin, to: newIsin, scope }, batch);
}

/** Gives all holdings of the new ISIN the old one again, including those bought since: it is the same security. */
export async function undoIsinChange(
  tx: DatabaseTransaction,
  {
    isin,
    newIsin,
    scope,
    batch,
  }: Pick<IsinChange, 'newIsin'> & {
    readonly isin: string;
    readonly scope: Scope;
    readonly batch: BatchId;
  },
): Promise<void> {
  await lockHoldings(tx);
  await forgetHoldings(tx, batch);
  await restoreInstrumentIsin(tx, { isin, newIsin });
  await renameHoldings(tx, { from: newIsin, to: isin, scope }, null);
}
