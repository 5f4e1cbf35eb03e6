create table cash_flows (
  user_id bigint not null,
  id bigint generated always as identity,
  bond_id bigint not null,
  date date not null,
  position numeric(16, 2),
  interim_cash_flow numeric(16, 2),
  principal_cash_flow numeric(16, 2),
  total_cash_flows numeric(16, 2),
  cumulative_cash_flows numeric(16, 2),
  real_cash_flows numeric(16, 2),
  diff numeric(16, 2),
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (user_id, id),
  foreign key (user_id, bond_id) references bonds (user_id, id) on delete cascade
);
create index cash_flows_by_id on cash_flows (id);
create index cash_flows_of_bond on cash_flows (user_id, bond_id, date, id);
