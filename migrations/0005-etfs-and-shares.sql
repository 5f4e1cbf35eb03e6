-- ETFs and shares are one thing with two names.
create table etfs_and_shares (
  user_id bigint not null references users (id) on delete cascade,
  id bigint generated always as identity,
  kind text not null check (kind in ('etf', 'share')),
  isin text not null,
  bank text not null,
  direction text not null check (direction in ('Bid', 'Ask')),
  name text not null,
  currency text not null,
  -- Prices are those of one unit, in the currency; nominal is the number of units.
  market_price numeric(12, 4) not null,
  buy_price numeric(12, 4) not null,
  nominal numeric(16, 2) not null,
  -- Derived from prices and nominal at each write (src/domain/etfs-and-shares/etf-or-share-figures.ts).
  result numeric(12, 4) not null,
  amount_paid numeric(22, 2) not null,
  profit numeric(22, 2) not null,
  buy_date date,
  settlement_date date,
  fees_paid_1 numeric(16, 2),
  fees_paid_2 numeric(16, 2),
  dividend numeric(16, 2),
  expired boolean not null default false,
  -- When it was deleted; the row can be restored until it is purged, 30 days later.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (user_id, id)
);
create index etfs_and_shares_by_id on etfs_and_shares (id);
create index etfs_and_shares_of_user_by_isin on etfs_and_shares (user_id, kind, isin, id) where deleted_at is null;
create index etfs_and_shares_by_deletion on etfs_and_shares (deleted_at) where deleted_at is not null;
