-- Expired holdings whose day of that was not recorded: the maturity, if it is on or before the day that the audit says they were
-- marked on, else that day; assumed until somebody confirms it. A holding that was entered as expired was marked when it was entered.
with marked as (
  select holder_id, target_type, target_id, max(at)::date as day
  from audit_entries
  where target_type = 'bond' and changes -> 'expired' in ('[false, true]', 'true')
  group by holder_id, target_type, target_id
)
update bonds
set closed_on = least(bonds.maturity_date, coalesce(marked.day, bonds.created_at::date)), closed_on_assumed = true
from bonds as expired
left join marked
  on marked.holder_id = expired.user_id and marked.target_type = 'bond' and marked.target_id = expired.id
where bonds.user_id = expired.user_id and bonds.id = expired.id and bonds.expired and bonds.closed_on is null;

with marked as (
  select holder_id, target_type, target_id, max(at)::date as day
  from audit_entries
  where target_type in ('etf', 'share') and changes -> 'expired' in ('[false, true]', 'true')
  group by holder_id, target_type, target_id
)
update etfs_and_shares
set closed_on = coalesce(marked.day, etfs_and_shares.created_at::date), closed_on_assumed = true
from etfs_and_shares as expired
left join marked
  on marked.holder_id = expired.user_id and marked.target_type = expired.kind and marked.target_id = expired.id
where etfs_and_shares.user_id = expired.user_id and etfs_and_shares.id = expired.id
  and etfs_and_shares.expired and etfs_and_shares.closed_on is null;

-- The day that a holding was closed on is told, too: as in 0008-audit.sql, but for what counts as marking as expired.
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
  done text;
begin
  if tg_op = 'INSERT' then
    after := jsonb_strip_nulls(to_jsonb(new));
    target := after;
    done := 'added';
    if tg_argv[2] = 'all' then
      changed := after - left_out;
    else
      select jsonb_object_agg(key, case when key = any (tg_argv[2]::text[]) then value end) into changed
        from jsonb_each(after - left_out) where not starts_with(key, 'computed_');
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
    select coalesce(jsonb_object_agg(key, case
        when tg_argv[2] = 'all' or key = any (tg_argv[2]::text[]) then jsonb_build_array(before -> key, after -> key)
      end), '{}')
      into changed
      from jsonb_object_keys(target) as key
      where key <> all (left_out) and not starts_with(key, 'computed_') and (before -> key) is distinct from (after -> key);
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

drop trigger audit on bonds;
create trigger audit after insert or update or delete on bonds
  for each row execute function write_audit_entry(
    'bond',
    '{id,user_id,created_at,version,deleted_at,result,amount_paid,profit}',
    '{isin,bank,direction,currency,buy_price,market_price,market_price_on,has_own_price,clean_price,nominal,buy_date,settlement_date,taxes_paid,coupon_percent,yield_percent,expired,closed_on,closed_on_assumed,maturity_date,coupon_frequency,day_count,issue_date,first_coupon_date,redemption}'
  );
drop trigger audit on etfs_and_shares;
create trigger audit after insert or update or delete on etfs_and_shares
  for each row execute function write_audit_entry(
    'etf or share',
    '{id,user_id,kind,created_at,version,deleted_at,result,amount_paid,profit}',
    'all'
  );
