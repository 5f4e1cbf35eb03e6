-- Where an account signed in from lately: there its owner may go on trying, though others have used up the account's tries.
create table sign_in_addresses (
  user_id bigint not null references users (id) on delete cascade,
  -- As attempts are counted by it: IPv4, or the /64 of IPv6.
  address text not null,
  last_at timestamptz not null,
  primary key (user_id, address)
);
