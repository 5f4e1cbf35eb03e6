-- Who changed what, whose and when: written with the change itself, and never changed again (docs/decisions/0013-audit.md).
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Nobody who is signed in, or the system: null. No foreign key: the entry outlives the user.
  actor_id bigint,
  actor_address text,
  request_id text,
  action text not null,
  target_type text,
  target_id bigint,
  -- The bond that the target is, or belongs to.
  bond_id bigint,
  -- The user whose data it is.
  holder_id bigint,
  outcome text not null default 'done' check (outcome in ('done', 'refused')),
  -- {column: [old, new]}, of what is new {column: value}; {column: null} where the value is secret or personal.
  changes jsonb not null default '{}'
);
create index audit_entries_of_holder on audit_entries (holder_id, id);
create index audit_entries_of_actor on audit_entries (actor_id, id);
create index audit_entries_of_bond on audit_entries (bond_id, id) where bond_id is not null;
-- Who was erased is read every minute (src/server/platform/backup/erased-users.ts).
create index erased_users on audit_entries (id) where action = 'erased' and target_type = 'user';
-- Demo users are nobody: their removal is no erasure (src/server/platform/backup/erased-users.store.ts).
create index added_demo_users on audit_entries (target_id)
  where action = 'added' and target_type = 'user' and changes @> '{"demo": true}';

-- The chain over the entries: each hash is SHA-256 over the one before it and the text of the entry.
create table audit_seals (
  sequence bigint primary key,
  entry_id bigint not null unique,
  previous_hash bytea not null,
  hash bytea not null
);

-- Entries that wait for their seal. Entries are seen here when their transaction is committed, however late that is.
create table audit_unsealed (
  entry_id bigint primary key
);

create function await_audit_seal() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed (entry_id) values (new.id);
  return null;
end
$$;
create trigger await_seal after insert on audit_entries for each row execute function await_audit_seal();

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_audit_change();
create trigger append_only before update or delete or truncate on audit_seals
  for each statement execute function refuse_audit_change();

-- Arguments: what a row is; the columns that are left out, because they follow from others or say which row it is; and the
-- columns whose values are told, or 'all'. So are columns named computed_…. Any further column is told by its name alone.
-- What goes with another row (a foreign key's cascade) is not told apart. This runs for every row that is written: of a new
-- row in a table whose columns are all told, nothing is looked at one by one.
create function write_audit_entry() returns trigger language plpgsql as $$
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
      when changed = '{"expired": [false, true]}' then 'expired'
      when changed = '{"expired": [true, false]}' then 'made_active'
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

create trigger audit after insert or update or delete on users
  for each row execute function write_audit_entry(
    'user',
    '{id,created_at,version,email_key,password_expires_at}',
    '{role,person_or_company,language,must_change_password,demo}'
  );
-- `closed_on` follows from a change of `expired`, which is recorded.
create trigger audit after insert or update or delete on bonds
  for each row execute function write_audit_entry(
    'bond',
    '{id,user_id,created_at,version,deleted_at,result,amount_paid,profit,closed_on}',
    '{isin,bank,direction,currency,buy_price,market_price,clean_price,nominal,buy_date,settlement_date,taxes_paid,coupon_percent,yield_percent,expired,maturity_date,coupon_frequency,day_count,issue_date,first_coupon_date,redemption}'
  );
create trigger audit after insert or update or delete on payments
  for each row execute function write_audit_entry(
    'payment',
    '{id,user_id,bond_id,created_at,version,deleted_at}',
    'all'
  );
create trigger audit after insert or update or delete on cash_flows
  for each row execute function write_audit_entry(
    'cash-flow',
    '{id,user_id,bond_id,origin,created_at,version,deleted_at}',
    'all'
  );
create trigger audit after insert or update or delete on etfs_and_shares
  for each row execute function write_audit_entry(
    'etf or share',
    '{id,user_id,kind,created_at,version,deleted_at,result,amount_paid,profit}',
    'all'
  );
