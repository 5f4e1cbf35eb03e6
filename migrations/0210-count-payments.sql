-- add_payment counts the payment in its sender's tally (src/server/limits/attempts.store.ts), where that is open and not nearly
-- full. Elsewhere it does nothing and answers null: the ordinary way begins a tally, and refuses where it is full.
drop function add_payment(text, bigint, bigint, numeric, numeric, date, bigint, text, text, timestamptz, boolean);
create function add_payment(
  actor text,
  holder bigint,
  bond bigint,
  profit numeric,
  taxes_paid numeric,
  payment_date date,
  most bigint,
  tally text,
  most_counted bigint,
  idempotency_key text,
  request_hash text,
  sent_at timestamptz,
  alone boolean
) returns text language plpgsql as $$
declare
  payment record;
  answer text;
begin
  perform set_config('kupon.actor', actor, true);
  -- The same key may be in another transaction's hands: those who come together do not wait long for it.
  if not alone then
    perform set_config('lock_timeout', '100ms', true);
  end if;
  perform from bonds where bonds.user_id = holder and bonds.id = bond and bonds.deleted_at is null for share skip locked;
  if not found or most <= (
    select count(*) from payments
    where payments.user_id = holder and payments.bond_id = bond and payments.deleted_at is null
  ) then
    return null;
  end if;
  update attempts set count = count + 1, in_a_row = in_a_row + 1, last_at = sent_at
    where key = (
      select key from attempts
      where key = tally and counts_until > sent_at and count < most_counted - 1
      for update skip locked
    );
  if not found then
    return null;
  end if;
  insert into payments (user_id, bond_id, profit, taxes_paid, payment_date)
    values (holder, bond, add_payment.profit, add_payment.taxes_paid, add_payment.payment_date)
    returning id, payments.profit, payments.taxes_paid as "taxesPaid", payments.payment_date as "paymentDate", version
    into payment;
  answer := row_to_json(payment)::text;
  if idempotency_key is not null then
    insert into idempotency_keys (user_id, key, status, plain_answer, created_at)
      values (holder, idempotency_key, 201, json_build_object('requestHash', request_hash, 'body', answer)::text, sent_at);
  end if;
  return answer;
end
$$;
