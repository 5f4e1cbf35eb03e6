import type { Selectable } from 'kysely';
import { addDays, type CalendarDate } from '#domain/calendar-date';
import type { ReminderKey } from '#domain/portfolio/income/reminders';
import type { UserId } from '#api/platform/ids';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';
import type { RemindersTable } from '../../platform/database/tables/reminder-tables.ts';

export type RemindersRow = Selectable<RemindersTable>;
type Choices = Pick<RemindersRow, 'coupon_days' | 'maturities' | 'free_money_from' | 'with_amounts'>;

/** No event is reminded of so long after it was. */
const KEPT_DAYS = 400;

export function findReminders(db: Database, userId: UserId): Promise<RemindersRow | undefined> {
  return db.selectFrom('reminders').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Those that are there keep their token, and the day that was looked at last. */
export async function saveReminders(
  tx: DatabaseTransaction,
  { userId, token, choices }: { userId: UserId; token: string; choices: Choices },
): Promise<void> {
  await tx
    .insertInto('reminders')
    .values({ user_id: userId, unsubscribe_token: token, ...choices })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(choices))
    .execute();
}

export async function removeReminders(tx: DatabaseTransaction, userId: UserId): Promise<void> {
  await tx.deleteFrom('reminders').where('user_id', '=', userId).execute();
}

/** Whose they were; undefined where nobody has this token. */
export async function removeRemindersOfToken(
  tx: DatabaseTransaction,
  token: string,
): Promise<UserId | undefined> {
  const removed = await tx
    .deleteFrom('reminders')
    .where('unsubscribe_token', '=', token)
    .returning('user_id')
    .executeTakeFirst();
  return removed?.user_id;
}

/** Those who were not looked at on this day. */
export async function listUsersToRemind(db: Database, today: CalendarDate): Promise<readonly UserId[]> {
  const rows = await db
    .selectFrom('reminders')
    .select('user_id')
    .where((eb) => eb.or([eb('last_day', 'is', null), eb('last_day', '<', today)]))
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** What the user chose, for this transaction alone; undefined where somebody else has looked at the day meanwhile. */
export function takeDay(
  tx: DatabaseTransaction,
  userId: UserId,
  today: CalendarDate,
): Promise<RemindersRow | undefined> {
  return tx
    .updateTable('reminders')
    .set({ last_day: today })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_day', 'is', null), eb('last_day', '<', today)]))
    .returningAll()
    .executeTakeFirst();
}

export async function listSentReminders(db: Database, userId: UserId): Promise<readonly ReminderKey[]> {
  return db.selectFrom('sent_reminders').select(['event', 'reason']).where('user_id', '=', userId).execute();
}

export async function insertSentReminders(
  tx: DatabaseTransaction,
  { userId, today, sent }: { userId: UserId; today: CalendarDate; sent: readonly ReminderKey[] },
): Promise<void> {
  await tx
    .deleteFrom('sent_reminders')
    .where('user_id', '=', userId)
    .where('day', '<', addDays(today, -KEPT_DAYS))
    .execute();
  await tx
    .insertInto('sent_reminders')
    .values(sent.map(({ event, reason }) => ({ user_id: userId, event, reason, day: today })))
    // Two rows of one bond with the same coupon day are one event each; the same event twice in a digest is one.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
