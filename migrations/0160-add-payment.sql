-- Adds a payment on behalf of its actor, and keeps its answer under the idempotency key: the answer's JSON. Null, and nothing done,
-- where the bond is not the holder's, is deleted, is being changed, or has so many payments already. A function, for one statement adds those of many
-- actors (src/server/payments/add-payment-at-once.ts). The bond is locked against those who change or remove it, not against those
-- who add payments beside.
create function add_payment(
  actor text,
  holder bigint,
  bond bigint,
  profit numeric,
  taxes_paid numeric,
  payment_date date,
  most bigint,
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
