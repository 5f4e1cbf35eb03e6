import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { UserId } from '#api/platform/ids';
import type { RemindersTable } from '../../server/platform/database/tables/reminder-tables.ts';
import type { TestApp } from '../app/start-test-app.ts';

/** Reminders of this user, for coupons 3 days ahead and for maturities. Returns the token that stops them. */
export async function aReminder(
  { db }: Pick<TestApp, 'db'>,
  userId: UserId,
  row: Partial<Insertable<RemindersTable>> = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('reminders')
    .values({
      user_id: userId,
      coupon_days: 3,
      maturities: true,
      free_money_from: null,
      with_amounts: false,
      unsubscribe_token: token,
      ...row,
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ unsubscribe_token: token }))
    .execute();
  return token;
}
