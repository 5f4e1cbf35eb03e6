import { calendarDate } from '#domain/calendar-date';
import type { BondId } from '#api/platform/ids';
import type { TestApp } from '../app/start-test-app.ts';

/** A decision about a payment of this bond due on the day: that it is not due. */
export async function aMissedDecision({ db, clock }: TestApp, bondId: BondId, day: string): Promise<void> {
  const { user_id } = await db
    .selectFrom('bonds')
    .select('user_id')
    .where('id', '=', bondId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('missed_payment_decisions')
    .values({
      user_id,
      bond_id: bondId,
      due_day: calendarDate(day),
      snoozed_until: null,
      not_due_reason: 'deferred by the issuer',
      decided_at: clock.now(),
    })
    .execute();
}
