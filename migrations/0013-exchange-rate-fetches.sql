-- How the last fetches of exchange rates went, shown to administrators: the last success and the last failure.
create table exchange_rate_fetches (
  outcome text primary key check (outcome in ('stored', 'failed')),
  at timestamptz not null,
  -- How many days had new rates.
  days integer check ((days is not null) = (outcome = 'stored')),
  -- Why it failed, and the status of the answer if there was one.
  fault text check ((fault is not null) = (outcome = 'failed')),
  status integer
);
