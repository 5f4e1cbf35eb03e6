-- What a bond pays besides one coupon rate and one redemption, as src/api/portfolio/bond-features.ts writes it. Of an instrument it
-- holds for everybody; a holding that states its own goes by those, and by none where its list is empty. Null: nothing is stated.
alter table instruments
  add column amortization jsonb,
  add column coupon_steps jsonb,
  add column floating jsonb,
  add column calls jsonb;
-- Few bonds have any, and they are looked for with every bond that is read (src/server/portfolio/bonds/bond-features.store.ts).
create index instruments_with_features on instruments (isin)
  where amortization is not null or coupon_steps is not null or floating is not null or calls is not null;

create function bond_features_as_json(amortization jsonb, coupon_steps jsonb, floating jsonb, calls jsonb)
returns text language sql immutable as $$
  select coalesce(',"amortization":' || amortization::text, '') || coalesce(',"couponSteps":' || coupon_steps::text, '')
    || coalesce(',"floating":' || floating::text, '') || coalesce(',"calls":' || calls::text, '')
$$;

-- The JSON of a bond has them too, each only where it is stated.
alter table bonds
  add column amortization jsonb,
  add column coupon_steps jsonb,
  add column floating jsonb,
  add column calls jsonb,
  drop column computed_fields;
alter table bonds add column computed_fields text not null generated always as (
    bond_fields_as_json(
      id, isin, notes, bank, direction, currency, buy_price, market_price, clean_price, result, nominal, amount_paid, profit,
      buy_date, settlement_date, taxes_paid, coupon_percent, yield_percent, computed_yield_percent, computed_yield_on, expired,
      closed_on, closed_on_assumed, market_price_on, has_own_price, maturity_date, coupon_frequency, day_count, issue_date,
      first_coupon_date, redemption, version
    ) || bond_features_as_json(amortization, coupon_steps, floating, calls)
) stored;
create index bonds_by_floating_index on bonds ((floating ->> 'index')) where floating is not null;
