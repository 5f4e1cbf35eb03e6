-- The same entries as in 0015-closing-days.sql, for a fraction of the time: an import adds tens of thousands of rows. Only the columns
-- that are not told are looked at one by one, and of a row that was only deleted or restored none.
create or replace function write_audit_entry() returns trigger language plpgsql as $$
declare
  left_out text[] := tg_argv[1];
  before jsonb;
  after jsonb;
  target jsonb;
  holder bigint;
  bond bigint;
  actor jsonb;
  changed jsonb := '{}';
  untold jsonb;
  done text;
begin
  if tg_op = 'INSERT' then
    after := jsonb_strip_nulls(to_jsonb(new));
    target := after;
    done := 'added';
    changed := after - left_out;
    if tg_argv[2] <> 'all' then
      untold := changed - tg_argv[2]::text[];
      if untold <> '{}' then
        select changed - array_agg(key)
            || coalesce(jsonb_object_agg(key, null) filter (where not starts_with(key, 'computed_')), '{}')
          into changed
          from jsonb_object_keys(untold) as key;
      end if;
    end if;
  else
    before := jsonb_strip_nulls(to_jsonb(old));
    after := coalesce(jsonb_strip_nulls(to_jsonb(new)), '{}');
    target := before || after;
  end if;
  holder := coalesce(target ->> 'user_id', target ->> 'id');
  bond := coalesce(target ->> 'bond_id', case tg_argv[0] when 'bond' then target ->> 'id' end);

  if tg_op = 'DELETE' then
    if before ? 'user_id' and not exists (select from users where id = holder)
      or before ? 'bond_id' and not exists (select from bonds where user_id = holder and id = bond) then
      return null;
    end if;
    done := 'erased';
  elsif tg_op = 'UPDATE' then
    -- What is only encrypted anew has not changed (src/server/platform/encryption/encrypted-values.store.ts).
    if current_setting('kupon.encrypting_anew', true) = 'on' then
      left_out := left_out || '{bulstat_or_egn}'::text[];
    end if;
    if before - left_out <> after - left_out then
      select coalesce(jsonb_object_agg(key, case
          when tg_argv[2] = 'all' or key = any (tg_argv[2]::text[]) then jsonb_build_array(before -> key, after -> key)
        end), '{}')
        into changed
        from jsonb_object_keys(target) as key
        where key <> all (left_out) and not starts_with(key, 'computed_')
          and (before -> key) is distinct from (after -> key);
    end if;
    done := case
      when not before ? 'deleted_at' and after ? 'deleted_at' then 'deleted'
      when before ? 'deleted_at' and not after ? 'deleted_at' then 'restored'
      when changed - '{closed_on,closed_on_assumed}'::text[] = '{"expired": [false, true]}' then 'expired'
      when changed - '{closed_on,closed_on_assumed}'::text[] = '{"expired": [true, false]}' then 'made_active'
      else 'changed'
    end;
    if done = 'changed' and changed = '{}' then
      return null;
    end if;
  end if;

  actor := nullif(current_setting('kupon.actor', true), '');
  insert into audit_entries
    (actor_id, actor_address, request_id, action, target_type, target_id, bond_id, holder_id, changes)
  values (
    (actor ->> 'id')::bigint, actor ->> 'address', actor ->> 'request',
    done,
    coalesce(target ->> 'kind', tg_argv[0]),
    (target ->> 'id')::bigint,
    bond,
    holder,
    changed
  );
  return null;
end
$$;
