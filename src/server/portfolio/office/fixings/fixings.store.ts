import { sql, type SqlBool } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { BondId, UserId } from '#api/platform/ids';
import { inScope, type Scope } from '../../../people/access/scope.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import { withFeatures, type WithFeatures } from '../../records/bond-features/bond-features.store.ts';
import type { BondRow } from '../../records/bonds/bond-on-wire.store.ts';

export interface StoredFixings {
  readonly index: string;
  readonly count: number;
  readonly fixings: readonly { readonly day: CalendarDate; readonly rate: number }[];
}

const MAX_LISTED = 60;

/** Every index that has fixings, with the number of its fixings and the newest of them. */
export async function listStoredFixings(db: Database): Promise<readonly StoredFixings[]> {
  const { rows } = await sql<StoredFixings>`
    select index, count(*) as count,
      json_agg(json_build_object('day', day, 'rate', rate) order by day desc) filter (where place <= ${MAX_LISTED}) as fixings
    from (select index, day, rate, row_number() over (partition by index order by day desc) as place from fixings) as placed
    group by index
    order by index`.execute(db);
  return rows;
}

/** The bonds whose coupon follows this index; null selects bonds of any index. */
export async function listFloatingBonds(
  db: Database,
  scope: Scope,
  index: string | null,
): Promise<WithFeatures<BondRow>[]> {
  const rows = await db
    .selectFrom('bonds')
    .selectAll()
    .where(inScope('bonds', scope))
    .where(
      sql<SqlBool>`(bonds.floating is not null
        or bonds.coupon_steps is null
          and bonds.isin in (select isin from instruments where instruments.floating is not null))`,
    )
    .orderBy('id')
    .execute();
  const found = await withFeatures(db, rows);
  return found.filter(({ features }) => {
    const floating = features?.floating ?? null;
    return floating !== null && (index === null || floating.index === index);
  });
}

/** The ids of those bonds that have stored cash flows. */
export async function listIdsWithCashFlows(
  db: Database,
  scope: Scope,
  ids: readonly BondId[],
): Promise<BondId[]> {
  const rows = await db
    .selectFrom('cash_flows')
    .select('bond_id')
    .distinct()
    .where(sql<SqlBool>`bond_id = any(${[...ids]}::bigint[])`)
    .where(inScope('cash_flows', scope))
    .execute();
  return rows.map(({ bond_id }) => bond_id);
}

interface FixingsOfIndex {
  readonly index: string;
  readonly fixings: readonly { readonly day: CalendarDate; readonly rate: number | null }[];
  /** The user who stored them; null for the demo data. */
  readonly by: UserId | null;
}

/** Removes the fixings whose rate is null, and adds or replaces the others. */
export async function storeFixings(
  tx: DatabaseTransaction,
  { index, fixings, by }: FixingsOfIndex,
): Promise<void> {
  const rows = JSON.stringify(fixings);
  await sql`
    delete from fixings using json_to_recordset(${rows}::json) as given (day date, rate numeric)
    where fixings.index = ${index} and fixings.day = given.day and given.rate is null`.execute(tx);
  await sql`
    insert into fixings (index, day, rate, stored_by)
    select ${index}, day, rate, ${by}
    from json_to_recordset(${rows}::json) as given (day date, rate numeric)
    where rate is not null
    on conflict (index, day) do update set rate = excluded.rate, stored_by = excluded.stored_by, stored_at = now()`.execute(
    tx,
  );
}
