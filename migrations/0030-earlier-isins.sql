-- The ISINs that a security had before (src/server/portfolio/corporate-actions/change-isin.ts). Whoever still names one means it.
create table earlier_isins (
  isin text primary key,
  current_isin text not null references instruments (isin) on update cascade on delete cascade,
  -- The first day of the ISIN that came after it.
  changed_on date not null,
  batch_id bigint references batches (id) on delete set null
);
create index earlier_isins_of_instrument on earlier_isins (current_isin);

-- A holding that names an earlier ISIN gets the one of today, whatever way it comes.
create function take_current_isin() returns trigger language plpgsql as $$
begin
  new.isin := coalesce((select current_isin from earlier_isins where isin = new.isin), new.isin);
  return new;
end
$$;
create trigger take_current_isin before insert on bonds
  for each row execute function take_current_isin();
create trigger take_current_isin_of_changed before update on bonds
  for each row when (old.isin <> new.isin) execute function take_current_isin();
create trigger take_current_isin before insert on etfs_and_shares
  for each row execute function take_current_isin();
create trigger take_current_isin_of_changed before update on etfs_and_shares
  for each row when (old.isin <> new.isin) execute function take_current_isin();
