import { sql } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { BenchmarkFile, BenchmarkValue } from '#domain/returns/benchmark-files/benchmark-file';
import type { BenchmarkSeries } from '#api/portfolio/figures/benchmarks';
import type { BenchmarkId } from '#api/platform/ids';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';

/** Every stored series has at least one value, so the inner join loses none. */
function selectSeries(db: Database) {
  return db
    .selectFrom('benchmark_series')
    .innerJoin('benchmark_values', 'series_id', 'id')
    .select(['id', 'name', 'kind', 'key'])
    .select(({ fn }) => [
      fn.min<CalendarDate>('day').as('firstDay'),
      fn.max<CalendarDate>('day').as('lastDay'),
      fn.countAll<number>().as('days'),
    ])
    .groupBy('id');
}

/** In order of their names. */
export function listSeries(db: Database): Promise<BenchmarkSeries[]> {
  return selectSeries(db)
    .orderBy(sql`lower(name)`)
    .execute();
}

export function findSeries(db: Database, id: BenchmarkId): Promise<BenchmarkSeries | undefined> {
  return selectSeries(db).where('id', '=', id).executeTakeFirst();
}

/** Locks and lists all series: nobody else can change them until the transaction ends. */
export async function lockSeries(tx: DatabaseTransaction): Promise<BenchmarkSeries[]> {
  await sql`lock table benchmark_series in share row exclusive mode`.execute(tx);
  return listSeries(tx);
}

export async function insertSeries(
  tx: DatabaseTransaction,
  series: Pick<BenchmarkFile, 'kind' | 'key'> & { readonly name: string },
): Promise<BenchmarkId> {
  const { id } = await tx
    .insertInto('benchmark_series')
    .values(series)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds values and replaces those of the same days. Returns the number of values that are new or have changed. */
export async function storeValues(
  tx: DatabaseTransaction,
  id: BenchmarkId,
  values: readonly BenchmarkValue[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into benchmark_values (series_id, day, value)
    select ${id}, day, value
    from unnest(${values.map(({ day }) => day)}::date[], ${values.map(({ value }) => value)}::numeric[]) as file (day, value)
    on conflict (series_id, day) do update set value = excluded.value
    where benchmark_values.value <> excluded.value
  `.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Returns the name of the removed series; undefined if it does not exist. */
export function removeSeries(
  tx: DatabaseTransaction,
  id: BenchmarkId,
): Promise<{ readonly name: string } | undefined> {
  return tx.deleteFrom('benchmark_series').where('id', '=', id).returning('name').executeTakeFirst();
}

/** The values of a series up to a day, the earliest first. */
export async function listValues(db: Database, id: BenchmarkId, to: CalendarDate): Promise<BenchmarkValue[]> {
  return db
    .selectFrom('benchmark_values')
    .select(['day', 'value'])
    .where('series_id', '=', id)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
}
