import { sql } from 'kysely';
import { computedYield } from '#domain/bonds/holding/computed-yield';
import type { BondHolding } from '#domain/bonds/terms/holding-terms';
import type { CalendarDate } from '#domain/calendar-date';
import type { BondId } from '#api/platform/ids';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { withFeatures, withFeaturesOf, type WithFeatures } from '../bond-features/bond-features.store.ts';
import { bondHolding } from './bond-holding.ts';
import type { BondRow } from './bond-on-wire.store.ts';

function yieldPercent(holding: BondHolding, today: CalendarDate): string | null {
  const computed = computedYield(holding, today);
  return computed.ok ? computed.value.toFixed() : null;
}

/** The yield that a bond gives on the day, as it is stored with it. */
export function computedYieldColumns(holding: BondHolding, today: CalendarDate) {
  return { computed_yield_percent: yieldPercent(holding, today), computed_yield_on: today };
}

/** A row just changed, with the yield that it gives on the day; every change of a bond ends with it. The version stays. */
export async function withComputedYield(
  tx: DatabaseTransaction,
  row: BondRow,
  today: CalendarDate,
): Promise<BondRow> {
  const columns = computedYieldColumns(bondHolding(await withFeaturesOf(tx, row)), today);
  await tx
    .updateTable('bonds')
    .set(columns)
    .where('user_id', '=', row.user_id)
    .where('id', '=', row.id)
    .execute();
  return { ...row, ...columns };
}

const AT_A_TIME = 500;
const MAX_ROWS = 200_000;

/** Active bonds with terms whose yield was not computed for the day. Those that are being written are left: their write computes it. */
async function lockStale(
  tx: DatabaseTransaction,
  after: BondId | 0,
  today: CalendarDate,
): Promise<BondRow[]> {
  return tx
    .selectFrom('bonds')
    .selectAll()
    .where(sql<boolean>`id > ${after}`)
    .where('deleted_at', 'is', null)
    .where('expired', '=', false)
    .where('maturity_date', 'is not', null)
    .where('computed_yield_on', 'is distinct from', today)
    .orderBy('id')
    .limit(AT_A_TIME)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

async function writeYields(
  tx: DatabaseTransaction,
  rows: readonly WithFeatures<BondRow>[],
  today: CalendarDate,
): Promise<void> {
  await sql`
    update bonds set computed_yield_percent = computed.percent, computed_yield_on = ${today}
    from unnest(
      ${rows.map((row) => row.user_id)}::bigint[],
      ${rows.map((row) => row.id)}::bigint[],
      ${rows.map((row) => yieldPercent(bondHolding(row), today))}::numeric[]
    ) as computed (user_id, id, percent)
    where bonds.user_id = computed.user_id and bonds.id = computed.id
  `.execute(tx);
}

/**
 * Brings the computed yields to the day, in short transactions that keep nobody waiting; the answer is the number of bonds.
 * Several servers may do it at the same time: what one has, the others pass by. More than 200,000 wait for the next round.
 */
export async function refreshComputedYields(db: Database, today: CalendarDate): Promise<number> {
  let refreshed = 0;
  let last: BondId | 0 = 0;
  while (refreshed < MAX_ROWS) {
    const after = last;
    const rows = await inTransaction(db, async (tx) => {
      const stale = await lockStale(tx, after, today);
      if (stale.length > 0) await writeYields(tx, await withFeatures(tx, stale), today);
      return stale;
    });
    refreshed += rows.length;
    const end = rows.at(-1);
    if (end === undefined) break;
    last = end.id;
  }
  return refreshed;
}

/** Recalculates the yields of all bonds of these ISINs, because what they pay has changed. The versions stay. */
export async function recomputeYields(
  tx: DatabaseTransaction,
  isins: readonly string[],
  today: CalendarDate,
): Promise<void> {
  let last: BondId | 0 = 0;
  while (isins.length > 0) {
    const rows: BondRow[] = await tx
      .selectFrom('bonds')
      .selectAll()
      .where(sql<boolean>`id > ${last} and isin = any(${[...isins]}::text[])`)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(AT_A_TIME)
      .forNoKeyUpdate()
      .execute();
    const end = rows.at(-1);
    if (end === undefined) return;
    await writeYields(tx, await withFeatures(tx, rows), today);
    last = end.id;
  }
}
