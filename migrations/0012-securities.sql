-- One row for each ISIN: what is true of the security, whoever holds it. Made from the holdings, then kept by administrators.
-- A holding's own fields win for that holding.
create table instruments (
  isin text primary key,
  kind text not null check (kind in ('bond', 'etf', 'share', 'other')),
  name text,
  issuer text,
  -- ISO 3166, two letters; null: that of the ISIN.
  country text check (country ~ '^[A-Z]{2}$'),
  -- That its prices are in.
  currency text not null,
  -- How its price is quoted: per cent of nominal, or for one unit.
  price_basis text not null check (price_basis in ('percent', 'unit')),
  regulated_market text not null default 'unknown' check (regulated_market in ('yes', 'no', 'unknown')),
  venue text,
  coupon_percent numeric(9, 4),
  coupon_frequency smallint check (coupon_frequency in (0, 1, 2, 4, 12)),
  day_count text,
  issue_date date,
  first_coupon_date date,
  maturity_date date,
  redemption numeric(12, 4) not null default 100,
  created_at timestamptz not null default now(),
  version integer not null default 1
);

-- An act on many holdings at once, which can be undone as one (src/server/portfolio/batches).
create table batches (
  id bigint generated always as identity primary key,
  act text not null check (act in ('prices', 'redenomination')),
  saved_at timestamptz not null default now(),
  -- No foreign key: the batch outlives the administrator.
  saved_by bigint,
  undone_at timestamptz,
  undone_by bigint
);

-- What a batch changed of a holding: the values of those columns before, and the version that it left.
create table batch_holdings (
  batch_id bigint not null references batches (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  target text not null check (target in ('bonds', 'etfs_and_shares')),
  target_id bigint not null,
  before jsonb not null,
  version_after integer not null,
  primary key (user_id, batch_id, target, target_id)
);
create index batch_holdings_of_batch on batch_holdings (batch_id);

-- Prices by ISIN and day. Of several of one day and currency the effective one is that of the strongest source, then the newest
-- (src/domain/prices/price-history.ts); none is deleted.
create table prices (
  id bigint generated always as identity primary key,
  isin text not null references instruments (isin) on update cascade,
  day date not null,
  -- Per cent of nominal (`clean`, `dirty`), or for one unit.
  price numeric(20, 8) not null check (price > 0),
  kind text not null check (kind in ('clean', 'dirty', 'unit')),
  currency text not null,
  source text not null check (source in ('entered', 'file', 'http')),
  source_rank smallint not null generated always as (
    case source when 'entered' then 1 when 'file' then 2 else 3 end
  ) stored,
  stored_at timestamptz not null default now(),
  -- No foreign key: the price outlives who entered it.
  stored_by bigint,
  -- Null: entered with a holding.
  batch_id bigint references batches (id) on delete set null,
  undone boolean not null default false
);
create index effective_prices on prices (isin, day desc, source_rank, id desc) where not undone;
create index prices_of_batch on prices (batch_id) where batch_id is not null;

-- The day of a holding's market price, null where it is not known; and whether it keeps its own price when that of its ISIN changes.
alter table bonds
  add column market_price_on date,
  add column has_own_price boolean not null default false,
  -- Whether closed_on was assumed and nobody has confirmed it.
  add column closed_on_assumed boolean not null default false;
alter table etfs_and_shares
  add column market_price_on date,
  add column has_own_price boolean not null default false,
  -- The day it was marked as expired; null while it is active, and where that is not known.
  add column closed_on date,
  add column closed_on_assumed boolean not null default false;
-- Prices and acts on a security find its holdings by these.
create index bonds_by_isin on bonds (isin) where deleted_at is null;
create index etfs_and_shares_by_isin on etfs_and_shares (isin) where deleted_at is null;

-- From the holdings that are there, deleted ones too, since they can be restored: of several of one ISIN a bond with terms, then the oldest.
insert into instruments (
  isin, kind, name, currency, price_basis, coupon_percent, coupon_frequency, day_count, issue_date, first_coupon_date,
  maturity_date, redemption
)
select distinct on (isin) isin, kind, name, currency, price_basis, coupon_percent, coupon_frequency, day_count, issue_date,
  first_coupon_date, maturity_date, redemption
from (
  select isin, 'bond' as kind, null as name, currency, 'percent' as price_basis, coupon_percent, coupon_frequency, day_count,
    issue_date, first_coupon_date, maturity_date, redemption, created_at, id
  from bonds
  union all
  select isin, kind, name, currency, 'unit', null, null, null, null, null, null, 100, created_at, id
  from etfs_and_shares
) as held
order by isin, (kind = 'bond') desc, (maturity_date is not null) desc, created_at, id;

-- A holding of an ISIN without an instrument makes one, whatever way it came. The first holding with terms tells those, as long
-- as nobody has changed the instrument.
create function make_instrument_of_bond() returns trigger language plpgsql as $$
begin
  if not exists (select from instruments where isin = new.isin) then
    insert into instruments (
      isin, kind, currency, price_basis, coupon_percent, coupon_frequency, day_count, issue_date, first_coupon_date,
      maturity_date, redemption
    )
    values (
      new.isin, 'bond', new.currency, 'percent', new.coupon_percent, new.coupon_frequency, new.day_count, new.issue_date,
      new.first_coupon_date, new.maturity_date, new.redemption
    )
    on conflict do nothing;
  elsif new.maturity_date is not null then
    update instruments set
      coupon_percent = new.coupon_percent, coupon_frequency = new.coupon_frequency, day_count = new.day_count,
      issue_date = new.issue_date, first_coupon_date = new.first_coupon_date, maturity_date = new.maturity_date,
      redemption = new.redemption
    where isin = new.isin and version = 1 and kind = 'bond' and maturity_date is null;
  end if;
  return null;
end
$$;
create function make_instrument_of_etf_or_share() returns trigger language plpgsql as $$
begin
  if not exists (select from instruments where isin = new.isin) then
    insert into instruments (isin, kind, name, currency, price_basis)
    values (new.isin, new.kind, new.name, new.currency, 'unit')
    on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger make_instrument after insert on bonds
  for each row execute function make_instrument_of_bond();
create trigger make_instrument_of_changed after update on bonds
  for each row when (old.isin <> new.isin or old.maturity_date is distinct from new.maturity_date)
  execute function make_instrument_of_bond();
create trigger make_instrument after insert on etfs_and_shares
  for each row execute function make_instrument_of_etf_or_share();
create trigger make_instrument_of_changed after update on etfs_and_shares
  for each row when (old.isin <> new.isin)
  execute function make_instrument_of_etf_or_share();

-- Dividends and other distributions of an ETF or share, with their days; the one undated number of a holding stays beside them.
create table distributions (
  user_id bigint not null references users (id) on delete cascade,
  id bigint generated always as identity,
  etf_or_share_id bigint not null,
  pay_day date not null,
  ex_day date,
  -- Before tax, in the currency.
  gross numeric(16, 2) not null check (gross >= 0),
  tax_withheld numeric(16, 2) not null default 0 check (tax_withheld >= 0),
  currency text not null,
  -- The number of units that it was paid on, where it is known.
  nominal numeric(16, 2),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (user_id, id),
  foreign key (user_id, etf_or_share_id) references etfs_and_shares (user_id, id) on delete cascade
);
create index distributions_by_id on distributions (id);
create index distributions_of_holding on distributions (user_id, etf_or_share_id, pay_day) where deleted_at is null;
create index distributions_by_deletion on distributions (deleted_at) where deleted_at is not null;
create trigger audit after insert or update or delete on distributions
  for each row execute function write_audit_entry(
    'distribution', '{id,user_id,etf_or_share_id,created_at,version,deleted_at}', 'all'
  );
create trigger count_inserted_holdings after insert on distributions
  referencing new table as added for each statement
  execute function count_holdings('distributions of etf or share', 'etf_or_share_id');
create trigger count_updated_holdings after update on distributions
  referencing new table as added old table as removed for each statement
  execute function count_holdings('distributions of etf or share', 'etf_or_share_id');

-- The JSON of a bond has the new fields, too.
alter table bonds drop column computed_fields;
drop function bond_fields_as_json;
create function bond_fields_as_json(
  id bigint, isin text, notes text, bank text, direction text, currency text, buy_price numeric, market_price numeric,
  clean_price numeric, result numeric, nominal numeric, amount_paid numeric, profit numeric, buy_date date,
  settlement_date date, taxes_paid numeric, coupon_percent numeric, yield_percent numeric, computed_yield_percent numeric,
  computed_yield_on date, expired boolean, closed_on date,
  closed_on_assumed boolean, market_price_on date, has_own_price boolean, maturity_date date, coupon_frequency smallint, day_count text, issue_date date,
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
          closed_on_assumed as "closedOnAssumed",
          market_price_on as "marketPriceOn",
          has_own_price as "hasOwnPrice",
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
      closed_on, closed_on_assumed, market_price_on, has_own_price, maturity_date, coupon_frequency, day_count, issue_date,
      first_coupon_date, redemption, version
    )
) stored;

-- The day of a price and whether a holding keeps its own are told; what follows from a change of `expired` is not.
drop trigger audit on bonds;
create trigger audit after insert or update or delete on bonds
  for each row execute function write_audit_entry(
    'bond',
    '{id,user_id,created_at,version,deleted_at,result,amount_paid,profit,closed_on,closed_on_assumed}',
    '{isin,bank,direction,currency,buy_price,market_price,market_price_on,has_own_price,clean_price,nominal,buy_date,settlement_date,taxes_paid,coupon_percent,yield_percent,expired,maturity_date,coupon_frequency,day_count,issue_date,first_coupon_date,redemption}'
  );
drop trigger audit on etfs_and_shares;
create trigger audit after insert or update or delete on etfs_and_shares
  for each row execute function write_audit_entry(
    'etf or share',
    '{id,user_id,kind,created_at,version,deleted_at,result,amount_paid,profit,closed_on,closed_on_assumed}',
    'all'
  );
