-- Attempts that are limited, such as failures to sign in: for all servers on this database, over restarts.
create table attempts (
  -- What is tried and by whom: the limit's name, then an address or the SHA-256 of an e-mail.
  key text primary key,
  count integer not null,
  -- Attempts since the last success.
  in_a_row integer not null,
  -- The address that all of them came from; null: several.
  address text,
  -- From then on `count` is as if it were 0.
  counts_until timestamptz not null,
  blocked_until timestamptz,
  last_at timestamptz not null
);
create index attempts_by_age on attempts (last_at);
