-- Undoing an import removes the instruments that only it introduced. A holding that is restored later creates its instrument again, as a
-- new holding does.
drop trigger make_instrument_of_changed on bonds;
create trigger make_instrument_of_changed after update on bonds
  for each row when (
    old.isin <> new.isin or old.maturity_date is distinct from new.maturity_date
    or (old.deleted_at is not null and new.deleted_at is null)
  )
  execute function make_instrument_of_bond();
drop trigger make_instrument_of_changed on etfs_and_shares;
create trigger make_instrument_of_changed after update on etfs_and_shares
  for each row when (old.isin <> new.isin or (old.deleted_at is not null and new.deleted_at is null))
  execute function make_instrument_of_etf_or_share();
