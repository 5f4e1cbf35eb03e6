-- Which import brought a row is known from the rows of the import (import_rows), which are kept as long as it can be undone. An index and
-- a foreign key less for each imported row.
alter table import_identities drop column import_id;
