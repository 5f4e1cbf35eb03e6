import { sql, type SqlBool } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { InstrumentChanges, ListedInstrument } from '#api/portfolio/instruments/instruments';
import { inScope, type Scope } from '../../../people/access/scope.ts';
import { hasVersion, nextVersion } from '../../../platform/database/optimistic-lock.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import { instrumentColumns, type InstrumentRow } from './instrument-row.ts';

export async function findInstrument(db: Database, isin: string): Promise<InstrumentRow> {
  return db.selectFrom('instruments').selectAll().where('isin', '=', isin).executeTakeFirstOrThrow(notFound);
}

/**
 * The instruments with these ISINs, in ISIN order. With `lock`, nobody else can change them or save their prices until the
 * transaction ends.
 */
export async function listInstrumentRows(
  db: Database,
  isins: readonly string[],
  mode: 'read' | 'lock',
): Promise<InstrumentRow[]> {
  return db
    .selectFrom('instruments')
    .selectAll()
    .where(sql<SqlBool>`isin = any(${isins})`)
    .orderBy('isin')
    .$if(mode === 'lock', (query) => query.forNoKeyUpdate())
    .execute();
}

/** Throws not found if nobody in the scope holds the instrument. */
export async function findHeldInstrument(db: Database, scope: Scope, isin: string): Promise<InstrumentRow> {
  return db
    .selectFrom('instruments')
    .selectAll()
    .where('isin', '=', isin)
    .where(
      sql<SqlBool>`(
        exists (select from bonds where bonds.isin = ${isin} and ${inScope('bonds', scope)()})
        or exists (
          select from etfs_and_shares
          where etfs_and_shares.isin = ${isin} and ${inScope('etfs_and_shares', scope)()}
        ))`,
    )
    .executeTakeFirstOrThrow(notFound);
}

/** Undefined if the instrument does not exist or has another version. */
export async function changeInstrument(
  tx: DatabaseTransaction,
  isin: string,
  {
    fields,
    expectedVersion,
  }: { readonly fields: InstrumentChanges; readonly expectedVersion: number | undefined },
): Promise<InstrumentRow | undefined> {
  return tx
    .updateTable('instruments')
    .set({ ...instrumentColumns(fields), version: nextVersion() })
    .where('isin', '=', isin)
    .where(hasVersion(expectedVersion))
    .returningAll()
    .executeTakeFirst();
}

/** Inserts instruments that nobody holds, of which only the currency and the price basis are known. */
export async function insertUnheldInstruments(
  tx: DatabaseTransaction,
  instruments: readonly Pick<InstrumentRow, 'isin' | 'currency' | 'price_basis'>[],
): Promise<void> {
  if (instruments.length === 0) return;
  await tx
    .insertInto('instruments')
    .values(instruments.map((instrument) => ({ ...instrument, kind: 'other' as const })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The number of holders of an ISIN in the scope, and the quantity of its open holdings less sales. */
export interface Held {
  readonly holders: number;
  readonly quantity: string;
}

/** A lateral join: `holders` and `quantity` for each ISIN of the outer query. */
const heldTotals = (isin: string, scope: Scope) => sql`
  lateral (
    select count(distinct user_id) as holders,
      coalesce(sum(case when direction in ('Buy', 'Bid') then nominal else -nominal end) filter (where not expired), 0)::text
        as quantity
    from (
      select user_id, direction, nominal, expired from bonds
      where bonds.isin = ${sql.ref(isin)} and ${inScope('bonds', scope)()}
      union all
      select user_id, direction, nominal, expired from etfs_and_shares
      where etfs_and_shares.isin = ${sql.ref(isin)} and ${inScope('etfs_and_shares', scope)()}
    ) as rows
  ) as held`;

export async function findHeld(db: Database, scope: Scope, isin: string): Promise<Held> {
  const { rows } = await sql<Held>`
    select held.holders, held.quantity from instruments cross join ${heldTotals('instruments.isin', scope)}
    where instruments.isin = ${isin}`.execute(db);
  return rows[0] ?? { holders: 0, quantity: '0' };
}

interface InstrumentQuery {
  readonly q: string;
  /** The last ISIN of the previous page. */
  readonly cursor: string;
  readonly limit: number | null;
  readonly today: CalendarDate;
}

type ListedRow = Omit<ListedInstrument, 'quantity' | 'price'> & {
  readonly quantity: string;
  readonly price: string | null;
};

/** In ISIN order. */
export async function listInstruments(
  db: Database,
  scope: Scope,
  { q, cursor, limit, today }: InstrumentQuery,
): Promise<readonly ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select isin, kind, name, issuer, instruments.currency, price_basis as "priceBasis", maturity_date as "maturityDate",
      held.holders, held.quantity, last.price, last.day
    from instruments
    cross join ${heldTotals('instruments.isin', scope)}
    left join lateral (
      select price, day from prices
      where prices.isin = instruments.isin and prices.currency = instruments.currency and day <= ${today} and not undone
      order by day desc, source_rank, id desc
      limit 1
    ) as last on true
    where isin > ${cursor}
      and (${q} = '' or strpos(lower(concat_ws(' ', isin, name, issuer)), lower(${q})) > 0)
    order by isin
    limit ${limit}`.execute(db);
  return rows;
}
