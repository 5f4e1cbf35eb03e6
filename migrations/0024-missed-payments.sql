-- What was decided about a payment of a bond that did not come, or came short: a day of a reminder, or why it is not due.
create table missed_payment_decisions (
  user_id bigint not null,
  bond_id bigint not null,
  -- The due day of the payment.
  due_day date not null,
  snoozed_until date,
  not_due_reason text,
  decided_at timestamptz not null,
  primary key (user_id, bond_id, due_day),
  foreign key (user_id, bond_id) references bonds (user_id, id) on delete cascade,
  check (num_nonnulls(snoozed_until, not_due_reason) = 1)
);
