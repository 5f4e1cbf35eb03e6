-- Adds to, changes and deletes from a portfolio of their own; off: what they hold is entered by administrators.
alter table users add column keeps_own_portfolio boolean not null default false;

drop trigger audit on users;
create trigger audit after insert or update or delete on users
  for each row execute function write_audit_entry(
    'user',
    '{id,created_at,version,email_key,password_expires_at}',
    '{role,person_or_company,language,must_change_password,demo,keeps_own_portfolio}'
  );
