import { sql } from 'kysely';
import { computedYield } from '#domain/bonds/holding/computed-yield';
import type { BondHolding } from '#domain/bonds/terms/holding-terms';
import type { CalendarDate } from '#domain/calendar-date';
import type { BondId } from '#api/platform/ids';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { withFeatures, withOwnFeatures, type WithFeatures } from '../bond-features/bond-features.store.ts';
import { bondHolding } from './bond-holding.ts';
import type { BondRow } from './bond-on-wire.store.ts';

function yieldPercent(holding: BondHolding, today: CalendarDate): string | null {
  const computed = computedYield(holding, today);
  return computed.ok ? computed.value.toFixed() : null;
}

/** The columns that store a bond's computed yield on that day. */
export function computedYieldColumns(holding: BondHolding, today: CalendarDate) {
  return { computed_yield_percent: yieldPercent(holding, today), computed_yield_on: today };
}

/**
 * Computes and stores the yield of a row that was just changed. Every change of a bond ends with this call. The version stays the
 * same.
 */
export async function withComputedYield(
  tx: DatabaseTransaction,
  row: BondRow,
  today: CalendarDate,
): Promise<BondRow> {
  const columns = computedYieldColumns(bondHolding(await withOwnFeatures(tx, row)), today);
  await tx
    .updateTable('bonds')
    .set(columns)
    .where('user_id', '=', row.user_id)
    .where('id', '=', row.id)
    .execute();
  return { ...row, ...columns };
}

const BATCH_SIZE = 500;
const MAX_ROWS = 200_000;

/**
 * Locks active bonds with terms whose yield has not been computed for today. Skips rows that somebody is writing, because that
 * write computes the yield.
 */
async function lockStaleBonds(
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
    .limit(BATCH_SIZE)
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
 * Updates the computed yields to today, in short transactions that do not hold up other writes. Returns the number of bonds.
 * Several servers may run it at the same time: each skips the rows that another has locked. One run updates at most about 200,000
 * bonds; the next run does the rest.
 */
export async function refreshComputedYields(db: Database, today: CalendarDate): Promise<number> {
  let refreshed = 0;
  let last: BondId | 0 = 0;
  while (refreshed < MAX_ROWS) {
    const after = last;
    const rows = await inTransaction(db, async (tx) => {
      const stale = await lockStaleBonds(tx, after, today);
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

/** Recalculates the yields of all bonds of these ISINs after a change of what they pay. The versions stay the same. */
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
      .where(sql<boolean>`id > ${last} and isin = ${anyOf(isins)}`)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .forNoKeyUpdate()
      .execute();
    const end = rows.at(-1);
    if (end === undefined) return;
    await writeYields(tx, await withFeatures(tx, rows), today);
    last = end.id;
  }
}
