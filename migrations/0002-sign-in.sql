create table sessions (
  id bigint generated always as identity primary key,
  -- SHA-256 of the token; the token itself is kept nowhere.
  token_hash bytea not null unique,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_expires_at timestamptz not null,
  expires_at timestamptz not null,
  ip text not null,
  user_agent text not null
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_end on sessions (expires_at);

-- The link of 'Forgot password': one at a time for a user, works once.
create table reset_tokens (
  user_id bigint primary key references users (id) on delete cascade,
  -- SHA-256 of the token; the token itself is kept nowhere but in the mail.
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

-- Attempts that are limited, such as failures to sign in: for all servers on this database, over restarts.
create table attempts (
  -- What is tried and by whom: the limit's name, then an address or the SHA-256 of an e-mail.
  key text primary key,
  count integer not null,
  -- Attempts since the last success.
  in_a_row integer not null,
  -- The address that all of them came from; null: several.
  address text,
  -- From then on `count` is as if it were 0.
  counts_until timestamptz not null,
  blocked_until timestamptz,
  last_at timestamptz not null
);
create index attempts_by_age on attempts (last_at);

-- Where an account signed in from lately: there its owner may go on trying, though others have used up the account's tries.
create table sign_in_addresses (
  user_id bigint not null references users (id) on delete cascade,
  -- As attempts are counted by it: IPv4, or the /64 of IPv6.
  address text not null,
  last_at timestamptz not null,
  primary key (user_id, address)
);

-- The second factor of signing in: an app that makes codes, passkeys, and recovery codes for when both are lost.
create table authenticator_apps (
  user_id bigint primary key references users (id) on delete cascade,
  -- Encrypted (src/server/people/second-factor/app-codes.ts): what the codes are made from.
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
