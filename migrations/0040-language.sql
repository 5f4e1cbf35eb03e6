-- The language of the e-mails to a user.
alter table users add column language text not null default 'en' check (language in ('en', 'bg'));
