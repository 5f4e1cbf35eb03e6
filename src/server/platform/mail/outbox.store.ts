import { sql, type Selectable } from 'kysely';
import type { UserId } from '#api/platform/ids';
import { retry } from '../database/retry.ts';
import type { Database, DatabaseTransaction } from '../database/schema.ts';
import type { OutboxTable } from '../database/tables/outbox-table.ts';
import type { Mail } from './mailer.ts';

export type OutboxRow = Selectable<OutboxTable>;

interface NewMail {
  readonly mail: Mail;
  /** The recipient; the email is deleted with them. Undefined: an address that belongs to no user. */
  readonly userId: UserId | undefined;
  readonly now: Date;
}

/** Puts an email into the outbox; it is sent only once the transaction that caused it has been committed. */
export function insertMail(tx: DatabaseTransaction, { mail, userId, now }: NewMail): Promise<OutboxRow> {
  return tx
    .insertInto('outbox')
    .values({
      user_id: userId ?? null,
      recipient: mail.to,
      subject: mail.subject,
      body: mail.text,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      created_at: now,
      next_try_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The next email that is due, reserved for this server until `leaseEnd`; undefined if there is none. */
export function leaseMail(
  db: Database,
  { now, leaseEnd }: { now: Date; leaseEnd: Date },
): Promise<OutboxRow | undefined> {
  const lease = db
    .updateTable('outbox')
    .set({ next_try_at: leaseEnd, tries: sql`tries + 1` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll();
  return retry(() => lease.executeTakeFirst());
}

/** The number of emails waiting to be sent. */
export async function countMails(db: Database): Promise<number> {
  const { mails } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .executeTakeFirstOrThrow();
  return mails;
}

export async function removeMail(db: Database, id: number): Promise<void> {
  await retry(() => db.deleteFrom('outbox').where('id', '=', id).execute());
}

export async function postponeMail(db: Database, id: number, until: Date): Promise<void> {
  await retry(() => db.updateTable('outbox').set({ next_try_at: until }).where('id', '=', id).execute());
}
