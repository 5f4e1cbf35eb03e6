-- A mail that waits goes with the user whom it is for.
alter table outbox add column user_id bigint references users (id) on delete cascade;
create index outbox_of_user on outbox (user_id);

-- First answers may hold personal data: they are encrypted, with the hash of the request (src/server/http/idempotency.ts).
delete from idempotency_keys;
alter table idempotency_keys drop column request_hash, drop column body, add column answer text;
