-- The fields of a bond's JSON, without the braces: made once when the bond is written, so that a list of bonds is put together
-- from texts. What depends on the day is left out (src/server/portfolio/bonds/bond-on-wire.store.ts). Nothing here depends on a
-- setting: JSON has dates in one form only.
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

-- Holdings carry their owner in the key, so that they can be spread over several servers by user.
create table bonds (
  user_id bigint not null references users (id) on delete cascade,
  id bigint generated always as identity,
  isin text not null,
  notes text,
  bank text,
  direction text not null check (direction in ('Buy', 'Sell')),
  currency text not null,
  -- Prices are percent of nominal.
  buy_price numeric(12, 4) not null,
  market_price numeric(12, 4) not null,
  clean_price numeric(12, 4),
  nominal numeric(16, 2) not null,
  -- Derived from prices and nominal at each write (src/domain/bonds/holding/bond-figures.ts).
  result numeric(14, 5) not null,
  amount_paid numeric(20, 2) not null,
  profit numeric(20, 2) not null,
  buy_date date,
  settlement_date date,
  taxes_paid numeric(16, 2),
  coupon_percent numeric(9, 4),
  yield_percent numeric(9, 4),
  expired boolean not null default false,
  -- The day it was marked as expired; null while it is active, and where that is not known.
  closed_on date,
  maturity_date date,
  coupon_frequency smallint check (coupon_frequency in (0, 1, 2, 4, 12)),
  day_count text,
  issue_date date,
  first_coupon_date date,
  redemption numeric(12, 4) not null default 100,
  -- The yield to maturity that terms and market price give (src/domain/bonds/holding/computed-yield.ts), written with each change
  -- of the bond and once a day; null where they give none.
  computed_yield_percent numeric(9, 4),
  -- The settlement day that it was computed for, also where there is none.
  computed_yield_on date,
  -- When it was deleted; the row can be restored until it is removed for good, 30 days later.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  computed_fields text not null generated always as (
    bond_fields_as_json(
      id, isin, notes, bank, direction, currency, buy_price, market_price, clean_price, result, nominal, amount_paid, profit,
      buy_date, settlement_date, taxes_paid, coupon_percent, yield_percent, computed_yield_percent, computed_yield_on, expired,
      closed_on, maturity_date, coupon_frequency, day_count, issue_date, first_coupon_date, redemption, version
    )
  ) stored,
  primary key (user_id, id)
);
create index bonds_by_id on bonds (id);
create index bonds_of_user_by_isin on bonds (user_id, isin, id);
create index bonds_by_deletion on bonds (deleted_at) where deleted_at is not null;

-- The sum of a user's rows grows with every change of their bonds, whoever makes it: a list of them that was answered at one
-- sum is still right at the same sum. A change takes the rows that are there into its own, so that there is one, but waits
-- for nobody: what another change has in hand stays beside it. The steps are random, so that a database that was restored
-- from a backup does not come to an old sum with other bonds.
create table bond_revisions (
  user_id bigint not null references users (id) on delete cascade,
  id bigint generated always as identity,
  revision bigint not null,
  primary key (user_id, id)
);

-- Bonds that go with their user leave nothing behind.
create function count_bond_revision() returns trigger language plpgsql as $$
begin
  with known as (
    select user_id, id from bond_revisions
    where user_id in (select user_id from changed)
    for update skip locked
  ),
  taken as (
    delete from bond_revisions using known
    where bond_revisions.user_id = known.user_id and bond_revisions.id = known.id
    returning bond_revisions.user_id, bond_revisions.revision
  )
  insert into bond_revisions (user_id, revision)
  select users.id, 1 + floor(random() * 1000000000) + coalesce(sum(taken.revision), 0)
  from users left join taken on taken.user_id = users.id
  where users.id in (select user_id from changed)
  group by users.id;
  return null;
end
$$;

create trigger count_inserted after insert on bonds
  referencing new table as changed for each statement execute function count_bond_revision();
create trigger count_updated after update on bonds
  referencing new table as changed for each statement execute function count_bond_revision();
create trigger count_deleted after delete on bonds
  referencing old table as changed for each statement execute function count_bond_revision();
