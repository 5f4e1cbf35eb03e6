import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import { removeRemindersOfToken } from './reminders.store.ts';

/** Stops the reminders whose link had this token; false where there are none, or they were stopped. */
export async function stopRemindersOfToken(tx: DatabaseTransaction, token: string): Promise<boolean> {
  const userId = await removeRemindersOfToken(tx, token);
  if (userId === undefined) return false;
  await recordEvent(tx, { action: 'reminders_stopped', actor: userId, holder: userId });
  return true;
}
