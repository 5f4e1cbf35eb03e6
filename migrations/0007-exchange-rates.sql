-- Reference rates of the European Central Bank as an administrator loaded them; those of earlier days are kept.
create table exchange_rates (
  day date not null,
  currency text not null,
  -- Units of the currency for one euro, with the decimals that were published.
  units_per_euro numeric not null check (units_per_euro > 0),
  -- Sums in euro change with the rates, also when those of a day are loaded again.
  stored_at timestamptz not null default now(),
  primary key (day, currency)
);
