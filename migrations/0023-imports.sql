-- Files that are imported (src/server/portfolio/imports). An import is kept from its upload on: what was read and mapped outlives
-- the session.
alter table batches
  drop constraint batches_act_check,
  add constraint batches_act_check check (act in ('prices', 'redenomination', 'import'));
alter table batch_holdings
  drop constraint batch_holdings_target_check,
  add constraint batch_holdings_target_check
    check (target in ('bonds', 'etfs_and_shares', 'payments', 'cash_flows', 'distributions'));

create table imports (
  id bigint generated always as identity primary key,
  -- Whose import it is: a holder's own; null: the office's.
  owner_id bigint references users (id) on delete cascade,
  -- No foreign key: the import outlives the administrator.
  uploaded_by bigint,
  -- Whose portfolio the file is for; null: the file names the holder of each row.
  holder_id bigint references users (id) on delete cascade,
  state text not null check (state in ('reading', 'mapping', 'previewed', 'confirmed', 'undone', 'failed')),
  file_name text not null,
  -- Null once it is no longer needed.
  file bytea,
  format text,
  sheets jsonb not null default '[]',
  form jsonb,
  mapping jsonb,
  is_saved_mapping boolean not null default false,
  answers jsonb not null default '{}',
  -- New texts of cells.
  corrections jsonb not null default '[]',
  questions jsonb not null default '[]',
  -- Counts the times that the file was read: what an earlier reading still writes is dropped.
  reading integer not null default 1,
  rows_done integer,
  rows_in_all integer,
  failure jsonb,
  created_at timestamptz not null default now(),
  -- When it was last worked on.
  changed_at timestamptz not null default now(),
  batch_id bigint references batches (id) on delete set null,
  confirmed_at timestamptz,
  undone_at timestamptz
);
create index imports_of_owner on imports (owner_id, id desc);
create index imports_of_holder on imports (holder_id);

-- The rows of a file, compared with what is stored.
create table import_rows (
  import_id bigint not null references imports (id) on delete cascade,
  place integer not null,
  -- Whose portfolio it belongs to; null where that is not known, and for rows of no portfolio.
  user_id bigint references users (id) on delete cascade,
  kind text not null check (kind in ('new', 'changed', 'unchanged', 'duplicate', 'error', 'information')),
  target text,
  is_included boolean not null,
  -- What it is known by when the file comes again: a SHA-256, and the number among equal rows.
  identity bytea,
  ordinal integer,
  -- What a preview shows of it.
  shown jsonb not null,
  -- The columns of each row that a confirmation writes.
  writes jsonb,
  -- Of a changed row: what it changes, and the version that was compared.
  target_id bigint,
  target_version integer,
  primary key (import_id, place)
);
create index import_rows_of_user on import_rows (user_id);
create index import_rows_by_kind on import_rows (import_id, kind, place);

-- What imports have brought, so that the same row of a file is not written a second time.
create table import_identities (
  user_id bigint not null references users (id) on delete cascade,
  identity bytea not null,
  ordinal integer not null,
  import_id bigint not null references imports (id) on delete cascade,
  imported_on date not null,
  target text not null,
  target_id bigint not null,
  primary key (user_id, identity, ordinal)
);
create index import_identities_by_target on import_identities (user_id, target, target_id);
create index import_identities_of_import on import_identities (import_id);

-- A mapping of columns is offered for every file with the same header.
create table import_mappings (
  id bigint generated always as identity primary key,
  -- Null: the office's.
  owner_id bigint references users (id) on delete cascade,
  -- SHA-256 of the header's cells, trimmed and in lower case.
  header_hash bytea not null,
  header jsonb not null,
  mapping jsonb not null,
  used_at timestamptz not null default now(),
  unique nulls not distinct (owner_id, header_hash)
);

-- A file that has rows of an erased user goes with them.
create function forget_imported_files() returns trigger language plpgsql as $$
begin
  update imports set file = null, sheets = '[]', questions = '[]', corrections = '[]'
  where id in (select import_id from import_rows where user_id = old.id);
  return old;
end
$$;
create trigger forget_imported_files before delete on users
  for each row execute function forget_imported_files();
