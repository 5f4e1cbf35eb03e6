create table users (
  id bigint generated always as identity primary key,
  username text not null,
  email text not null,
  -- The address as it is compared: without case.
  email_key text not null unique,
  phone_number text not null,
  role text not null check (role in ('user', 'admin')),
  person_or_company text not null check (person_or_company in ('person', 'company')),
  bulstat_or_egn text not null,
  -- A PHC string (argon2id or scrypt); null: nobody can sign in with a password.
  password_hash text,
  must_change_password boolean not null default false,
  -- When a one-time password stops working.
  password_expires_at timestamptz,
  -- Belongs to the demo data, and goes with it.
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create index users_by_name on users (lower(username), id);
create index users_who_administer on users (id) where role = 'admin';
