import type { Selectable } from 'kysely';
import { addDays, type CalendarDate } from '#domain/calendar-date';
import type { ReminderKey } from '#domain/portfolio/income/reminders';
import type { UserId } from '#api/platform/ids';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import type { RemindersTable } from '../../../platform/database/tables/reminder-tables.ts';

export type RemindersRow = Selectable<RemindersTable>;
type Choices = Pick<RemindersRow, 'coupon_days' | 'maturities' | 'free_money_from' | 'with_amounts'>;

/** Days for which sent reminders are remembered. No reminder of an event is sent this long after it. */
const RETENTION_DAYS = 400;

export function findReminders(db: Database, userId: UserId): Promise<RemindersRow | undefined> {
  return db.selectFrom('reminders').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Existing reminders keep their token and their `last_day`. */
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

/** Returns the user whose reminders these were; undefined if nobody has this token. */
export async function removeRemindersByToken(
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

/** The users with reminders who have not been checked on this day. */
export async function listUsersToRemind(db: Database, today: CalendarDate): Promise<readonly UserId[]> {
  const rows = await db
    .selectFrom('reminders')
    .select('user_id')
    .where((eb) => eb.or([eb('last_day', 'is', null), eb('last_day', '<', today)]))
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Marks the day as checked for the user, and returns their choices. Undefined if another server has already done so. */
export function claimDay(
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
    .where('day', '<', addDays(today, -RETENTION_DAYS))
    .execute();
  await tx
    .insertInto('sent_reminders')
    .values(sent.map(({ event, reason }) => ({ user_id: userId, event, reason, day: today })))
    // A digest may have the same event twice.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
