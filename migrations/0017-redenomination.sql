-- A unit price divided by the legal rate of the lev keeps all its places; an entered one has four.
alter table etfs_and_shares
  alter column buy_price type numeric(20, 12),
  alter column market_price type numeric(20, 12),
  alter column result type numeric(20, 12);
alter table prices
  alter column price type numeric(24, 12),
  -- The price in lev that this one in euro was made from, which is marked as undone meanwhile.
  add column redenominated_from bigint;
create index prices_by_origin on prices (redenominated_from) where redenominated_from is not null;

-- The batch that made lev its euro; null where none did.
alter table instruments add column redenominated_in bigint references batches (id) on delete set null;

-- Of the profit: null where it is the bond's. A payment before the euro stays in lev when its bond no longer is.
alter table payments add column currency text check (currency in ('BGN', 'EUR'));

-- Payments and cash flows are redenominated with their bond.
alter table batch_holdings
  drop constraint batch_holdings_target_check,
  add constraint batch_holdings_target_check check (target in ('bonds', 'etfs_and_shares', 'payments', 'cash_flows'));
