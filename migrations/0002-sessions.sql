create table sessions (
  id bigint generated always as identity primary key,
  -- SHA-256 of the token; the token itself is kept nowhere.
  token_hash bytea not null unique,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_expires_at timestamptz not null,
  expires_at timestamptz not null,
  ip text not null,
  user_agent text not null
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_end on sessions (expires_at);
