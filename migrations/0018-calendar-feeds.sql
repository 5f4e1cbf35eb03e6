-- Secret addresses under which a user's income can be subscribed to in a calendar program.
create table calendar_feeds (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  -- What the user calls it, such as the device that reads it.
  name text not null,
  with_amounts boolean not null,
  -- SHA-256 of the token in the address; the token itself is stored nowhere.
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index calendar_feeds_of_user on calendar_feeds (user_id);
