import { sql } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { RecordedPrice } from '#domain/prices/price-history';
import type { Database } from '../../platform/database/schema.ts';

interface PricesWanted {
  readonly isins: readonly string[];
  readonly on: CalendarDate;
}

/** The last effective price of each ISIN and currency on or before the day. */
export async function listLastPrices(
  db: Database,
  { isins, on }: PricesWanted,
): Promise<readonly RecordedPrice[]> {
  const { rows } = await sql<RecordedPrice>`
    select distinct on (isin, currency) isin, day, price, kind, currency, source
    from prices
    where isin = any(${[...isins]}::text[]) and day <= ${on}::date and not undone
    order by isin, currency, day desc, source_rank, id desc
  `.execute(db);
  return rows;
}

/** The names of those securities that have one. */
export async function listSecurityNames(
  db: Database,
  isins: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ isin: string; name: string }>`
    select isin, name from instruments where isin = any(${[...isins]}::text[]) and name is not null
  `.execute(db);
  return new Map(rows.map(({ isin, name }) => [isin, name]));
}
