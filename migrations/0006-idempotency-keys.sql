-- The first answer to a POST with an Idempotency-Key, kept 24 hours, per user.
create table idempotency_keys (
  user_id bigint not null references users (id) on delete cascade,
  key text not null,
  -- SHA-256 of method, path and body.
  request_hash bytea not null,
  status smallint not null,
  body text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
