-- The first answer to a call that takes and gives nothing personal, in the form of the other column, not encrypted: it is made
-- in the statement that does the work.
alter table idempotency_keys add column plain_answer text;
