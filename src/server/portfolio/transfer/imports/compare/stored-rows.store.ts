import { sql, type Selectable } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { BondId, EtfOrShareId, UserId } from '#api/platform/ids';
import { deletedInScope, inScope, type Scope } from '../../../../people/access/scope.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import type { DistributionsTable } from '../../../../platform/database/tables/securities-tables.ts';
import type { PaymentsTable } from '../../../../platform/database/schema.ts';
import type { BondRow } from '../../../records/bonds/bond-on-wire.store.ts';
import type { EtfOrShareRow } from '../../../records/etfs-and-shares/etf-or-share-on-wire.ts';
import type { WrittenTableName } from '../confirm/written-tables.ts';

export interface Holder {
  readonly id: UserId;
  readonly username: string;
  readonly email_key: string;
}

/** Users by id or by the key of their email. */
export function findHolders(
  db: Database,
  { ids, emailKeys }: { readonly ids: readonly number[]; readonly emailKeys: readonly string[] },
): Promise<Holder[]> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email_key'])
    .where(sql<boolean>`id = any(${ids}::bigint[]) or email_key = any(${emailKeys}::text[])`)
    .execute();
}

export function findSecurities(db: Database, isins: readonly string[]) {
  return db
    .selectFrom('instruments')
    .select(['isin', 'kind', 'name', 'currency'])
    .where(sql<boolean>`isin = any(${isins}::text[])`)
    .execute();
}

interface Origin {
  /** True if an import added the row. */
  readonly is_imported: boolean;
}

/** A holder and a security: the key of all their holdings of it. */
export interface HoldingKey {
  readonly user_id: UserId;
  readonly isin: string;
}

const isImported = (table: WrittenTableName) => sql<boolean>`exists (
  select from batch_holdings as known
  where known.user_id = ${sql.ref(`${table}.user_id`)} and known.target = ${table}
    and known.target_id = ${sql.ref(`${table}.id`)} and known.identity is not null
)`;

const isAmong = (table: 'bonds' | 'etfs_and_shares', keys: readonly HoldingKey[]) => sql<boolean>`
  (${sql.ref(`${table}.user_id`)}, ${sql.ref(`${table}.isin`)}) in (
    select user_id, isin from json_to_recordset(${JSON.stringify(keys)}::json) as listed (user_id bigint, isin text)
  )`;

export type StoredBond = BondRow & Origin;

export function listHeldBonds(
  db: Database,
  scope: Scope,
  keys: readonly HoldingKey[],
): Promise<StoredBond[]> {
  return db
    .selectFrom('bonds')
    .selectAll()
    .select(isImported('bonds').as('is_imported'))
    .where(inScope('bonds', scope))
    .where(isAmong('bonds', keys))
    .orderBy('id')
    .execute();
}

export type StoredEtfOrShare = EtfOrShareRow & Origin;

export function listHeldEtfsAndShares(
  db: Database,
  scope: Scope,
  keys: readonly HoldingKey[],
): Promise<StoredEtfOrShare[]> {
  return db
    .selectFrom('etfs_and_shares')
    .selectAll()
    .select(isImported('etfs_and_shares').as('is_imported'))
    .where(inScope('etfs_and_shares', scope))
    .where(isAmong('etfs_and_shares', keys))
    .orderBy('id')
    .execute();
}

type EditedIds = Readonly<
  Record<'bonds' | 'etfsAndShares' | 'payments' | 'distributions' | 'cashFlows', readonly number[]>
>;

const isOneOf = (id: string, ids: readonly number[]) => sql<boolean>`${sql.ref(id)} = any(${ids}::bigint[])`;

/** The rows with these ids that are not deleted. Payments, distributions and cash flows include the ISIN, bank and currency of their holding. */
export async function listRowsToEdit(db: Database, scope: Scope, ids: EditedIds) {
  const bonds = db.selectFrom('bonds').selectAll().where(inScope('bonds', scope));
  const etfsAndShares = db.selectFrom('etfs_and_shares').selectAll().where(inScope('etfs_and_shares', scope));
  const payments = db
    .selectFrom('payments')
    .innerJoin('bonds', (join) =>
      join.onRef('bonds.user_id', '=', 'payments.user_id').onRef('bonds.id', '=', 'payments.bond_id'),
    )
    .selectAll('payments')
    .select(['bonds.isin', 'bonds.bank', 'bonds.currency as bond_currency'])
    .where(inScope('payments', scope))
    .where(inScope('bonds', scope));
  const distributions = db
    .selectFrom('distributions')
    .innerJoin('etfs_and_shares', (join) =>
      join
        .onRef('etfs_and_shares.user_id', '=', 'distributions.user_id')
        .onRef('etfs_and_shares.id', '=', 'distributions.etf_or_share_id'),
    )
    .selectAll('distributions')
    .select(['etfs_and_shares.isin', 'etfs_and_shares.bank'])
    .where(inScope('distributions', scope))
    .where(inScope('etfs_and_shares', scope));
  const cashFlows = db
    .selectFrom('cash_flows')
    .innerJoin('bonds', (join) =>
      join.onRef('bonds.user_id', '=', 'cash_flows.user_id').onRef('bonds.id', '=', 'cash_flows.bond_id'),
    )
    .selectAll('cash_flows')
    .select(['bonds.isin', 'bonds.bank', 'bonds.currency'])
    .where(inScope('cash_flows', scope))
    .where(inScope('bonds', scope));
  return {
    bonds: await bonds.where(isOneOf('id', ids.bonds)).execute(),
    etfsAndShares: await etfsAndShares.where(isOneOf('id', ids.etfsAndShares)).execute(),
    payments: await payments.where(isOneOf('payments.id', ids.payments)).execute(),
    distributions: await distributions.where(isOneOf('distributions.id', ids.distributions)).execute(),
    cashFlows: await cashFlows.where(isOneOf('cash_flows.id', ids.cashFlows)).execute(),
  };
}

export type StoredPayment = Selectable<PaymentsTable> & Origin;

export function listStoredPayments(
  db: Database,
  scope: Scope,
  bonds: readonly BondId[],
): Promise<StoredPayment[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .select(isImported('payments').as('is_imported'))
    .where(inScope('payments', scope))
    .where(sql<boolean>`bond_id = any(${bonds}::bigint[])`)
    .orderBy('id')
    .execute();
}

export type StoredDistribution = Selectable<DistributionsTable> & Origin;

export function listStoredDistributions(
  db: Database,
  scope: Scope,
  holdings: readonly EtfOrShareId[],
): Promise<StoredDistribution[]> {
  return db
    .selectFrom('distributions')
    .selectAll()
    .select(isImported('distributions').as('is_imported'))
    .where(inScope('distributions', scope))
    .where(sql<boolean>`etf_or_share_id = any(${holdings}::bigint[])`)
    .orderBy('id')
    .execute();
}

export interface StoredIdentity {
  readonly user_id: UserId;
  /** SHA-256 in hexadecimal digits. */
  readonly identity: string;
  readonly ordinal: number;
  readonly target: WrittenTableName;
  readonly target_id: number;
  /** SHA-256 in hexadecimal digits of the row of the file; null if it was not kept. */
  readonly content: string | null;
  readonly imported_on: CalendarDate;
  /** The day it was deleted; null if it still exists. */
  readonly deleted_on: CalendarDate | null;
}

interface IdentityQuery {
  readonly identities: readonly Pick<StoredIdentity, 'user_id' | 'identity' | 'ordinal'>[];
  readonly timeZone: string;
}

/**
 * The identities that an earlier import wrote, with a row that exists, or else the one that was deleted last. A row that was deleted for good
 * counts as deleted on the day of its import.
 */
export async function listStoredIdentities(
  db: Database,
  scope: Scope,
  { identities, timeZone }: IdentityQuery,
): Promise<readonly StoredIdentity[]> {
  const isThere = (table: WrittenTableName) =>
    sql`(${inScope(table, scope)()} or ${deletedInScope(table, scope)()})`;
  const day = sql`(coalesce(bonds.deleted_at, etfs_and_shares.deleted_at, payments.deleted_at, distributions.deleted_at, cash_flows.deleted_at)
    at time zone ${timeZone})::date`;
  const importedOn = sql`(batches.saved_at at time zone ${timeZone})::date`;
  const isGone = sql`coalesce(bonds.id, etfs_and_shares.id, payments.id, distributions.id, cash_flows.id) is null`;
  const { rows } = await sql<StoredIdentity>`
    select distinct on (known.user_id, known.identity, known.ordinal) known.user_id, encode(known.identity, 'hex') as identity,
      known.ordinal, known.target, known.target_id, encode(known.content, 'hex') as content,
      ${importedOn} as imported_on,
      case when ${isGone} then ${importedOn} else ${day} end as deleted_on
    from json_to_recordset(${JSON.stringify(identities)}::json) as listed (user_id bigint, identity text, ordinal integer)
    join batch_holdings as known on known.identity = decode(listed.identity, 'hex') and known.user_id = listed.user_id
      and known.ordinal = listed.ordinal
    join batches on batches.id = known.batch_id
    left join bonds on known.target = 'bonds' and bonds.user_id = known.user_id and bonds.id = known.target_id
      and ${isThere('bonds')}
    left join etfs_and_shares on known.target = 'etfs_and_shares' and etfs_and_shares.user_id = known.user_id
      and etfs_and_shares.id = known.target_id and ${isThere('etfs_and_shares')}
    left join payments on known.target = 'payments' and payments.user_id = known.user_id and payments.id = known.target_id
      and ${isThere('payments')}
    left join distributions on known.target = 'distributions' and distributions.user_id = known.user_id
      and distributions.id = known.target_id and ${isThere('distributions')}
    left join cash_flows on known.target = 'cash_flows' and cash_flows.user_id = known.user_id
      and cash_flows.id = known.target_id and ${isThere('cash_flows')}
    order by known.user_id, known.identity, known.ordinal, deleted_on desc nulls first`.execute(db);
  return rows;
}

interface RowKey {
  readonly user_id: UserId;
  readonly id: number;
}

/** The row as the imports left it. */
export interface ImportedVersion {
  readonly id: number;
  readonly version: number;
  /** The day of the import that added the row, and the format of its file; null for columns chosen by hand. */
  readonly imported_on: CalendarDate;
  readonly format: string | null;
}

/** What imports left of these rows: those that no import has written are missing. */
export async function listImportedVersions(
  db: Database,
  { table, timeZone }: { readonly table: WrittenTableName; readonly timeZone: string },
  keys: readonly RowKey[],
): Promise<readonly ImportedVersion[]> {
  const { rows } = await sql<ImportedVersion>`
    select known.target_id as id, max(known.version_after) as version,
      min((batches.saved_at at time zone ${timeZone})::date) as imported_on,
      min(imports.format) filter (where known.identity is not null) as format
    from json_to_recordset(${JSON.stringify(keys)}::json) as listed (user_id bigint, id bigint)
    join batch_holdings as known on known.user_id = listed.user_id and known.target = ${table} and known.target_id = listed.id
    join batches on batches.id = known.batch_id and batches.act = 'import'
    left join imports on imports.batch_id = batches.id
    group by known.target_id`.execute(db);
  return rows;
}

/** Reserves ids for rows that may be added, so that a payment can refer to a bond of the same file. */
export async function reserveIds(db: Database, table: WrittenTableName, count: number): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select json_agg(nextval(sequence)) as ids
    from cast(pg_get_serial_sequence(${table}, 'id') as regclass) as sequence cross join generate_series(1, ${count}::integer)`.execute(
    db,
  );
  return rows.flatMap(({ ids }) => ids);
}
