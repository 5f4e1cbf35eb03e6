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

-- Removes the instruments with these ISINs that nobody has edited and nothing uses. Deleted holdings do not count, since restoring one creates
-- its instrument again.
create function remove_unused_instruments(isins text[]) returns void language sql as $$
  delete from instruments
  where isin = any (isins) and version = 1
    and not exists (select from bonds where bonds.isin = instruments.isin and deleted_at is null)
    and not exists (select from etfs_and_shares where etfs_and_shares.isin = instruments.isin and deleted_at is null)
    and not exists (select from prices where prices.isin = instruments.isin)
    and not exists (select from earlier_isins where current_isin = instruments.isin)
    and not exists (
      select from corporate_actions
      where corporate_actions.isin = instruments.isin or corporate_actions.new_isin = instruments.isin
    )
$$;
