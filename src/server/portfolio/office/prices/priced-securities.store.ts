import { sql } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import { inScope, type Scope } from '../../../people/access/scope.ts';
import type { Database } from '../../../platform/database/schema.ts';

/** What is known about an ISIN from the holdings of all its holders. */
export interface HeldSecurity {
  readonly isin: string;
  /** The number of users with open holdings of it. */
  readonly holders: number;
  /** The number of open holdings that keep their own price. */
  readonly ownPrices: number;
  /** The quantity of the open holdings, less sales. */
  readonly quantity: string;
  /** The day of the earliest purchase; null if a purchase has no day. */
  readonly firstPurchaseDay: CalendarDate | null;
  /** The market price of the newest holding that has one. */
  readonly marketPrice: string | null;
  readonly marketCurrency: Currency | null;
  /** The day of that price, or if unknown the day on which the holding was entered. */
  readonly marketDay: CalendarDate | null;
}

/** The held securities among these ISINs, or all held securities if none are given. In ISIN order. */
export async function listHeldSecurities(
  db: Database,
  scope: Scope,
  isins: readonly string[] | null,
): Promise<readonly HeldSecurity[]> {
  const isSelected = sql`(${isins}::text[] is null or isin = any(${isins}::text[]))`;
  const { rows } = await sql<HeldSecurity>`
    select isin, count(distinct user_id) filter (where not expired) as holders,
      count(*) filter (where not expired and has_own_price) as "ownPrices",
      coalesce(sum(case when is_sale then -nominal else nominal end) filter (where not expired), 0)::text as quantity,
      case when bool_and(buy_date is not null) filter (where not is_sale)
        then min(buy_date) filter (where not is_sale) end as "firstPurchaseDay",
      (array_agg(market_price::text order by priced_on desc, id desc) filter (where market_price > 0))[1] as "marketPrice",
      (array_agg(currency order by priced_on desc, id desc) filter (where market_price > 0))[1] as "marketCurrency",
      (array_agg(priced_on order by priced_on desc, id desc) filter (where market_price > 0))[1] as "marketDay"
    from (
      select isin, id, user_id, direction = 'Sell' as is_sale, expired, has_own_price, nominal, buy_date, currency, market_price,
        coalesce(market_price_on, created_at::date) as priced_on
      from bonds where ${isSelected} and ${inScope('bonds', scope)()}
      union all
      select isin, id, user_id, direction = 'Ask', expired, has_own_price, nominal, buy_date, currency, market_price,
        coalesce(market_price_on, created_at::date)
      from etfs_and_shares where ${isSelected} and ${inScope('etfs_and_shares', scope)()}
    ) as held
    group by isin
    order by isin`.execute(db);
  return rows;
}
