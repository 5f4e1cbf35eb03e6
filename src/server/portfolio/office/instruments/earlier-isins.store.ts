import { sql, type SqlBool } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { BatchId } from '#api/platform/ids';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';

/** The current ISIN of each of these ISINs that is an earlier one; the others are left out. */
export async function findCurrentIsins(
  db: Database,
  isins: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('earlier_isins')
    .select(['isin', 'current_isin'])
    .where(sql<SqlBool>`isin = any(${isins}::text[])`)
    .execute();
  return new Map(rows.map(({ isin, current_isin }) => [isin, current_isin]));
}

/** The current ISIN of the security that has or had this ISIN. */
export async function findCurrentIsin(db: Database, isin: string): Promise<string> {
  return (await findCurrentIsins(db, [isin])).get(isin) ?? isin;
}

export interface EarlierIsin {
  readonly isin: string;
  /** The first day of the next ISIN. */
  readonly changedOn: CalendarDate;
}

/** The earlier ISINs of a security, the latest first. */
export async function listEarlierIsins(db: Database, isin: string): Promise<readonly EarlierIsin[]> {
  return db
    .selectFrom('earlier_isins')
    .select(['isin', 'changed_on as changedOn'])
    .where('current_isin', '=', isin)
    .orderBy('changed_on', 'desc')
    .orderBy('batch_id', 'desc')
    .execute();
}

/** All earlier ISINs, by current ISIN. */
export async function listAllEarlierIsins(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('earlier_isins')
    .select(['isin', 'current_isin'])
    .orderBy('isin')
    .execute();
  const all = new Map<string, string[]>();
  for (const { isin, current_isin } of rows) all.set(current_isin, [...(all.get(current_isin) ?? []), isin]);
  return all;
}

interface NewIsin {
  readonly isin: string;
  readonly newIsin: string;
  readonly day: CalendarDate;
  readonly batch: BatchId;
}

/** Gives the security a new ISIN. Foreign keys carry the new ISIN to its prices and its earlier ISINs. */
export async function renameInstrument(
  tx: DatabaseTransaction,
  { isin, newIsin, day, batch }: NewIsin,
): Promise<void> {
  await sql`update instruments set isin = ${newIsin}, version = version + 1 where isin = ${isin}`.execute(tx);
  await tx
    .insertInto('earlier_isins')
    .values({ isin, current_isin: newIsin, changed_on: day, batch_id: batch })
    .execute();
}

/** Takes back `renameInstrument`. */
export async function restoreInstrumentIsin(
  tx: DatabaseTransaction,
  { isin, newIsin }: Pick<NewIsin, 'isin' | 'newIsin'>,
): Promise<void> {
  await tx.deleteFrom('earlier_isins').where('isin', '=', isin).execute();
  await sql`update instruments set isin = ${isin}, version = version + 1 where isin = ${newIsin}`.execute(tx);
}
