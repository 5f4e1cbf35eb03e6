-- How each backup went: the last one is shown to administrators. The files themselves lie elsewhere.
create table backups (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- The day of an automatic one, by the calendar of the server.
  automatic_on date,
  -- The size of the file; null where the backup failed.
  bytes bigint,
  -- Why it failed.
  failure text,
  check ((bytes is null) <> (failure is null))
);
create index backups_by_time on backups (at);

-- The keys that personal data here are encrypted with, by their ids: the keys themselves are never in the database.
create table data_keys (
  id text primary key,
  -- A known text, encrypted: shows whether a server has the right key.
  check_value text not null,
  -- What is written now is encrypted with it.
  current boolean not null
);
create unique index data_keys_current on data_keys (current) where current;

-- Which database this is: user numbers begin at 1 in every database, so a list of erased users names the database, too.
create table database_identity (
  id uuid not null default gen_random_uuid(),
  only_row boolean primary key default true check (only_row)
);
insert into database_identity default values;
