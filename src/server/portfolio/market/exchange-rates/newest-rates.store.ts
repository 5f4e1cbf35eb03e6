import { sql, type Expression, type RawBuilder } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { DayRates } from '#domain/money/ecb-file';

type Day = Expression<CalendarDate>;

/** The stored rates of the newest day up to `today`, as a part of a larger query; null if there are none. */
export function newestRatesAsJson(today: Day): RawBuilder<DayRates | null> {
  return sql`
    select json_build_object('day', day, 'unitsPerEuro', json_object_agg(currency, units_per_euro::text))
    from exchange_rates
    where day = (select max(day) from exchange_rates where day <= ${today}::date)
    group by day`;
}

/** A text that changes whenever those rates change; null if there are none. */
export function newestRatesTag(today: Day): RawBuilder<string | null> {
  return sql`(
    select concat(day, '.', extract(epoch from stored_at))
    from exchange_rates
    where day <= ${today}::date
    order by day desc
    limit 1)`;
}
