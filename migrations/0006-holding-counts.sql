-- How many bonds, ETFs and shares a user holds, and how many payments each bond has; deleted rows are not counted. Triggers keep
-- the counts, so the limits are exact however many requests come at once, and checking them costs the same for a large portfolio
-- as for a small one.
create table holding_counts (
  user_id bigint not null references users (id) on delete cascade,
  -- Such as 'bonds', 'holdings of kind etf', 'payments of bond 7'.
  holding text not null,
  count integer not null,
  primary key (user_id, holding),
  constraint holding_limit check (count <= 10000)
);

-- The first argument names what the rows are; the second one, where there is one, is a column whose value is part of the name. Rows
-- are deleted for good only with their user, or when they are no longer counted, so there is no trigger for that.
create function count_holdings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into holding_counts as held (user_id, holding, count)
    select added.user_id, concat_ws(' ', tg_argv[0], case when tg_nargs > 1 then to_jsonb(added) ->> tg_argv[1] end), count(*)
    from added
    where added.deleted_at is null
    group by 1, 2
    on conflict (user_id, holding) do update set count = held.count + excluded.count;
  else
    insert into holding_counts as held (user_id, holding, count)
    select added.user_id, concat_ws(' ', tg_argv[0], case when tg_nargs > 1 then to_jsonb(added) ->> tg_argv[1] end),
      sum(case when added.deleted_at is null then 1 else -1 end)
    from added join removed using (id)
    where (added.deleted_at is null) <> (removed.deleted_at is null)
    group by 1, 2
    on conflict (user_id, holding) do update set count = held.count + excluded.count;
  end if;
  return null;
end
$$;

create trigger count_inserted_holdings after insert on bonds
  referencing new table as added for each statement execute function count_holdings('bonds');
create trigger count_updated_holdings after update on bonds
  referencing new table as added old table as removed for each statement execute function count_holdings('bonds');
create trigger count_inserted_holdings after insert on etfs_and_shares
  referencing new table as added for each statement execute function count_holdings('holdings of kind', 'kind');
create trigger count_updated_holdings after update on etfs_and_shares
  referencing new table as added old table as removed for each statement
  execute function count_holdings('holdings of kind', 'kind');
create trigger count_inserted_holdings after insert on payments
  referencing new table as added for each statement execute function count_holdings('payments of bond', 'bond_id');
create trigger count_updated_holdings after update on payments
  referencing new table as added old table as removed for each statement
  execute function count_holdings('payments of bond', 'bond_id');
