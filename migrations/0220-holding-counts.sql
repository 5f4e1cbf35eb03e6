-- How many bonds, ETFs and shares a user holds, and how many payments each bond has; deleted rows are not counted. Triggers keep
-- the counts, so the limits are exact however many requests come at once, and checking them costs the same for a large portfolio
-- as for a small one.
create table holding_counts (
  user_id bigint not null references users (id) on delete cascade,
  -- 'bonds', 'etf', 'share', or 'payments of bond 7'.
  holding text not null,
  count integer not null,
  primary key (user_id, holding),
  constraint holding_limit check (count <= 10000)
);

-- The trigger's argument is an SQL expression that names what a row counts as. Rows are deleted for good only with their user, or
-- when they are no longer counted, so there is no trigger for that.
create function count_holdings() returns trigger language plpgsql as $$
declare
  changes text := case tg_op
    when 'INSERT' then 'select *, 1 as change from added where deleted_at is null'
    else 'select added.*, case when added.deleted_at is null then 1 else -1 end as change from added
      join removed using (id) where (added.deleted_at is null) <> (removed.deleted_at is null)'
  end;
begin
  execute format(
    'insert into holding_counts as held (user_id, holding, count)
      select user_id, %s, sum(change) from (%s) as changes group by 1, 2
      on conflict (user_id, holding) do update set count = held.count + excluded.count',
    tg_argv[0], changes
  );
  return null;
end
$$;

create trigger count_inserted_holdings after insert on bonds
  referencing new table as added for each statement execute function count_holdings('''bonds''');
create trigger count_updated_holdings after update on bonds
  referencing new table as added old table as removed for each statement execute function count_holdings('''bonds''');
create trigger count_inserted_holdings after insert on etfs_and_shares
  referencing new table as added for each statement execute function count_holdings('kind');
create trigger count_updated_holdings after update on etfs_and_shares
  referencing new table as added old table as removed for each statement execute function count_holdings('kind');
create trigger count_inserted_holdings after insert on payments
  referencing new table as added for each statement execute function count_holdings('''payments of bond '' || bond_id');
create trigger count_updated_holdings after update on payments
  referencing new table as added old table as removed for each statement
  execute function count_holdings('''payments of bond '' || bond_id');

insert into holding_counts (user_id, holding, count)
select user_id, holding, least(count(*), 10000)
from (
  select user_id, 'bonds' as holding from bonds where deleted_at is null
  union all
  select user_id, kind from etfs_and_shares where deleted_at is null
  union all
  select user_id, 'payments of bond ' || bond_id from payments where deleted_at is null
) as held
group by user_id, holding;
