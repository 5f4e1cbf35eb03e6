-- The audit entries of added rows are made of the recorded columns alone: a third of the time that it took to make JSON of the whole row
-- and to remove the rest from it.

-- From here on only for changed rows; their entries are as before (0040-audit-of-many-rows.sql).
create or replace function write_audit_entries() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  left_out text[] := tg_argv[1];
  told text[] := nullif(tg_argv[2], 'all');
  actor jsonb := nullif(current_setting('kupon.actor', true), '');
begin
  with rows as materialized (
    select added.id, jsonb_strip_nulls(to_jsonb(removed)) as before, jsonb_strip_nulls(to_jsonb(added)) as after
    from removed join added on added.user_id = removed.user_id and added.id = removed.id
  ),
  differing as materialized (
    select id, before, after, before || after as target,
      case when before - left_out <> after - left_out then (
        select coalesce(jsonb_object_agg(key, case
            when told is null or key = any (told) then jsonb_build_array(before -> key, after -> key)
          end), '{}')
        from jsonb_object_keys(before || after) as key
        where key <> all (left_out) and not starts_with(key, 'computed_')
          and (before -> key) is distinct from (after -> key)
      ) else '{}' end as changes
    from rows
  ),
  acts as (
    select *, case
        when not before ? 'deleted_at' and after ? 'deleted_at' then 'deleted'
        when before ? 'deleted_at' and not after ? 'deleted_at' then 'restored'
        when changes - '{closed_on,closed_on_assumed}'::text[] = '{"expired": [false, true]}' then 'expired'
        when changes - '{closed_on,closed_on_assumed}'::text[] = '{"expired": [true, false]}' then 'made_active'
        else 'changed'
      end as act
    from differing
  )
  insert into audit_entries
    (actor_id, actor_address, request_id, action, target_type, target_id, bond_id, holder_id, changes)
  select (actor ->> 'id')::bigint, actor ->> 'address', actor ->> 'request',
    act,
    coalesce(target ->> 'kind', tg_argv[0]),
    id,
    coalesce(target ->> 'bond_id', case tg_argv[0] when 'bond' then target ->> 'id' end)::bigint,
    (target ->> 'user_id')::bigint,
    changes
  from acts
  where act <> 'changed' or changes <> '{}'
  order by id;
  return null;
end
$$;

-- Makes the trigger that records the rows added to a table, with the arguments of the trigger that records changes. A migration that adds a
-- column to the table calls this again; until then the column is missing from the entries.
create function record_added_rows(audited regclass) returns void language plpgsql as $outer$
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
    select string_agg(format(' || case when %I is null then ''{}'' else ''{"%s": null}'' end::jsonb', name, name), '')
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
