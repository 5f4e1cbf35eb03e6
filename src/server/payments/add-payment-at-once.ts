import { sql } from 'kysely';
import type { BondId, UserId } from '#api/ids';
import type { PaymentFields } from '#api/payments';
import { actorAsText } from '../database/actor.ts';
import { askedTogether } from '../database/asked-together.ts';
import type { Database } from '../database/schema.ts';
import type { IdempotencyKey } from '../http/idempotency.ts';
import { keyOf } from '../limits/attempts.store.ts';
import type { Limit } from '../limits/limits.ts';
import { columnsOf, MOST_PAYMENTS_OF_A_BOND } from './payments.store.ts';

/** So near to the limit the bond is locked before its payments are counted, which the ordinary way does. */
const ROOM_FOR_THOSE_BESIDE = 500;

interface Values {
  readonly actor: string;
  readonly holder: UserId;
  readonly bond: BondId;
  readonly profit: string;
  readonly taxes_paid: string | null;
  readonly payment_date: string | null;
  readonly tally: string;
  readonly most_counted: number;
  readonly key: string | null;
  readonly hash: string | null;
  readonly now: Date;
}

/** Those that come at the same moment are one transaction (migrations/0210-count-payments.sql), and wait for the disk once. */
const insertAtOnce = askedTogether<Values, { readonly body: string | null }>({
  atOnce: 1,
  types: {
    actor: 'text',
    holder: 'bigint',
    bond: 'bigint',
    profit: 'numeric',
    taxes_paid: 'numeric',
    payment_date: 'date',
    tally: 'text',
    most_counted: 'bigint',
    key: 'text',
    hash: 'text',
    now: 'timestamptz',
  },
  make: (value) => sql`
    select add_payment(
      ${value('actor')}::text, ${value('holder')}::bigint, ${value('bond')}::bigint, ${value('profit')}::numeric,
      ${value('taxes_paid')}::numeric, ${value('payment_date')}::date,
      ${sql.lit(MOST_PAYMENTS_OF_A_BOND - ROOM_FOR_THOSE_BESIDE)}, ${value('tally')}::text,
      ${value('most_counted')}::bigint, ${value('key')}::text, ${value('hash')}::text,
      ${value('now')}::timestamptz, ${value('alone')}::boolean) as body`,
});

interface NewPayment {
  readonly owner: UserId;
  readonly bondId: BondId;
  readonly fields: PaymentFields;
  readonly key: IdempotencyKey | undefined;
  readonly now: Date;
  /** How many payments within an hour. */
  readonly limit: Limit;
}

/**
 * Adds a payment, and keeps its answer under the key; the answer's JSON. Undefined, and nothing done, where the bond is not the
 * owner's, is being changed, or has almost as many payments as it can,
 * and where the owner's tally has to be begun or is nearly full. Throws where the key was used before.
 */
export async function addPaymentAtOnce(
  db: Database,
  { owner, bondId, fields, key, now, limit }: NewPayment,
): Promise<string | undefined> {
  const [answer] = await insertAtOnce.together(db, {
    ...columnsOf(fields),
    actor: actorAsText(),
    holder: owner,
    bond: bondId,
    tally: keyOf({ limit, of: { userId: owner } }),
    most_counted: limit.most,
    key: key?.key ?? null,
    hash: key?.requestHash ?? null,
    now,
  });
  return answer?.body ?? undefined;
}
