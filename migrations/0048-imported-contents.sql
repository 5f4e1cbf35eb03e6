-- A row of a file that comes again is a change only if the file has changed it since its import. So the SHA-256 of everything the row said
-- is kept next to its identity; null for rows that were imported before, and for those that no import added.
alter table batch_holdings add column content bytea;
alter table import_rows add column content bytea;
