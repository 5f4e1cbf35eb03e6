-- What stands in an imported file may tell of people: the file, its first lines, corrected cells, the cells of rows in error and the
-- fields of users are encrypted (docs/decisions/0028-imports.md).
alter table imports
  drop column sheets,
  drop column form,
  drop column corrections,
  -- The sheets with their first lines, how a text file was read, with a line of it, and the corrected cells, encrypted as JSON; null
  -- once they are no longer needed.
  add column contents text;
alter table import_rows
  -- Encrypted JSON: the cells of a row in error, and what is written of a user.
  add column personal text;

-- Files that came before were not encrypted: whoever is at work on one uploads it again.
update imports set state = 'failed', failure = '{"rule": "interrupted", "values": {}}'
where state in ('reading', 'mapping', 'previewed');
update imports set file = null;
update import_rows set shown = shown || '{"cells": null}' where shown ->> 'cells' is not null;

create index import_rows_of_imported_user on import_rows (target_id) where target = 'user';

-- A file that has rows of an erased user goes with them, and so does what its rows say of a user that it added.
create or replace function forget_imported_files() returns trigger language plpgsql as $$
begin
  update imports set file = null, contents = null, questions = '[]'
  where id in (
    select import_id from import_rows where user_id = old.id
    union select import_id from import_rows where target = 'user' and target_id = old.id
  );
  update import_rows set shown = shown || '{"before": null, "after": null}', personal = null
  where target = 'user' and target_id = old.id;
  return old;
end
$$;
