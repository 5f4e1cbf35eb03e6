-- E-mails to be sent, written in the transaction of their cause; a row goes when its mail has been sent.
create table outbox (
  id bigint generated always as identity primary key,
  -- A mail that waits is removed with the user it is for.
  user_id bigint references users (id) on delete cascade,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  tries integer not null default 0,
  -- Until then the row belongs to the server that is sending it, or waits for its next try.
  next_try_at timestamptz not null
);
create index outbox_by_turn on outbox (next_try_at);
create index outbox_of_user on outbox (user_id);

-- The first answer to a POST with an Idempotency-Key, kept 24 hours, per user.
create table idempotency_keys (
  user_id bigint not null references users (id) on delete cascade,
  key text not null,
  status smallint not null,
  -- With the hash of the request; encrypted, for it may hold personal data (src/server/platform/http/idempotency.ts).
  answer text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
