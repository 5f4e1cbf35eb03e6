-- What a user is reminded of by email: one digest a day at most. No row: of nothing.
create table reminders (
  user_id bigint primary key references users (id) on delete cascade,
  -- So many days before each coupon; null: not of coupons.
  coupon_days smallint check (coupon_days in (0, 1, 3, 7)),
  -- 30, 7 and 1 day before capital comes back.
  maturities boolean not null,
  -- Where what comes in the next 30 days is at least this much in euro; null: not of it.
  free_money_from numeric(16, 2) check (free_money_from > 0),
  with_amounts boolean not null,
  -- In the link of each digest that stops them: it can do nothing else.
  unsubscribe_token text not null unique,
  -- The last day that was looked at, whether or not there was something to say.
  last_day date
);

-- Of each event a user is reminded once for each reason.
create table sent_reminders (
  user_id bigint not null references users (id) on delete cascade,
  event text not null,
  reason text not null,
  day date not null,
  primary key (user_id, event, reason)
);

-- The address that mail programs call to stop such mails (RFC 8058).
alter table outbox add column unsubscribe_url text;
