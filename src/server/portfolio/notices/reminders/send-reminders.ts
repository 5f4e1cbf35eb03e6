import { Decimal } from '#domain/money/decimal';
import { dayIn, hourIn, type CalendarDate } from '#domain/calendar-date';
import { dueReminders, type DueReminders, type NamedEvent } from '#domain/portfolio/income/reminders';
import type { UserId } from '#api/platform/ids';
import { calendarRows } from '../../../people/access/scope.ts';
import { findUserRow } from '../../../people/accounts/users.store.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { insertMail } from '../../../platform/mail/outbox.store.ts';
import type { Log } from '../../../platform/runtime/log.ts';
import { findExchangeRates } from '../../market/exchange-rates/active-rates.ts';
import { loadIncome } from '../../figures/income/load-income.ts';
import { digestMail } from './digest-mail.ts';
import {
  insertSentReminders,
  listSentReminders,
  listUsersToRemind,
  claimDay,
  type RemindersRow,
} from './reminders.store.ts';

export interface RemindersContext {
  readonly db: Database;
  readonly config: Pick<Config, 'timeZone' | 'appUrl' | 'reminders'>;
  readonly now: () => Date;
  readonly log: Pick<Log, 'error'>;
}

/** Digests are sent from this hour of the day, in the time zone `TZ`. */
const FROM_HOUR = 8;

async function loadEvents(tx: DatabaseTransaction, row: RemindersRow, today: CalendarDate) {
  const events: NamedEvent[] = [];
  const source = { db: tx, scope: calendarRows(row) };
  for await (const { name, events: eventsOfSecurity } of loadIncome(source, { today }))
    for (const event of eventsOfSecurity) if (event.day >= today) events.push({ ...event, name });
  return events;
}

async function findDue(
  tx: DatabaseTransaction,
  row: RemindersRow,
  today: CalendarDate,
): Promise<DueReminders> {
  const sent = await listSentReminders(tx, row.user_id);
  const keys = new Set(sent.map(({ event, reason }) => `${event} ${reason}`));
  const choices = {
    couponDays: row.coupon_days,
    maturities: row.maturities,
    freeMoneyFrom: row.free_money_from === null ? null : new Decimal(row.free_money_from),
  };
  return dueReminders(await loadEvents(tx, row, today), choices, {
    today,
    wasSent: ({ event, reason }) => keys.has(`${event} ${reason}`),
    rates: await findExchangeRates(tx, today),
  });
}

/** One transaction marks the day as checked, puts the email into the outbox and records its reminders as sent. */
async function remindUser({ db, config, now }: RemindersContext, userId: UserId, today: CalendarDate) {
  await inTransaction(db, async (tx) => {
    const row = await claimDay(tx, userId, today);
    const user = await findUserRow(tx, userId);
    if (row === undefined || user === undefined) return;
    const due = await findDue(tx, row, today);
    const sent = [...due.flows, ...(due.freeMoney === null ? [] : [due.freeMoney])];
    if (sent.length === 0) return;
    const { email, language } = user;
    const recipient = { email, language, withAmounts: row.with_amounts, token: row.unsubscribe_token };
    await insertMail(tx, { mail: digestMail(due, recipient, config.appUrl), userId, now: now() });
    await insertSentReminders(tx, { userId, today, sent });
  });
}

/** Puts the digests of the day into the outbox, one for each user, even if several servers run this. */
export async function sendReminders(context: RemindersContext, stopping: AbortSignal): Promise<void> {
  const { db, config, now, log } = context;
  if (!config.reminders) return;
  const instant = now();
  if (hourIn(config.timeZone, instant) < FROM_HOUR) return;
  const today = dayIn(config.timeZone, instant);
  for (const userId of await listUsersToRemind(db, today)) {
    if (stopping.aborted) return;
    try {
      await remindUser(context, userId, today);
    } catch (error) {
      // The other users still get their reminders; the next run tries this one again.
      log.error({ err: error, user: userId }, 'could not send reminders');
    }
  }
}
