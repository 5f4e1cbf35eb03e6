-- The id of the key to encrypt with. It stays the current one until the transaction ends: a change of the keys takes the same lock
-- for itself. In a function, the second statement sees what was committed while the first one waited.
create function current_data_key() returns text language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('data keys', 0));
  return (select id from data_keys where current);
end
$$;
