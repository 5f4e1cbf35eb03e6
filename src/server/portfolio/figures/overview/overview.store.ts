import { sql } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import type { EventDay } from '#domain/portfolio/valuation/history-days';
import { inScope, type Scope } from '../../../people/access/scope.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';

/** The holdings of the scope with the columns that their history needs. */
const deals = (scope: Scope) => sql`
  select user_id, id, 'bond' as kind, isin, currency, buy_date, closed_on, maturity_date, market_price_on from bonds
  where ${inScope('bonds', scope)()}
  union all
  select user_id, id, kind, isin, currency, buy_date, closed_on, null::date, market_price_on from etfs_and_shares
  where ${inScope('etfs_and_shares', scope)()}`;

/** The currencies of all current and past holdings in the scope. */
export async function listDealtCurrencies({ db, scope }: PortfolioSource): Promise<readonly Currency[]> {
  const { rows } = await sql<{ currency: Currency }>`
    with deals as (${deals(scope)}) select distinct currency from deals order by currency`.execute(db);
  return rows.map(({ currency }) => currency);
}

/**
 * The days up to `to` with a deal, a payment, or a price of a held security, and the days of repayments with the days before them, in
 * order; a day can occur once for each kind.
 */
export async function listEventDays(
  { db, scope }: PortfolioSource,
  to: CalendarDate,
): Promise<readonly EventDay[]> {
  const { rows } = await sql<EventDay>`
    with deals as materialized (${deals(scope)}),
    schedules as (
      select amortization from bonds where ${inScope('bonds', scope)()} and amortization is not null
      union all
      select amortization from instruments where isin in (select isin from deals) and amortization is not null
    ),
    repayments as (
      select maturity_date as day from deals
      union select (instalment ->> 'date')::date from schedules, jsonb_array_elements(amortization) instalment
    )
    select distinct day, kind from (
      select buy_date as day, 'deal' as kind from deals
      union all select closed_on, 'deal' from deals
      union all select day - eve, 'repayment' from repayments, generate_series(0, 1) eve
      union all select payment_date, 'payment' from payments where ${inScope('payments', scope)()}
      union all select pay_day, 'payment' from distributions where ${inScope('distributions', scope)()}
      union all select market_price_on, 'price' from deals
      union all select day, 'price' from prices where isin in (select isin from deals) and not undone
    ) as events
    where day <= ${to}
    order by day`.execute(db);
  return rows;
}
