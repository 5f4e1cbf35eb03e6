-- The one-time link that leads to the first administrator; at most one works at a time.
create table setup_links (
  code_hash bytea primary key,
  expires_at timestamptz not null
);
