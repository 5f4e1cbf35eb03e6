-- The same entries of the audit for a fraction of the time where one statement writes many rows: an import, its undo, an act on many
-- holdings. What is written into the tables of holdings, and what is updated there, is told by one statement instead of one for each
-- row; so are the entries that wait for a seal, and the instruments of new holdings. Deletions are rare, and stay as they are.
drop trigger await_seal on audit_entries;
create or replace function await_audit_seal() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed (entry_id) select id from added;
  return null;
end
$$;
create trigger await_seal after insert on audit_entries
  referencing new table as added for each statement execute function await_audit_seal();

-- Arguments as those of write_audit_entry (0008-audit.sql). Old and new rows are joined by their keys: as the plan of the first call,
-- which may be for a single row, is kept for calls with thousands, it must not be a nested loop.
create function write_audit_entries() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  left_out text[] := tg_argv[1];
  told text[] := nullif(tg_argv[2], 'all');
  actor jsonb := nullif(current_setting('kupon.actor', true), '');
begin
  if tg_op = 'INSERT' then
    -- Materialized: else each use of a row would make its JSON anew.
    with rows as materialized (select id, jsonb_strip_nulls(to_jsonb(added)) as row from added),
    entries as materialized (select id, row, row - left_out as written from rows)
    insert into audit_entries
      (actor_id, actor_address, request_id, action, target_type, target_id, bond_id, holder_id, changes)
    select (actor ->> 'id')::bigint, actor ->> 'address', actor ->> 'request',
      'added',
      coalesce(row ->> 'kind', tg_argv[0]),
      id,
      coalesce(row ->> 'bond_id', case tg_argv[0] when 'bond' then row ->> 'id' end)::bigint,
      (row ->> 'user_id')::bigint,
      case when told is null then written else coalesce(
        (
          select written - array_agg(key)
            || coalesce(jsonb_object_agg(key, null) filter (where not starts_with(key, 'computed_')), '{}')
          from jsonb_object_keys(written - told) as key
        ),
        written
      ) end
    from entries
    order by id;
    return null;
  end if;

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

-- Each trigger of the audit becomes three with the same arguments.
do $$
declare
  audited record;
begin
  for audited in
    select relname as name, substring(pg_get_triggerdef(pg_trigger.oid) from 'write_audit_entry\((.*)\)$') as arguments
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname = 'audit' and relname in ('bonds', 'etfs_and_shares', 'payments', 'distributions', 'cash_flows')
  loop
    execute format('drop trigger audit on %I', audited.name);
    execute format(
      'create trigger audit after delete on %I for each row execute function write_audit_entry(%s)',
      audited.name, audited.arguments
    );
    execute format(
      'create trigger audit_added after insert on %I referencing new table as added
        for each statement execute function write_audit_entries(%s)',
      audited.name, audited.arguments
    );
    execute format(
      'create trigger audit_changed after update on %I referencing old table as removed new table as added
        for each statement execute function write_audit_entries(%s)',
      audited.name, audited.arguments
    );
  end loop;
end
$$;

-- As make_instrument_of_bond (0012-securities.sql): the first row of a security makes it, the first one with terms adds them.
create function make_instruments_of_bonds() returns trigger language plpgsql as $$
begin
  insert into instruments (
    isin, kind, currency, price_basis, coupon_percent, coupon_frequency, day_count, issue_date, first_coupon_date,
    maturity_date, redemption
  )
  select distinct on (isin) isin, 'bond', currency, 'percent', coupon_percent, coupon_frequency, day_count, issue_date,
    first_coupon_date, maturity_date, redemption
  from added
  where not exists (select from instruments where instruments.isin = added.isin)
  order by isin, id
  on conflict do nothing;

  update instruments set
    coupon_percent = dated.coupon_percent, coupon_frequency = dated.coupon_frequency, day_count = dated.day_count,
    issue_date = dated.issue_date, first_coupon_date = dated.first_coupon_date, maturity_date = dated.maturity_date,
    redemption = dated.redemption
  from (select distinct on (isin) * from added where maturity_date is not null order by isin, id) as dated
  where instruments.isin = dated.isin and instruments.version = 1 and instruments.kind = 'bond'
    and instruments.maturity_date is null;
  return null;
end
$$;
drop trigger make_instrument on bonds;
create trigger make_instrument after insert on bonds
  referencing new table as added for each statement execute function make_instruments_of_bonds();

create function make_instruments_of_etfs_and_shares() returns trigger language plpgsql as $$
begin
  insert into instruments (isin, kind, name, currency, price_basis)
  select distinct on (isin) isin, kind, name, currency, 'unit'
  from added
  where not exists (select from instruments where instruments.isin = added.isin)
  order by isin, id
  on conflict do nothing;
  return null;
end
$$;
drop trigger make_instrument on etfs_and_shares;
create trigger make_instrument after insert on etfs_and_shares
  referencing new table as added for each statement execute function make_instruments_of_etfs_and_shares();
