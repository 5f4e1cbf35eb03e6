-- The second factor of signing in: an app that makes codes, passkeys, and recovery codes for when both are lost.
create table authenticator_apps (
  user_id bigint primary key references users (id) on delete cascade,
  -- Encrypted (src/server/second-factor/app-codes.ts): what the codes are made from.
  secret text not null,
  added_at timestamptz not null,
  -- Null while it is being set up: no code of it has been shown yet.
  confirmed_at timestamptz,
  -- The 30 seconds of the newest code that was taken: neither that one nor an older one is taken again.
  last_step bigint
);

create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  name text not null,
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the authenticator has signed, by its own count; 0 where it does not count.
  counter bigint not null,
  transports text[] not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

create table recovery_codes (
  user_id bigint not null references users (id) on delete cascade,
  -- SHA-256 of the code, which has more than 112 random bits; the code itself is kept nowhere.
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- What has to be answered with a second factor, or signed by a new passkey; over within minutes.
create table second_factor_challenges (
  -- SHA-256 of the challenge.
  challenge_hash bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('sign-in', 'confirmation', 'new passkey')),
  expires_at timestamptz not null
);
create index second_factor_challenges_of_user on second_factor_challenges (user_id);
