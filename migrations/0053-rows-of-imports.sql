-- A preview stages tens of thousands of rows, and each foreign key is checked for each row by itself, two fifths of the time. The rows of a
-- removed import are removed here instead. Holders are locked while their rows are staged (import-rows.store.ts), once for each thousand rows,
-- and the rows of an erased holder are removed here, too.
alter table import_rows
  drop constraint import_rows_import_id_fkey,
  drop constraint import_rows_user_id_fkey;

create function remove_import_rows() returns trigger language plpgsql as $$
begin
  delete from import_rows where import_id = old.id;
  return old;
end
$$;
create trigger remove_rows after delete on imports
  for each row execute function remove_import_rows();

create or replace function forget_imported_files() returns trigger language plpgsql as $$
begin
  update imports set file = null, contents = null, questions = '[]'
  where id in (
    select import_id from import_rows where user_id = old.id
    union select import_id from import_rows where target = 'user' and target_id = old.id
  );
  update import_rows set shown = shown || '{"before": null, "after": null}', personal = null
  where target = 'user' and target_id = old.id;
  delete from import_rows where user_id = old.id;
  delete from batch_holdings where user_id = old.id;
  return old;
end
$$;

-- A transaction that adds thousands of holdings looks up their current ISINs together, and says so by a setting of its own
-- (confirm-rows.store.ts): a lookup for each row took a tenth of the time.
drop trigger take_current_isin on bonds;
create trigger take_current_isin before insert on bonds
  for each row when (current_setting('kupon.isins_are_current', true) is distinct from 'on') execute function take_current_isin();
drop trigger take_current_isin on etfs_and_shares;
create trigger take_current_isin before insert on etfs_and_shares
  for each row when (current_setting('kupon.isins_are_current', true) is distinct from 'on') execute function take_current_isin();
