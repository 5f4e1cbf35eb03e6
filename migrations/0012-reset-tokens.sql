-- The link of 'Forgot password': one at a time for a user, works once.
create table reset_tokens (
  user_id bigint primary key references users (id) on delete cascade,
  -- SHA-256 of the token; the token itself is kept nowhere but in the mail.
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
