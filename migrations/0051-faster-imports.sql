-- Confirming an import adds tens of thousands of rows to batch_holdings, and a foreign key is checked for each row by itself, an eighth of
-- the whole time. Batches are never removed. Holders are locked while their rows are written, and the rows of an erased holder are deleted
-- here instead of by the foreign key.
alter table batch_holdings
  drop constraint batch_holdings_batch_id_fkey,
  drop constraint batch_holdings_user_id_fkey;

create or replace function forget_imported_files() returns trigger language plpgsql as $$
begin
  update imports set file = null, contents = null, questions = '[]'
  where id in (
    select import_id from import_rows where user_id = old.id
    union select import_id from import_rows where target = 'user' and target_id = old.id
  );
  update import_rows set shown = shown || '{"before": null, "after": null}', personal = null
  where target = 'user' and target_id = old.id;
  delete from batch_holdings where user_id = old.id;
  return old;
end
$$;

-- As in 0043-audit-of-added-rows.sql, but the names of columns that are not told are constants instead of texts that are parsed for each
-- row.
create or replace function record_added_rows(audited regclass) returns void language plpgsql as $outer$
declare
  arguments text[] := (
    select string_to_array(encode(tgargs, 'escape'), '\000') from pg_trigger where tgrelid = audited and tgname = 'audit_changed'
  );
  left_out text[] := arguments[2];
  told text[] := nullif(arguments[3], 'all');
  columns text[] := (
    select array_agg(attname order by attnum) from pg_attribute where attrelid = audited and attnum > 0 and not attisdropped
  );
  told_columns text := (
    select string_agg(format('added.%I', name), ', ')
    from unnest(columns) as name
    where name <> all (left_out) and (told is null or name = any (told))
  );
  -- {"column": null} for each further column that has a value.
  named_columns text := (
    select string_agg(format(' || case when %I is null then jsonb ''{}'' else jsonb ''{"%s": null}'' end', name, name), '')
    from unnest(columns) as name
    where told is not null and name <> all (left_out || told) and not starts_with(name, 'computed_')
  );
begin
  execute format(
    $create$
      create or replace function record_added_%1$s() returns trigger language plpgsql as $body$
      declare
        actor jsonb := nullif(current_setting('kupon.actor', true), '');
        acting_id bigint := actor ->> 'id';
        address text := actor ->> 'address';
        request text := actor ->> 'request';
      begin
        insert into audit_entries
          (actor_id, actor_address, request_id, action, target_type, target_id, bond_id, holder_id, changes)
        select acting_id, address, request, 'added', %2$s, id, %3$s, user_id,
          jsonb_strip_nulls(to_jsonb((select told from (select %4$s) as told)))%5$s
        from added;
        return null;
      end
      $body$;
      drop trigger audit_added on %1$s;
      create trigger audit_added after insert on %1$s
        referencing new table as added for each statement execute function record_added_%1$s();
    $create$,
    audited,
    case when 'kind' = any (columns) then 'kind' else quote_literal(arguments[1]) end,
    case when 'bond_id' = any (columns) then 'bond_id' when arguments[1] = 'bond' then 'id' else 'null' end,
    told_columns,
    named_columns
  );
end
$outer$;

select record_added_rows(audited)
from unnest('{bonds, etfs_and_shares, payments, distributions, cash_flows}'::regclass[]) as audited;
