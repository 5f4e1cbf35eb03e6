import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { BondTotals } from '#domain/bonds/holding/bonds-summary';
import type { CalendarDate } from '#domain/calendar-date';
import type { DayRates } from '#domain/money/ecb-file';
import { Bond } from '#api/portfolio/bonds';
import type { UserId } from '#api/platform/ids';
import { inScope, ownerRows, type PreparedScope } from '../../../people/access/scope.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { batchedQuery } from '../../../platform/database/batching/batched-query.ts';
import type { Value } from '../../../platform/database/prepared-query.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { newestRatesAsJson, newestRatesTag } from '../../market/exchange-rates/newest-rates.store.ts';
import type { Condition, Snapshot } from '../../../platform/http/answers/conditional-read.ts';
import { bondAsJson } from './bond-on-wire.store.ts';

/** A list of at most this many bonds is read in one batch with other lists. */
const SHORT_LIST = 50;
/** Lists of more bonds than this are read in turn. */
const LARGE_LIST = 1_000;

interface Values extends Condition {
  readonly owner: UserId;
  /** Selects the expired or the active bonds; null selects all. */
  readonly expired: boolean | null;
  readonly today: CalendarDate;
}

/** Bonds, totals and rates are null if the list was not read. */
interface MyBonds {
  readonly tag: string;
  readonly isLarge: boolean;
  /** The bonds as JSON, without the brackets around them. */
  readonly bonds: string | null;
  readonly totals: readonly BondTotals[] | null;
  readonly rates: DayRates | null;
}

/** Changes with the fields of a bond's JSON, so that an answer of an earlier version of Kupon never counts as current. */
const SHAPE = createHash('sha256').update(Object.keys(Bond.in.shape).join()).digest('hex').slice(0, 6);

type Parameter = Value<Values>;

/** Exact sums by currency, separate for expired and active bonds. They are text so that JSON keeps every digit. */
function selectTotals(db: Database, scope: PreparedScope) {
  return db
    .selectFrom('bonds')
    .select(({ fn }) => [
      'currency',
      'expired',
      fn.countAll<number>().as('count'),
      // Division of numerics rounds; multiplication keeps every digit.
      sql<string>`(sum(nominal * buy_price) * 0.01)::text`.as('cost'),
      sql<string>`sum(profit)::text`.as('profit'),
      sql<string>`coalesce(sum(yield_percent), 0)::text`.as('yieldSum'),
      fn.count<number>('yield_percent').as('yieldCount'),
    ])
    .where(inScope('bonds', scope))
    .groupBy(['currency', 'expired']);
}

/** In ISIN order. */
function bondsAsJson(value: Parameter): RawBuilder<unknown> {
  return sql`
    select coalesce(string_agg(bond, ','), '')
    from (
      select ${bondAsJson(value('today'))} as bond
      from bonds
      where ${inScope('bonds', ownerRows(value('owner')))()}
        and (${value('expired')}::boolean is null or bonds.expired = ${value('expired')})
      order by bonds.isin, bonds.id
    ) as written`;
}

/**
 * Everything that the answer depends on: the database (a restored one starts counting revisions again), the user, the revision
 * of their bonds, the exchange rates, today, and the fields of the JSON.
 */
function tag(value: Parameter): RawBuilder<unknown> {
  return sql`concat_ws('-',
    (select left(id::text, 8) from database_identity),
    ${value('owner')}::bigint,
    (select coalesce(sum(revision), 0) from bond_revisions where bond_revisions.user_id = ${value('owner')}),
    ${newestRatesTag(value('today'))},
    ${value('today')}::date,
    ${sql.lit(SHAPE)})`;
}

/** The number of bonds. Stops counting once the list is known to be large. */
function count(value: Parameter): RawBuilder<unknown> {
  return sql`
    (select count(*) from (
      select from bonds where ${inScope('bonds', ownerRows(value('owner')))()} limit ${sql.lit(LARGE_LIST + 1)}
    ) as counted)`;
}

/**
 * One statement, so that tag and bonds come from the same snapshot. `case` keeps PostgreSQL from reading bonds that the answer
 * does not need; a join condition would be evaluated only after reading them.
 */
const readMyBonds = batchedQuery<Values, MyBonds>({
  types: { owner: 'bigint', expired: 'boolean', today: 'date', knownTags: 'text[]', includeLong: 'boolean' },
  make: (value, db) => {
    const totals = selectTotals(db, ownerRows(value('owner')));
    const isNew = sql`tag <> all (${value('knownTags')}::text[])`;
    const ifRead = (query: RawBuilder<unknown>) => sql`case when is_read then (${query}) end`;
    return sql<MyBonds>`
      with state as materialized (select ${tag(value)} as tag),
      counted as materialized (select tag, case when ${isNew} then ${count(value)} end as count from state),
      found as materialized (
        select tag, coalesce(count > ${sql.lit(LARGE_LIST)}, false) as is_large,
          count is not null and (${value('includeLong')}::boolean or count <= ${sql.lit(SHORT_LIST)}) as is_read
        from counted)
      select tag, is_large as "isLarge",
        ${ifRead(bondsAsJson(value))} as bonds,
        ${ifRead(sql`select coalesce(json_agg(totals), '[]') from (${totals}) as totals`)} as totals,
        ${ifRead(newestRatesAsJson(value('today')))} as rates
      from found`;
  },
});

/** The input of the cards above the list. */
export interface Sums {
  readonly totals: readonly BondTotals[];
  readonly rates: DayRates | null;
}

interface MyBondsRequest {
  readonly principal: Principal;
  readonly today: CalendarDate;
  readonly query: { readonly expired?: boolean | undefined };
}

/** Writes the JSON of the answer around the bonds that PostgreSQL has written. */
type AnswerJson = (bonds: string, sums: Sums, query: MyBondsRequest['query']) => string;

/** The user's list of bonds. */
export const findMyBonds =
  (answerJson: AnswerJson) =>
  async (
    db: Database,
    { principal, today, query }: MyBondsRequest,
    condition: Condition,
  ): Promise<Snapshot> => {
    const values = { ...condition, owner: principal.userId, expired: query.expired ?? null, today };
    const run = condition.includeLong ? readMyBonds.single : readMyBonds.batched;
    const [row] = await run(db, values);
    if (row === undefined) throw new Error('the query for a list of bonds returned no row');
    const { tag, isLarge, bonds, totals, rates } = row;
    const isRead = bonds !== null && totals !== null;
    return { tag, isLarge, json: isRead ? answerJson(bonds, { totals, rates }, query) : undefined };
  };
