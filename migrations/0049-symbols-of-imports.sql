-- The ISIN that somebody answered for a symbol, used for the next file of the same program.
create table import_symbols (
  id bigint generated always as identity primary key,
  -- Null: the office's.
  owner_id bigint references users (id) on delete cascade,
  -- Programs name securities differently: the format is a part of the name.
  format text not null,
  symbol text not null,
  isin text not null,
  used_at timestamptz not null default now(),
  unique nulls not distinct (owner_id, format, symbol)
);
