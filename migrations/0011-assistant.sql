-- The question to the assistant that is being answered for a user: one at a time, on whichever server.
create table questions_in_flight (
  user_id bigint primary key references users (id) on delete cascade,
  -- Whose answer it is: a late one must not end the next question's.
  ticket uuid not null,
  -- From then on it counts as given up: its server ended in the middle.
  lease_until timestamptz not null
);

-- How often the language model has been asked on a day, by all users together.
create table model_calls (
  day date primary key,
  calls integer not null
);
