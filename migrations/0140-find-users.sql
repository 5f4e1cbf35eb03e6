-- The list of users is read in the order of its index, which holds all that is searched: however rare what is looked for, no
-- row of the table is read but those that are answered (docs/decisions/0020-lists-at-size.md). Named computed_…, for the
-- audit keeps still about what follows from other columns.
alter table users
  add column computed_sort_name text not null generated always as (lower(username)) stored,
  add column computed_search_text text not null generated always as (
    lower(username) || E'\n' || lower(email) || E'\n' || phone_number || E'\n'
      || regexp_replace(phone_number, '\D', '', 'g')
  ) stored;
drop index users_by_name;
create index users_by_name on users (computed_sort_name, id) include (computed_search_text);
-- Users are counted by kind without reading their rows.
create index users_by_kind on users (role, person_or_company);
