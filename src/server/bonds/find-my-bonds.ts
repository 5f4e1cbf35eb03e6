import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { BondTotals } from '#domain/bonds/bonds-summary';
import type { DayRates } from '#domain/money/ecb-file';
import { Bond } from '#api/bonds';
import { inScope, rowsOfFoundSession } from '../access/scope.ts';
import { foundSession, selectSession, type FoundSessionRow } from '../access/sessions.store.ts';
import { preparedQuery, statement, type Value } from '../database/prepared-query.ts';
import type { Database } from '../database/schema.ts';
import { newestRatesAsJson, tagOfNewestRates } from '../exchange-rates/rates-in-query.ts';
import type { Found, Reading } from '../http/read-with-session.ts';
import { bondAsJson } from './bond-on-wire.ts';
import { selectTotals } from './bonds.store.ts';

/** Which of them: the expired or the active ones, all where it is undefined. */
interface Filter {
  readonly expired?: boolean | undefined;
}

interface Values extends Omit<Reading<Filter>, 'query'> {
  readonly expired: boolean | null;
}

/** What PostgreSQL makes of the rows: JSON, null where the state is known. */
interface MyBonds {
  /** The array of the bonds, as text to be passed on. */
  readonly bonds: string | null;
  readonly totals: readonly BondTotals[] | null;
  readonly rates: DayRates | null;
}

interface MyBondsRow extends FoundSessionRow, MyBonds {
  readonly tag: string;
}

/** Another one as soon as the statement makes another answer of the same rows. */
const SHAPE = createHash('sha256').update(Object.keys(Bond.in.shape).join()).digest('hex').slice(0, 6);

const HOLDERS = rowsOfFoundSession('found');

/** In ISIN order. */
function bondsAsJson(value: Value<Values>): RawBuilder<unknown> {
  return sql`
    select concat('[', string_agg(bond, ','), ']')
    from (
      select ${bondAsJson(value('today'))} as bond
      from bonds
      where ${inScope('bonds', HOLDERS)()} and (${value('expired')}::boolean is null or bonds.expired = ${value('expired')})
      order by bonds.isin, bonds.id
    ) as written`;
}

/** The user, the revision of their bonds, the rates of the sums, the day of the years since a purchase, the form of the answer. */
function tag(value: Value<Values>): RawBuilder<unknown> {
  return sql`concat_ws('-',
    session.user_id,
    (select coalesce(sum(revision), 0) from bond_revisions where bond_revisions.user_id = session.user_id),
    ${tagOfNewestRates(value('today'))},
    ${value('today')}::date,
    ${sql.lit(SHAPE)})`;
}

/** Not worked out where the state is known. A condition of a join would be looked at only after the rows are read. */
const whereNew = (value: Value<Values>) => (query: RawBuilder<unknown>) =>
  sql`case when found.tag <> all (${value('known')}::text[]) then (${query}) end`;

const readMyBonds = preparedQuery<Values, MyBondsRow>((value, db) => {
  const ifNew = whereNew(value);
  const totals = sql`select coalesce(json_agg(totals), '[]') from (${selectTotals(db, HOLDERS)}) as totals`;
  return statement(sql<MyBondsRow>`
    with session as (${selectSession(db, value)}),
    found as materialized (select session.*, ${tag(value)} as tag from session)
    select found.*,
      ${ifNew(bondsAsJson(value))} as bonds,
      ${ifNew(totals)} as totals,
      ${ifNew(newestRatesAsJson(value('today')))} as rates
    from found`);
});

/** The holder's session and bonds in one query; `jsonOf` puts the answer together. */
export async function findMyBonds(
  db: Database,
  { query, ...reading }: Reading<Filter>,
  jsonOf: (bonds: string, sums: Sums) => string,
): Promise<Found | undefined> {
  const [row] = await readMyBonds(db, { ...reading, expired: query.expired ?? null });
  if (row === undefined) return undefined;
  const { tag, bonds, totals, rates } = row;
  const json = bonds === null || totals === null ? undefined : jsonOf(bonds, { totals, rates });
  return { ...foundSession(row), tag, json };
}

/** What the cards above the list are made of. */
export interface Sums {
  readonly totals: readonly BondTotals[];
  readonly rates: DayRates | null;
}
