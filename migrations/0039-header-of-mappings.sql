-- The line of the header, where somebody chose it, and how many lines at the end are no rows.
update import_mappings set mapping = mapping || '{"headerRow": null, "footLines": 0}';
update imports set mapping = mapping || '{"headerRow": null, "footLines": 0}' where mapping is not null;
