-- The day a bond was closed: set when it is marked as expired, cleared when that is taken back. Of bonds that expired before, it is
-- not known.
alter table bonds add column closed_on date;

-- It follows from a change of `expired`, which the audit records.
drop trigger audit on bonds;
create trigger audit after insert or update or delete on bonds
  for each row execute function write_audit_entry(
    'bond',
    '{id,user_id,created_at,version,deleted_at,result,amount_paid,profit,closed_on}',
    '{isin,bank,direction,currency,buy_price,market_price,clean_price,nominal,buy_date,settlement_date,taxes_paid,coupon_percent,yield_percent,expired,maturity_date,coupon_frequency,day_count,issue_date,first_coupon_date,redemption}'
  );

-- The JSON of a bond, with the day (see 0115-bonds-as-json.sql).
alter table bonds drop column computed_fields;
drop function bond_fields_as_json;
create function bond_fields_as_json(
  id bigint, isin text, notes text, bank text, direction text, currency text, buy_price numeric, market_price numeric,
  clean_price numeric, result numeric, nominal numeric, amount_paid numeric, profit numeric, buy_date date,
  settlement_date date, taxes_paid numeric, coupon_percent numeric, yield_percent numeric, computed_yield_percent numeric,
  computed_yield_on date, expired boolean, closed_on date, maturity_date date, coupon_frequency smallint, day_count text, issue_date date,
  first_coupon_date date, redemption numeric, version integer
) returns text language plpgsql immutable as $$
begin
  return (
    select substr(json, 2, length(json) - 2)
    from (
      select row_to_json(bond)::text as json
      from (
        select
          id,
          isin,
          notes as data,
          bank,
          direction,
          currency,
          buy_price as "buyPrice",
          market_price as "marketPrice",
          clean_price as "cleanPrice",
          result,
          nominal,
          amount_paid as "amountPaid",
          profit,
          buy_date as "buyDate",
          settlement_date as "settlementDate",
          taxes_paid as "taxesPaid",
          coupon_percent as cupon,
          yield_percent as ytm,
          computed_yield_percent as "computedYtm",
          case when computed_yield_percent is not null then computed_yield_on end as "computedYtmOn",
          expired,
          closed_on as "closedOn",
          maturity_date as "maturityDate",
          coupon_frequency as "couponFrequency",
          day_count as "dayCount",
          issue_date as "issueDate",
          first_coupon_date as "firstCouponDate",
          redemption,
          version
      ) as bond
    ) as written
  );
end
$$;

alter table bonds add column computed_fields text not null generated always as (
  bond_fields_as_json(
    id, isin, notes, bank, direction, currency, buy_price, market_price, clean_price, result, nominal, amount_paid, profit,
    buy_date, settlement_date, taxes_paid, coupon_percent, yield_percent, computed_yield_percent, computed_yield_on, expired,
    closed_on, maturity_date, coupon_frequency, day_count, issue_date, first_coupon_date, redemption, version
  )
) stored;
