create table payments (
  user_id bigint not null,
  id bigint generated always as identity,
  bond_id bigint not null,
  -- In the bond's currency, before tax.
  profit numeric(16, 2) not null,
  -- In EUR.
  taxes_paid numeric(16, 2),
  payment_date date,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (user_id, id),
  foreign key (user_id, bond_id) references bonds (user_id, id) on delete cascade
);
create index payments_by_id on payments (id);
create index payments_of_bond on payments (user_id, bond_id, payment_date, id);
