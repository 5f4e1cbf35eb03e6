import { sql, type RawBuilder } from 'kysely';
import type { BondId, UserId } from '#api/ids';
import type { PaymentFields } from '#api/payments';
import { inScope, rowsOfFoundSession } from '../access/scope.ts';
import { actorAsText } from '../database/actor.ts';
import { preparedQuery, statement, type Value } from '../database/prepared-query.ts';
import type { Database } from '../database/schema.ts';
import type { IdempotencyKey } from '../http/idempotency.ts';
import { columnsOf, MOST_PAYMENTS_OF_A_BOND } from './payments.store.ts';

/** So near to the limit the bond is locked before its payments are counted, which the ordinary way does. */
const ROOM_FOR_THOSE_BESIDE = 100;

interface Values {
  readonly user_id: UserId;
  readonly bond_id: BondId;
  readonly profit: string;
  readonly taxes_paid: string | null;
  readonly payment_date: string | null;
  readonly actor: string;
  readonly key: string | null;
  readonly hash: string | null;
  readonly now: Date;
}

/** The bond is locked against those who change or remove it, not against those who add payments beside. */
function bond(value: Value<Values>): RawBuilder<unknown> {
  return sql`
    select bonds.user_id, bonds.id, set_config('kupon.actor', ${value('actor')}, true)
    from (select ${value('user_id')}::bigint as user_id) as holder join bonds on true
    where bonds.id = ${value('bond_id')} and ${inScope('bonds', rowsOfFoundSession('holder'))()}
    for share of bonds`;
}

const insertAtOnce = preparedQuery<Values, { readonly body: string }>((value) =>
  statement(sql<{ readonly body: string }>`
    with bond as materialized (${bond(value)}),
    payment as (
      insert into payments (user_id, bond_id, profit, taxes_paid, payment_date)
      select bond.user_id, bond.id, ${value('profit')}::numeric, ${value('taxes_paid')}::numeric, ${value('payment_date')}::date
      from bond
      where ${sql.lit(MOST_PAYMENTS_OF_A_BOND - ROOM_FOR_THOSE_BESIDE)} > (
        select count(*) from payments
        where payments.user_id = bond.user_id and payments.bond_id = bond.id and payments.deleted_at is null
      )
      returning id, profit, taxes_paid as "taxesPaid", payment_date as "paymentDate", version
    ),
    answer as (select row_to_json(payment)::text as body from payment),
    kept as (
      insert into idempotency_keys (user_id, key, status, plain_answer, created_at)
      select ${value('user_id')}, ${value('key')}, 201,
        json_build_object('requestHash', ${value('hash')}::text, 'body', answer.body)::text, ${value('now')}
      from answer
      where ${value('key')}::text is not null
    )
    select body from answer`),
);

interface NewPayment {
  readonly owner: UserId;
  readonly bondId: BondId;
  readonly fields: PaymentFields;
  readonly key: IdempotencyKey | undefined;
  readonly now: Date;
}

/**
 * Adds a payment, and keeps its answer under the key, in one statement; the answer's JSON. Undefined, and nothing done, where
 * the bond is not the owner's or has almost as many payments as it can. Throws where the key was used before.
 */
export async function addPaymentAtOnce(
  db: Database,
  { owner, bondId, fields, key, now }: NewPayment,
): Promise<string | undefined> {
  const [answer] = await insertAtOnce(db, {
    ...columnsOf(fields),
    user_id: owner,
    bond_id: bondId,
    actor: actorAsText(),
    key: key?.key ?? null,
    hash: key?.requestHash ?? null,
    now,
  });
  return answer?.body;
}
