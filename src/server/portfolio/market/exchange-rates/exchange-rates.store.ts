import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import { CURRENCIES, type Currency } from '#domain/money/currency';
import type { DayRates } from '#domain/money/ecb-file';
import type { RecordedRate } from '#domain/money/rate-history';
import type { StoredDays } from '#api/portfolio/instruments/exchange-rates';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';

/** The stored rates of the newest day up to `today`; undefined if there are none. */
export async function findNewestRates(db: Database, today: CalendarDate): Promise<DayRates | undefined> {
  const rows = await db
    .selectFrom('exchange_rates')
    .select(['day', 'currency', 'units_per_euro'])
    .where('day', '=', (eb) =>
      eb
        .selectFrom('exchange_rates')
        .select(({ fn }) => fn.max('day').as('newest'))
        .where('day', '<=', today),
    )
    .execute();
  const day = rows[0]?.day;
  if (day === undefined) return undefined;
  return { day, unitsPerEuro: Object.fromEntries(rows.map((row) => [row.currency, row.units_per_euro])) };
}

/** The first and last stored day, and the number of days; null if no rates are stored. */
export async function findStoredDays(db: Database): Promise<z.input<typeof StoredDays>> {
  const days = db.selectFrom('exchange_rates').select('day').distinct().as('days');
  const { first, last, count } = await db
    .selectFrom(days)
    .select(({ fn }) => [
      fn.min<CalendarDate | null>('day').as('first'),
      fn.max<CalendarDate | null>('day').as('last'),
      fn.countAll<number>().as('count'),
    ])
    .executeTakeFirstOrThrow();
  return first === null || last === null ? null : { first, last, count };
}

/**
 * The rates of euro and lev are fixed by law and never stored. Searching for them would take as long as reading all the others.
 */
const isPublished = (currency: Currency) => currency !== 'EUR' && currency !== 'BGN';

interface RateSelection {
  readonly currencies: readonly Currency[];
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * All rates of the currencies from the first day to the last, as `rateHistory` takes them. Includes the last rate of each
 * currency before the first day, which applies until the next rate.
 */
export async function listRates(
  db: Database,
  { currencies, from, to }: RateSelection,
): Promise<readonly RecordedRate[]> {
  const { rows } = await sql<RecordedRate>`
    with wanted as materialized (
      select currency, coalesce(
        (
          select day
          from exchange_rates
          where exchange_rates.currency = published.currency and day <= ${from}::date
          order by day desc
          limit 1
        ),
        ${from}::date
      ) as first
      from unnest(${currencies.filter(isPublished)}::text[]) as published (currency)
    )
    select currency, day, units_per_euro as "unitsPerEuro"
    from exchange_rates
    join wanted using (currency)
    where day between wanted.first and ${to}::date and day >= (select min(first) from wanted)
    order by currency, day
  `.execute(db);
  return rows;
}

/** Small enough for a statement of a few milliseconds, so that other requests are served between two statements. */
const DAYS_PER_STATEMENT = 250;

/**
 * Stores the rates of these days (oldest first) and returns the days that it stored: those that are missing or have different
 * rates. If the file ends before the newest stored day, it stores only the missing days.
 */
export async function storeRates(
  tx: DatabaseTransaction,
  days: readonly DayRates[],
): Promise<readonly CalendarDate[]> {
  // The lock keeps others from storing a missing day between the check and the insert.
  await sql`lock table exchange_rates in share row exclusive mode`.execute(tx);
  const newest = (await findStoredDays(tx))?.last ?? '';
  const onlyMissing = (days.at(-1)?.day ?? '') < newest;
  const stored: CalendarDate[] = [];
  for (let start = 0; start < days.length; start += DAYS_PER_STATEMENT) {
    const some = days.slice(start, start + DAYS_PER_STATEMENT);
    const toStore = await listDaysToStore(tx, some, onlyMissing);
    if (toStore.length > 0)
      await replaceRates(
        tx,
        some.filter(({ day }) => toStore.includes(day)),
      );
    stored.push(...toStore);
  }
  return stored;
}

async function listDaysToStore(
  tx: DatabaseTransaction,
  days: readonly DayRates[],
  onlyMissing: boolean,
): Promise<readonly CalendarDate[]> {
  const { rows } = await sql<{ day: CalendarDate }>`
    select day
    from (select * from exchange_rates where day = any(${days.map(({ day }) => day)}::date[])) as stored
    full join ${unnested(days)} using (day, currency)
    group by day
    having count(stored.units_per_euro) = 0
      or (not ${onlyMissing}::boolean and bool_or(stored.units_per_euro is distinct from file.units))
    order by day
  `.execute(tx);
  return rows.map(({ day }) => day);
}

async function replaceRates(tx: DatabaseTransaction, days: readonly DayRates[]): Promise<void> {
  await sql`delete from exchange_rates where day = any(${days.map(({ day }) => day)}::date[])`.execute(tx);
  await sql`
    insert into exchange_rates (day, currency, units_per_euro)
    select day, currency, units from ${unnested(days)}
  `.execute(tx);
}

function unnested(days: readonly DayRates[]): RawBuilder<unknown> {
  const rows = days.flatMap(toRows);
  return sql`unnest(
    ${rows.map(({ day }) => day)}::date[],
    ${rows.map(({ currency }) => currency)}::text[],
    ${rows.map(({ units }) => units)}::numeric[]
  ) as file (day, currency, units)`;
}

function toRows({ day, unitsPerEuro }: DayRates) {
  return CURRENCIES.flatMap((currency) => {
    const units = unitsPerEuro[currency];
    return units === undefined ? [] : [{ day, currency, units }];
  });
}

/** Removes the rates of every day on which they equal one of these sets exactly. */
export async function removeRatesLike(
  tx: DatabaseTransaction,
  sets: readonly DayRates['unitsPerEuro'][],
): Promise<void> {
  const rows = sets.flatMap((unitsPerEuro, number) =>
    Object.entries(unitsPerEuro).map(([currency, units]) => ({ number, currency, units })),
  );
  await sql`
    with given as materialized (
      select *, count(*) over (partition by number) as size
      from unnest(
        ${rows.map(({ number }) => number)}::int[],
        ${rows.map(({ currency }) => currency)}::text[],
        ${rows.map(({ units }) => units)}::numeric[]
      ) as rate (number, currency, units)
    )
    delete from exchange_rates where day in (
      select day
      from exchange_rates as stored join given on given.currency = stored.currency and given.units = stored.units_per_euro
      group by day, number, size
      having count(*) = size and size = (select count(*) from exchange_rates as other where other.day = stored.day)
    )
  `.execute(tx);
}
