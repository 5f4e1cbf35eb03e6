-- Rates of the market by index and day, percent: what floating coupons are made of. Not of anybody: the office keeps them.
create table fixings (
  index text not null,
  day date not null,
  rate numeric(9, 5) not null,
  stored_at timestamptz not null default now(),
  -- No foreign key: the fixing outlives who entered it.
  stored_by bigint,
  primary key (index, day)
);
