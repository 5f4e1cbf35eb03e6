import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { removeRemindersByToken } from './reminders.store.ts';

/** What a token may look like; a text with U+0000 could not even be compared by PostgreSQL. */
const TOKEN = /^[\w-]{1,100}$/;

/** Stops the reminders of this unsubscribe token; false if the token is unknown or the reminders have already been stopped. */
export async function stopRemindersByToken(tx: DatabaseTransaction, token: string): Promise<boolean> {
  if (!TOKEN.test(token)) return false;
  const userId = await removeRemindersByToken(tx, token);
  if (userId === undefined) return false;
  await recordEvent(tx, { action: 'reminders_stopped', actor: userId, holder: userId });
  return true;
}
