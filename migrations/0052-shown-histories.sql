-- The values of a portfolio over time as they were last shown, so that the page can say when a later change of the past has changed them
-- (docs/decisions/0035-recomputed-values.md).
create table shown_histories (
  user_id bigint primary key references users (id) on delete cascade,
  -- Euro with 2 decimal places by day, without the last days, whose prices and deals still arrive.
  eur_by_day json not null,
  -- When a shown value last changed, and the first and the last day whose value did; null if none ever has.
  recomputed_on date,
  changed_from date,
  changed_to date,
  check (num_nulls(recomputed_on, changed_from, changed_to) in (0, 3))
);
