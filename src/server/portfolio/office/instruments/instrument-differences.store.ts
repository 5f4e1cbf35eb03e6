import { sql } from 'kysely';
import type { InstrumentDifference } from '#api/portfolio/instruments/instruments';
import { inScope, type Scope } from '../../../people/access/scope.ts';
import type { Database } from '../../../platform/database/schema.ts';

const MAX_DIFFERENCES = 200;

/** The fields that are filled in on a holding and differ from the instrument. Decimals and days are as in JSON. */
export async function listDifferences(
  db: Database,
  scope: Scope,
  isin: string,
): Promise<InstrumentDifference[]> {
  const { rows } = await sql<InstrumentDifference>`
    select holding.user_id as "userId", username, holding, holding.id as "holdingId", own.key as field, own.value as own,
      known.fields -> own.key as instrument
    from (
      select json_build_object(
        'kind', kind, 'name', name, 'currency', currency, 'couponPercent', trim_scale(coupon_percent),
        'couponFrequency', coupon_frequency, 'dayCount', day_count, 'issueDate', issue_date,
        'firstCouponDate', first_coupon_date, 'maturityDate', maturity_date, 'redemption', trim_scale(redemption)
      )::jsonb as fields
      from instruments where isin = ${isin}
    ) as known
    cross join (
      select user_id, id, 'bond' as holding, json_build_object(
        'kind', 'bond', 'currency', currency, 'couponPercent', trim_scale(coupon_percent),
        'couponFrequency', coupon_frequency, 'dayCount', day_count, 'issueDate', issue_date,
        'firstCouponDate', first_coupon_date, 'maturityDate', maturity_date, 'redemption', trim_scale(redemption)
      )::jsonb as fields
      from bonds where bonds.isin = ${isin} and ${inScope('bonds', scope)()}
      union all
      select user_id, id, kind, json_build_object('kind', kind, 'name', name, 'currency', currency)::jsonb
      from etfs_and_shares where etfs_and_shares.isin = ${isin} and ${inScope('etfs_and_shares', scope)()}
    ) as holding
    cross join lateral jsonb_each(jsonb_strip_nulls(holding.fields)) as own
    join users on users.id = holding.user_id
    where own.value is distinct from known.fields -> own.key
    order by username, holding.id, own.key
    limit ${MAX_DIFFERENCES}`.execute(db);
  return rows;
}
