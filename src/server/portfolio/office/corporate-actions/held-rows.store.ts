import { sql } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { BatchId, UserId } from '#api/platform/ids';
import { deletedInScope, inScope, type Scope } from '../../../people/access/scope.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import type { HoldingTable } from '../../../platform/database/tables/securities-tables.ts';
import { MAX_HOLDINGS, withinLimit } from '../../../platform/database/within-limit.ts';
import { withFeatures, type WithFeatures } from '../../records/bond-features/bond-features.store.ts';
import type { EtfOrShareRow } from '../../records/etfs-and-shares/etf-or-share-on-wire.ts';
import type { BondRow } from '../../records/bonds/bond-on-wire.store.ts';

/** Selects the holdings of one ISIN. */
export interface HeldRows {
  readonly isin: string;
  readonly scope: Scope;
  /** Whether to lock the rows until the transaction ends. */
  readonly lock: boolean;
}

export type Named<Row> = Row & { readonly username: string };

/** Rows per statement. A single owner may have more. */
const BATCH_SIZE = 2_000;

/** The owners of the rows, in groups of a limited number of rows. */
export async function listOwnersInParts(
  db: Database,
  table: HoldingTable,
  { isin, scope }: HeldRows,
): Promise<UserId[][]> {
  const { rows } = await sql<{ user_id: UserId; rows: number }>`
    select user_id, count(*) as rows from ${sql.table(table)}
    where isin = ${isin} and ${inScope(table, scope)()}
    group by user_id
    order by user_id`.execute(db);
  const parts: UserId[][] = [];
  let room = 0;
  for (const owner of rows) {
    const part = parts.at(-1);
    room -= owner.rows;
    if (part !== undefined && room >= 0) part.push(owner.user_id);
    else {
      parts.push([owner.user_id]);
      room = BATCH_SIZE - owner.rows;
    }
  }
  return parts;
}

async function listRows<Row>(
  db: Database,
  table: HoldingTable,
  { held, owners }: { readonly held: HeldRows; readonly owners: readonly UserId[] },
): Promise<Named<Row>[]> {
  const { rows } = await sql<Named<Row>>`
    select held.*, users.username
    from (select * from ${sql.table(table)} where ${inScope(table, held.scope)()}) as held
    join users on users.id = held.user_id
    where held.isin = ${held.isin} and held.user_id = any(${owners}::bigint[])
    order by held.user_id, held.id
    ${held.lock ? sql`for no key update of held` : sql``}`.execute(db);
  return rows;
}

/** The bonds of these owners, in order of owner and id. */
export async function listBondRows(
  db: Database,
  held: HeldRows,
  owners: readonly UserId[],
): Promise<WithFeatures<Named<BondRow>>[]> {
  return withFeatures(db, await listRows<BondRow>(db, 'bonds', { held, owners }));
}

/** The ETFs or shares of these owners, in order of owner and id. */
export function listEtfOrShareRows(
  db: Database,
  held: HeldRows,
  owners: readonly UserId[],
): Promise<Named<EtfOrShareRow>[]> {
  return listRows<EtfOrShareRow>(db, 'etfs_and_shares', { held, owners });
}

/** A distribution whose number of units is known. */
interface PaidOnUnits {
  readonly user_id: UserId;
  readonly id: number;
  readonly nominal: string;
}

/**
 * The distributions of these holdings before the day that have a number of units. Includes deleted ones, since they can be
 * restored.
 */
export async function listDistributionsBefore(
  db: Database,
  day: CalendarDate,
  { held, owners }: { readonly held: HeldRows; readonly owners: readonly UserId[] },
): Promise<readonly PaidOnUnits[]> {
  const { scope } = held;
  const { rows } = await sql<PaidOnUnits>`
    select distributions.user_id, distributions.id, distributions.nominal
    from distributions
    join (select * from etfs_and_shares where ${inScope('etfs_and_shares', scope)()}) as held
      on held.user_id = distributions.user_id and held.id = distributions.etf_or_share_id
    where held.isin = ${held.isin} and held.user_id = any(${owners}::bigint[]) and distributions.nominal is not null
      and coalesce(distributions.ex_day, distributions.pay_day) < ${day}
      and (${inScope('distributions', scope)()} or ${deletedInScope('distributions', scope)()})
    order by distributions.user_id, distributions.id
    ${held.lock ? sql`for no key update of distributions` : sql``}`.execute(db);
  return rows;
}

const LIMIT = `A user can have at most ${MAX_HOLDINGS} bonds, ETFs or shares each.`;

/** Columns that the database fills in, and fields that are read together with a row. */
const NOT_STORED: ReadonlySet<string> = new Set([
  'id',
  'version',
  'created_at',
  'computed_fields',
  'username',
  'features',
]);

/** Inserts these rows with new ids. The batch records that it added them, so that undo deletes them. */
export async function addRows(
  tx: DatabaseTransaction,
  { batch, table }: { readonly batch: BatchId; readonly table: HoldingTable },
  rows: readonly object[],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).filter((name) => !NOT_STORED.has(name));
  const columns = sql.join(names.map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const part = JSON.stringify(rows.slice(start, start + BATCH_SIZE));
    await withinLimit(LIMIT, () =>
      sql`
        with added as (
          insert into ${sql.table(table)} (${columns})
          select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${part}::json)
          returning user_id, id, version
        )
        insert into batch_holdings (batch_id, user_id, target, target_id, version_after)
        select ${batch}::bigint, user_id, ${table}, id, version from added`.execute(tx),
    );
  }
}
