import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { BondTotals } from '#domain/bonds/bonds-summary';
import type { DayRates } from '#domain/money/ecb-file';
import { Bond } from '#api/bonds';
import { inScope, rowsOfFoundSession } from '../access/scope.ts';
import { foundSession, selectSession, type FoundSessionRow } from '../access/sessions.store.ts';
import { askedTogether, READS_AT_ONCE } from '../database/asked-together.ts';
import type { Value } from '../database/prepared-query.ts';
import type { Database } from '../database/schema.ts';
import { newestRatesAsJson, tagOfNewestRates } from '../exchange-rates/rates-in-query.ts';
import { MANY_ROWS, type Found, type Reading } from '../http/read-with-session.ts';
import { bondAsJson } from './bond-on-wire.ts';
import { selectTotals } from './bonds.store.ts';

/** Which of them: the expired or the active ones, all where it is undefined. */
interface Filter {
  readonly expired?: boolean | undefined;
}

interface Values extends Omit<Reading<Filter>, 'query'> {
  readonly expired: boolean | null;
}

type Place = Value<Values>;

/** What PostgreSQL makes of the rows: JSON, null where the state is known, and of a long list that is not read yet. */
interface MyBonds {
  /** The elements of the array of bonds, as text to be passed on. */
  readonly bonds: string | null;
  readonly totals: readonly BondTotals[] | null;
  readonly rates: DayRates | null;
}

interface MyBondsRow extends FoundSessionRow, MyBonds {
  readonly tag: string;
  /** Null where the state is known, and where many are read. */
  readonly count: number | null;
}

/** Another one as soon as the statement makes another answer of the same rows. */
const SHAPE = createHash('sha256').update(Object.keys(Bond.in.shape).join()).digest('hex').slice(0, 6);

const HOLDERS = rowsOfFoundSession('found');

/** In ISIN order. */
function bondsAsJson(value: Place): RawBuilder<unknown> {
  return sql`
    select coalesce(string_agg(bond, ','), '')
    from (
      select ${bondAsJson(value('today'))} as bond
      from bonds
      where ${inScope('bonds', HOLDERS)()} and (${value('expired')}::boolean is null or bonds.expired = ${value('expired')})
      order by bonds.isin, bonds.id
    ) as written`;
}

/** The user, the revision of their bonds, the rates of the sums, the day of the years since a purchase, the form of the answer. */
function tag(value: Place): RawBuilder<unknown> {
  return sql`concat_ws('-',
    session.user_id,
    (select coalesce(sum(revision), 0) from bond_revisions where bond_revisions.user_id = session.user_id),
    ${tagOfNewestRates(value('today'))},
    ${value('today')}::date,
    ${sql.lit(SHAPE)})`;
}

/** Of a longer list the rows are not read where others wait for the same statement. */
const SHORT = 50;

/** Of those that are many no more are counted. */
const count = sql`(
  select count(*)::int
  from (select from bonds where ${inScope('bonds', rowsOfFoundSession('state'))()} limit ${sql.lit(MANY_ROWS + 1)}) as counted)`;

const isNew = (value: Place) => sql`tag <> all (${value('known')}::text[])`;

/** Not worked out where the rows are not to be read. A condition of a join would be looked at only after they are. */
const whereRead = (value: Place, query: RawBuilder<unknown>) => sql`
  case when ${isNew(value)} and (${value('many')}::boolean or found.count <= ${sql.lit(SHORT)}) then (${query}) end`;

const readMyBonds = askedTogether<Values, MyBondsRow>({
  atOnce: READS_AT_ONCE,
  types: {
    tokenHash: 'bytea',
    now: 'timestamptz',
    today: 'date',
    known: 'text[]',
    expired: 'boolean',
    many: 'boolean',
  },
  make(value, db) {
    const totals = sql`select coalesce(json_agg(totals), '[]') from (${selectTotals(db, HOLDERS)}) as totals`;
    return sql<MyBondsRow>`
      with session as (${selectSession(db, value)}),
      state as materialized (select session.*, ${tag(value)} as tag from session),
      found as materialized (
        select state.*, case when ${isNew(value)} and not ${value('many')}::boolean then ${count} end as count from state)
      select found.*,
        ${whereRead(value, bondsAsJson(value))} as bonds,
        ${whereRead(value, totals)} as totals,
        ${whereRead(value, newestRatesAsJson(value('today')))} as rates
      from found`;
  },
});

/** What the cards above the list are made of. */
export interface Sums {
  readonly totals: readonly BondTotals[];
  readonly rates: DayRates | null;
}

/** Makes the answer of the JSON that PostgreSQL has written. */
type JsonOf = (bonds: string, sums: Sums, filter: Filter) => string;

/** The holder's session and bonds in one query: of a short list together with what others ask. */
export const findMyBonds =
  (jsonOf: JsonOf) =>
  async (db: Database, { query, ...reading }: Reading<Filter>): Promise<Found | undefined> => {
    const ask = reading.many ? readMyBonds.alone : readMyBonds.together;
    const [row] = await ask(db, { ...reading, expired: query.expired ?? null });
    if (row === undefined) return undefined;
    const { tag, count, bonds, totals, rates } = row;
    const json = bonds === null || totals === null ? undefined : jsonOf(bonds, { totals, rates }, query);
    return { ...foundSession(row), tag, json, count };
  };
