import { sql } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import { CURRENCIES } from '#domain/money/currency';
import type { DayRates } from '#domain/money/ecb-file';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';

/** The stored rates of the newest day that is not after `today`; undefined where there are none. */
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

/**
 * Stores the rates of these days, the oldest first, and answers which of them it stored: all of them, or where they end
 * before the newest stored day, only those that were missing.
 */
export async function storeRates(
  tx: DatabaseTransaction,
  days: readonly DayRates[],
): Promise<readonly CalendarDate[]> {
  // One at a time: what is missing must still be so when it is stored.
  await sql`lock table exchange_rates in share row exclusive mode`.execute(tx);
  const stored = await tx.selectFrom('exchange_rates').select('day').distinct().orderBy('day').execute();
  const storedDays = new Set(stored.map(({ day }) => day));
  const newest = stored.at(-1)?.day ?? '';
  const isOlder = (days.at(-1)?.day ?? '') < newest;
  const toStore = days.filter(({ day }) => !isOlder || !storedDays.has(day));
  const storing = toStore.map(({ day }) => day);
  if (storing.length === 0) return [];
  await tx.deleteFrom('exchange_rates').where('day', 'in', storing).execute();
  await tx.insertInto('exchange_rates').values(toStore.flatMap(toRows)).execute();
  return storing;
}

function toRows({ day, unitsPerEuro }: DayRates) {
  return CURRENCIES.flatMap((currency) => {
    const units = unitsPerEuro[currency];
    return units === undefined ? [] : [{ day, currency, units_per_euro: units }];
  });
}

/** Removes the rates of those days that have exactly these. */
export async function removeRatesLike(
  tx: DatabaseTransaction,
  unitsPerEuro: DayRates['unitsPerEuro'],
): Promise<void> {
  const [currencies, units] = [Object.keys(unitsPerEuro), Object.values(unitsPerEuro)];
  await sql`
    delete from exchange_rates where day in (
      select day
      from exchange_rates
      left join unnest(${currencies}::text[], ${units}::numeric[]) as given (currency, units)
        on given.currency = exchange_rates.currency and given.units = exchange_rates.units_per_euro
      group by day
      having count(*) = ${currencies.length} and count(given.currency) = ${currencies.length}
    )
  `.execute(tx);
}
