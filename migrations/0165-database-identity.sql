-- Which database this is: user numbers begin at 1 in every database, so a list of erased users names the database, too.
create table database_identity (
  id uuid not null default gen_random_uuid(),
  only_row boolean primary key default true check (only_row)
);
insert into database_identity default values;

-- Demo users are nobody: their removal is no erasure (src/server/backup/erased-users.store.ts).
create index added_demo_users on audit_entries (target_id)
  where action = 'added' and target_type = 'user' and changes @> '{"demo": true}';
