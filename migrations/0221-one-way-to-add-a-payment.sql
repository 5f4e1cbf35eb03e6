-- Payments are added by the statements of the server alone.
drop function add_payment(text, bigint, bigint, numeric, numeric, date, bigint, text, bigint, text, text, timestamptz, boolean);

-- The answers in this column were kept for a day.
delete from idempotency_keys where plain_answer is not null;
alter table idempotency_keys drop column plain_answer;
