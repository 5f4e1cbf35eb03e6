import { sql } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import { UNIT_PRICE_PLACES } from '#domain/money/decimal-places';
import { LEV_PER_EURO } from '#domain/money/exchange-rates';
import type { PriceKind, PriceSource, RecordedPrice } from '#domain/prices/price-history';
import type { BatchId, UserId } from '#api/platform/ids';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';

/** An effective price: the newest of the strongest source for one ISIN, day and currency. */
export interface StoredPrice extends RecordedPrice {
  readonly price: string;
  readonly currency: Currency;
}

// The same choice as priceHistory in the domain; the index effective_prices has this order.
const EFFECTIVE = sql`distinct on (isin, day, currency) isin, day, price, kind, currency, source`;
const BEST_FIRST = sql`isin, day desc, currency, source_rank, id desc`;

/** The effective prices of these ISINs from one day to another, newest first. Values over time are computed from them. */
export async function listPricesBetween(
  db: Database,
  isins: readonly string[],
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<readonly StoredPrice[]> {
  const { rows } = await sql<StoredPrice>`
    select ${EFFECTIVE} from prices
    where isin = ${anyOf(isins)} and day between ${from} and ${to} and not undone
    order by ${BEST_FIRST}`.execute(db);
  return rows;
}

/**
 * The last effective price of each ISIN and currency on or before the day. Reads only the last ten prices of an ISIN from the index, so a
 * price in a second currency is found only if it is among them.
 */
export async function listLastPrices(
  db: Database,
  isins: readonly string[],
  day: CalendarDate,
): Promise<readonly StoredPrice[]> {
  const { rows } = await sql<StoredPrice>`
    select distinct on (known.isin, known.currency)
      known.isin, known.day, known.price, known.kind, known.currency, known.source
    from json_array_elements_text(${JSON.stringify(isins)}::json) as asked (isin)
    cross join lateral (
      select isin, day, price, kind, currency, source, source_rank, id from prices
      where prices.isin = asked.isin and day <= ${day} and not undone
      order by day desc, source_rank, id desc
      limit 10
    ) as known
    order by known.isin, known.currency, known.day desc, known.source_rank, known.id desc`.execute(db);
  return rows;
}

/** For each requested ISIN, currency and day, in order: the last effective price on or before the day, or undefined. */
export async function findPricesOn(
  db: Database,
  requests: readonly { readonly isin: string; readonly currency: Currency; readonly day: CalendarDate }[],
): Promise<readonly (StoredPrice | undefined)[]> {
  const { rows } = await sql<StoredPrice & { readonly place: number }>`
    select asked.place - 1 as place, known.isin, known.day, known.price, known.kind, known.currency, known.source
    from rows from (json_to_recordset(${JSON.stringify(requests)}::json) as (isin text, currency text, day date))
      with ordinality as asked (isin, currency, day, place)
    cross join lateral (
      select isin, day, price, kind, currency, source from prices
      where prices.isin = asked.isin and prices.currency = asked.currency and prices.day <= asked.day and not undone
      order by day desc, source_rank, id desc
      limit 1
    ) as known`.execute(db);
  const found: (StoredPrice | undefined)[] = requests.map(() => undefined);
  for (const { place, ...price } of rows) found[place] = price;
  return found;
}

export interface NewHistoricPrice {
  readonly isin: string;
  readonly day: CalendarDate;
  /** Decimal text. */
  readonly price: string;
  readonly kind: PriceKind;
  readonly currency: Currency;
}

/** Adds to the history. An older price of the same day is kept, but no longer counts. */
export async function insertPrices(
  tx: DatabaseTransaction,
  prices: readonly NewHistoricPrice[],
  by: { readonly source: PriceSource; readonly userId: UserId | null; readonly batch: BatchId | null },
): Promise<void> {
  await sql`
    insert into prices (isin, day, price, kind, currency, source, stored_by, batch_id)
    select isin, day, price, kind, currency, ${by.source}, ${by.userId}::bigint, ${by.batch}::bigint
    from json_to_recordset(${JSON.stringify(prices)}::json)
      as given (isin text, day date, price numeric, kind text, currency text)`.execute(tx);
}

/** Inserts a price that belongs to no batch. */
export async function insertEnteredPrice(
  tx: DatabaseTransaction,
  price: NewHistoricPrice,
  by: UserId,
): Promise<void> {
  await tx
    .insertInto('prices')
    .values({ ...price, source: 'entered', stored_by: by })
    .execute();
}

/**
 * Marks the batch's prices as undone, and those that redenominations and splits made from them, one after the other. No row is
 * deleted.
 */
export async function undoPricesOfBatch(tx: DatabaseTransaction, batch: BatchId): Promise<void> {
  await sql`
    with recursive line as (
      select id from prices where batch_id = ${batch}
      union all
      select prices.id from line join prices on prices.made_from = line.id
    )
    update prices set undone = true from line where prices.id = line.id`.execute(tx);
}

/** Whether a later action has replaced prices of the batch. */
export async function areReplaced(tx: DatabaseTransaction, batch: BatchId): Promise<boolean> {
  const { rows } = await sql`
    select from prices join prices as later on later.made_from = prices.id and not later.undone
    where prices.batch_id = ${batch}
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** The effective lev prices of these ISINs on days without a euro price. */
const pricesInLev = (isins: readonly string[]) => sql`
  from prices where isin = ${anyOf(isins)} and currency = 'BGN' and not undone
    and not exists (
      select from prices as euro
      where euro.isin = prices.isin and euro.currency = 'EUR' and euro.day = prices.day and not euro.undone
    )`;

export async function countPricesInLev(db: Database, isins: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${pricesInLev(isins)}`.execute(db);
  return rows[0]?.count ?? 0;
}

interface PriceSplit {
  readonly isin: string;
  readonly day: CalendarDate;
  readonly newUnits: number;
  readonly oldUnits: number;
}

/** Replaces lev prices with euro ones: percentages stay the same, prices per unit are divided. */
export async function redenominatePrices(
  tx: DatabaseTransaction,
  isins: readonly string[],
  batch: BatchId,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with made as (
      insert into prices (isin, day, price, kind, currency, source, stored_at, stored_by, batch_id, made_from)
      select isin, day, case kind when 'unit' then round(price / ${LEV_PER_EURO}::numeric, ${UNIT_PRICE_PLACES}::integer) else price end,
        kind, 'EUR', source, stored_at, stored_by, ${batch}::bigint, id
      ${pricesInLev(isins)}
      order by id
      returning made_from
    ),
    replaced as (
      update prices set undone = true from made where prices.id = made.made_from returning 1
    )
    select count(*) as count from replaced`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Replaces the unit prices before the day with prices per unit after the split. */
export async function splitPrices(
  tx: DatabaseTransaction,
  { isin, day, newUnits, oldUnits }: PriceSplit,
  batch: BatchId,
): Promise<void> {
  await sql`
    with made as (
      insert into prices (isin, day, price, kind, currency, source, stored_at, stored_by, batch_id, made_from)
      select isin, day, round(price * ${oldUnits}::numeric / ${newUnits}::numeric, ${UNIT_PRICE_PLACES}::integer),
        kind, currency, source, stored_at, stored_by, ${batch}::bigint, id
      from prices where isin = ${isin} and day < ${day} and kind = 'unit' and not undone
      order by id
      returning made_from
    )
    update prices set undone = true from made where prices.id = made.made_from`.execute(tx);
}

/** Restores the prices that the batch replaced, unless the save that added them has been undone since, and undoes the batch's own prices. */
export async function restoreReplacedPrices(tx: DatabaseTransaction, batch: BatchId): Promise<void> {
  await sql`
    update prices set undone = false
    from prices as made
    where made.batch_id = ${batch} and not made.undone and prices.id = made.made_from`.execute(tx);
  await undoPricesOfBatch(tx, batch);
}
