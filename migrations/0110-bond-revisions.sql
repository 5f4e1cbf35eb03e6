-- The sum of a user's rows grows with every change of their bonds, whoever makes it: a list of them that was answered at one
-- sum is still right at the same sum. A change takes the rows that are there into its own, so that there is one, but waits
-- for nobody: what another change has in hand stays beside it. The steps are random, so that a database that was restored
-- from a backup does not come to an old sum with other bonds.
create table bond_revisions (
  user_id bigint not null references users (id) on delete cascade,
  id bigint generated always as identity,
  revision bigint not null,
  primary key (user_id, id)
);

-- Bonds that go with their user leave nothing behind.
create function count_bond_revision() returns trigger language plpgsql as $$
begin
  with known as (
    select user_id, id from bond_revisions
    where user_id in (select user_id from changed)
    for update skip locked
  ),
  taken as (
    delete from bond_revisions using known
    where bond_revisions.user_id = known.user_id and bond_revisions.id = known.id
    returning bond_revisions.user_id, bond_revisions.revision
  )
  insert into bond_revisions (user_id, revision)
  select users.id, 1 + floor(random() * 1000000000) + coalesce(sum(taken.revision), 0)
  from users left join taken on taken.user_id = users.id
  where users.id in (select user_id from changed)
  group by users.id;
  return null;
end
$$;

create trigger count_inserted after insert on bonds
  referencing new table as changed for each statement execute function count_bond_revision();
create trigger count_updated after update on bonds
  referencing new table as changed for each statement execute function count_bond_revision();
create trigger count_deleted after delete on bonds
  referencing old table as changed for each statement execute function count_bond_revision();

-- Sums in euro change with the rates: those of a day that are loaded again are others.
alter table exchange_rates add column stored_at timestamptz not null default now();
