-- E-mails to be sent, written in the transaction of their cause; a row goes when its mail has been sent.
create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  tries integer not null default 0,
  -- Until then the row belongs to the server that is sending it, or waits for its next try.
  next_try_at timestamptz not null
);
create index outbox_by_turn on outbox (next_try_at);
