-- When a row was deleted; it can be restored until it is purged, 30 days later. The indexes are those of the purge.
-- The indexes of payments and cash flows by bond stay whole: they serve the foreign key, which knows no deleted rows.
alter table bonds add column deleted_at timestamptz;
alter table payments add column deleted_at timestamptz;
alter table cash_flows add column deleted_at timestamptz;

create index bonds_by_deletion on bonds (deleted_at) where deleted_at is not null;
create index payments_by_deletion on payments (deleted_at) where deleted_at is not null;
create index cash_flows_by_deletion on cash_flows (deleted_at) where deleted_at is not null;
