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
  -- Derived from prices and nominal at each write (src/domain/bonds/bond-figures.ts).
  result numeric(14, 5) not null,
  amount_paid numeric(20, 2) not null,
  profit numeric(20, 2) not null,
  buy_date date,
  settlement_date date,
  taxes_paid numeric(16, 2),
  coupon_percent numeric(9, 4),
  yield_percent numeric(9, 4),
  expired boolean not null default false,
  maturity_date date,
  coupon_frequency smallint check (coupon_frequency in (0, 1, 2, 4, 12)),
  day_count text,
  issue_date date,
  first_coupon_date date,
  redemption numeric(12, 4) not null default 100,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (user_id, id)
);
create index bonds_by_id on bonds (id);
create index bonds_of_user_by_isin on bonds (user_id, isin, id);
