import { randomBytes } from 'node:crypto';
import * as api from '#api/portfolio/reminders';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import { route, write, type Route } from '../../../platform/http/route.ts';
import { hasReminders, reminderColumns, remindersOnWire } from './reminders-on-wire.ts';
import { findReminders, removeReminders, saveReminders } from './reminders.store.ts';
import { stopRemindersByToken } from './stop-reminders.ts';

const TOKEN_BYTES = 32;

export const reminderRoutes: readonly Route[] = [
  route(api.findMyReminders, async ({ db, principal: { userId } }) =>
    remindersOnWire(await findReminders(db, userId)),
  ),

  write(api.changeMyReminders, async ({ tx, principal: { userId }, body }) => {
    if (hasReminders(body)) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await saveReminders(tx, { userId, token, choices: reminderColumns(body) });
    } else {
      await removeReminders(tx, userId);
    }
    await recordEvent(tx, { action: 'reminders_changed', holder: userId, details: body });
    return remindersOnWire(await findReminders(tx, userId));
  }),
];

/** Links in earlier emails work even if there are no reminders any more. */
export const stopReminderRoutes: readonly Route[] = [
  write(api.stopReminders, async ({ tx, body: { token } }) => {
    if (!(await stopRemindersByToken(tx, token))) throw notFound();
  }),
];
