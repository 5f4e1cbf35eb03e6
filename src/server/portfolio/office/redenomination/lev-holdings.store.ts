import { sql } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { UserId } from '#api/platform/ids';
import { deletedInScope, inScope, type Scope } from '../../../people/access/scope.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { BondRow } from '../../records/bonds/bond-on-wire.store.ts';
import type { CashFlowRow } from '../../records/cash-flows/cash-flow-on-wire.ts';
import type { EtfOrShareRow } from '../../records/etfs-and-shares/etf-or-share-on-wire.ts';

export type HoldingTable = 'bonds' | 'etfs_and_shares';

export interface Reading {
  readonly scope: Scope;
  /** Whether to lock the rows until the transaction ends. */
  readonly lock: boolean;
}

const rowsInScope = (table: HoldingTable, scope: Scope) =>
  sql`(select * from ${sql.table(table)} where ${inScope(table, scope)()})`;
const lockClause = ({ lock }: Reading, alias: string) =>
  lock ? sql`for no key update of ${sql.ref(alias)}` : sql``;

/** The ISINs of securities that are in lev or have holdings in lev. If `isin` is not null, at most that one. */
export async function listLevIsins(db: Database, scope: Scope, isin: string | null): Promise<string[]> {
  const { rows } = await sql<{ isin: string }>`
    select isin from (
      select isin from instruments where currency = 'BGN'
      union select isin from ${rowsInScope('bonds', scope)} as held where currency = 'BGN'
      union select isin from ${rowsInScope('etfs_and_shares', scope)} as held where currency = 'BGN'
    ) as lev
    where ${isin}::text is null or isin = ${isin}
    order by isin`.execute(db);
  return rows.map((row) => row.isin);
}

/** Everything that one owner holds of one security in lev. */
export interface LevPosition {
  readonly isin: string;
  readonly user_id: UserId;
  readonly rows: number;
}

/** In order of ISIN and owner. */
export async function listLevPositions(
  db: Database,
  table: HoldingTable,
  { scope, isins }: { readonly scope: Scope; readonly isins: readonly string[] },
): Promise<readonly LevPosition[]> {
  const { rows } = await sql<LevPosition>`
    select isin, user_id, count(*) as rows from ${rowsInScope(table, scope)} as held
    where currency = 'BGN' and isin = ${anyOf(isins)}
    group by isin, user_id
    order by isin, user_id`.execute(db);
  return rows;
}

type WithUsername<Row> = Row & { readonly username: string };

/** The deals of these positions in lev and in euro, in order of ISIN, owner and id. */
async function listDeals<Row>(
  db: Database,
  table: HoldingTable,
  { reading, positions }: { readonly reading: Reading; readonly positions: readonly LevPosition[] },
): Promise<readonly WithUsername<Row>[]> {
  const { rows } = await sql<WithUsername<Row>>`
    select held.*, users.username
    from json_to_recordset(${JSON.stringify(positions)}::json) as position (isin text, user_id bigint)
    join ${rowsInScope(table, reading.scope)} as held on held.isin = position.isin and held.user_id = position.user_id
      and held.currency in ('BGN', 'EUR')
    join users on users.id = held.user_id
    order by held.isin, held.user_id, held.id
    ${lockClause(reading, 'held')}`.execute(db);
  return rows;
}

export function listBondDeals(db: Database, reading: Reading, positions: readonly LevPosition[]) {
  return listDeals<BondRow>(db, 'bonds', { reading, positions });
}

export function listEtfOrShareDeals(db: Database, reading: Reading, positions: readonly LevPosition[]) {
  return listDeals<EtfOrShareRow>(db, 'etfs_and_shares', { reading, positions });
}

type BondKey = Pick<BondRow, 'user_id' | 'id'>;

const bondKeys = (bonds: readonly BondKey[]) => sql`
  json_to_recordset(${JSON.stringify(bonds.map(({ user_id, id }) => ({ user_id, id })))}::json) as bond (user_id bigint, id bigint)`;

export interface LevPayment extends BondKey {
  readonly profit: string;
  readonly payment_date: CalendarDate | null;
}

/** The payments of these bonds in the bond's currency. Includes deleted ones, since they can be restored. */
export async function listPaymentsOfBonds(
  db: Database,
  reading: Reading,
  bonds: readonly BondKey[],
): Promise<readonly LevPayment[]> {
  const { scope } = reading;
  const { rows } = await sql<LevPayment>`
    select payments.user_id, payments.id, payments.profit, payments.payment_date
    from ${bondKeys(bonds)}
    join payments on payments.user_id = bond.user_id and payments.bond_id = bond.id and payments.currency is null
    where ${inScope('payments', scope)()} or ${deletedInScope('payments', scope)()}
    order by payments.user_id, payments.id
    ${lockClause(reading, 'payments')}`.execute(db);
  return rows;
}

/** The cash flows of these bonds, ordered by bond and date. Includes deleted ones, since they can be restored. */
export async function listCashFlowsOfBonds(
  db: Database,
  reading: Reading,
  bonds: readonly BondKey[],
): Promise<readonly CashFlowRow[]> {
  const { scope } = reading;
  const { rows } = await sql<CashFlowRow>`
    select cash_flows.*
    from ${bondKeys(bonds)}
    join cash_flows on cash_flows.user_id = bond.user_id and cash_flows.bond_id = bond.id
    where ${inScope('cash_flows', scope)()} or ${deletedInScope('cash_flows', scope)()}
    order by cash_flows.user_id, cash_flows.bond_id, cash_flows.deleted_at is not null, cash_flows.date, cash_flows.id
    ${lockClause(reading, 'cash_flows')}`.execute(db);
  return rows;
}
