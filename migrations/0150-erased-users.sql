-- Who was erased is read every minute (src/server/backup/erased-users.ts).
create index erased_users on audit_entries (id) where action = 'erased' and target_type = 'user';
