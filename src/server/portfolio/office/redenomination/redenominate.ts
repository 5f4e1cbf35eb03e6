import type { CalendarDate } from '#domain/calendar-date';
import type { Issue } from '#domain/portfolio/redenomination/redenominate-nominals';
import { anyRows } from '../../../people/access/scope.ts';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import type { Administrator } from '../../../platform/http/principal.ts';
import { insertBatch } from '../batches/batches.store.ts';
import { listInstrumentRows } from '../instruments/instruments.store.ts';
import { countPricesInLev, redenominatePrices } from '../../market/price-history/price-history.store.ts';
import { listLevIsins } from './lev-holdings.store.ts';
import { redenominateHoldings } from './redenominate-holdings.ts';
import { redenominateInstruments } from './redenomination.store.ts';
import { redenominationReport } from './redenomination-report.ts';

interface RedenominationRequest {
  /** Null for every security in lev. */
  readonly isin: string | null;
  /** Payments before it stay in lev. */
  readonly day: CalendarDate;
  readonly issue: Issue | null;
  readonly preview: boolean;
  /** The number of holdings to skip in the rows of the answer. */
  readonly skip: number;
}

interface Caller {
  readonly principal: Administrator;
  readonly now: Date;
}

/**
 * Redenominates securities and their holdings from lev to euro, for all holders at once (docs/decisions/0027-redenomination.md).
 * A preview writes nothing, nor does a call that finds nothing in lev. Saves of prices and other redenominations of the same
 * securities wait.
 */
export async function redenominate(
  tx: DatabaseTransaction,
  { isin, day, issue, preview, skip }: RedenominationRequest,
  { principal, now }: Caller,
) {
  const scope = anyRows(principal);
  const report = redenominationReport(skip);
  await listInstrumentRows(tx, await listLevIsins(tx, scope, isin), preview ? 'read' : 'lock');
  // Read again: another redenomination may have finished while this one waited for its locks.
  const isins = await listLevIsins(tx, scope, isin);
  if (isins.length === 0) return { batch: null, ...report.answer(0) };
  const batch = preview ? null : await insertBatch(tx, 'redenomination', { userId: principal.userId, now });
  await redenominateHoldings(tx, { isins, day, issue, batch, reading: { scope, lock: !preview }, report });
  if (batch === null) return { batch, ...report.answer(await countPricesInLev(tx, isins)) };
  const prices = await redenominatePrices(tx, isins, batch);
  await redenominateInstruments(tx, isins, batch);
  const answer = report.answer(prices);
  await recordEvent(tx, { action: 'redenominated', details: { batch, rows: answer.holdings } });
  return { batch, ...answer };
}
