-- What returns are compared with: series that administrators load from files.
create table benchmark_series (
  id bigint generated always as identity primary key,
  name text not null,
  -- A rate of each night in percent a year, or the levels of an index.
  kind text not null check (kind in ('overnight', 'index')),
  -- Of the series in the ECB Data Portal; null for a file of days and values.
  key text
);
create unique index benchmark_series_name on benchmark_series (lower(name));

create table benchmark_values (
  series_id bigint not null references benchmark_series (id) on delete cascade,
  day date not null,
  -- With the decimals of the file.
  value numeric not null,
  primary key (series_id, day)
);
