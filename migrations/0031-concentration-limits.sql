-- Above which part of the whole a user is told that it lies in few hands: percent. Null, or no row: the general limit.
create table concentration_limits (
  user_id bigint primary key references users (id) on delete cascade,
  issuer numeric(5, 2) check (issuer between 0 and 100),
  bank numeric(5, 2) check (bank between 0 and 100),
  non_euro numeric(5, 2) check (non_euro between 0 and 100)
);
