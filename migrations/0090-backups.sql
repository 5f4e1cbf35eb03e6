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
