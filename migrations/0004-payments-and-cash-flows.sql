create table payments (
  user_id bigint not null,
  id bigint generated always as identity,
  bond_id bigint not null,
  -- In the bond's currency, before tax.
  profit numeric(16, 2) not null,
  -- In EUR.
  taxes_paid numeric(16, 2),
  payment_date date,
  -- When it was deleted; the row can be restored until it is removed for good, 30 days later.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (user_id, id),
  foreign key (user_id, bond_id) references bonds (user_id, id) on delete cascade
);
create index payments_by_id on payments (id);
create index payments_of_bond on payments (user_id, bond_id, payment_date, id);
-- The indexes by bond include deleted rows: they serve the foreign key, which does not know about deletion.
create index payments_by_deletion on payments (deleted_at) where deleted_at is not null;

create table cash_flows (
  user_id bigint not null,
  id bigint generated always as identity,
  bond_id bigint not null,
  -- Entered, generated from the bond's terms, or generated and then changed by a person.
  origin text not null default 'entered' check (origin in ('entered', 'generated', 'edited')),
  date date not null,
  position numeric(16, 2),
  interim_cash_flow numeric(16, 2),
  principal_cash_flow numeric(16, 2),
  total_cash_flows numeric(16, 2),
  cumulative_cash_flows numeric(16, 2),
  real_cash_flows numeric(16, 2),
  diff numeric(16, 2),
  -- When it was deleted; the row can be restored until it is removed for good, 30 days later.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (user_id, id),
  foreign key (user_id, bond_id) references bonds (user_id, id) on delete cascade
);
create index cash_flows_by_id on cash_flows (id);
create index cash_flows_of_bond on cash_flows (user_id, bond_id, date, id);
create index cash_flows_by_deletion on cash_flows (deleted_at) where deleted_at is not null;
