import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/schema.ts';
import type { Mailer } from './mailer.ts';
import { leaseMail, postponeMail, removeMail, type OutboxRow } from './outbox.store.ts';

export interface OutboxContext {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/** Longer than a mail server may take. If the sending server stops meanwhile, another one sends the email. */
const LEASE_MS = 120_000;
const FIRST_PAUSE_MS = 60_000;
const MAX_PAUSE_MS = 3_600_000;
const GIVE_UP_MS = 86_400_000;

function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}

/** Sends every due email. An email that fails waits, twice as long each time, and is given up after a day. */
export async function sendDueMails(sending: OutboxContext): Promise<void> {
  for (;;) {
    const now = sending.now();
    const mail = await leaseMail(sending.db, { now, leaseEnd: later(now, LEASE_MS) });
    if (mail === undefined) return;
    await sendOne(sending, mail);
  }
}

async function sendOne({ db, mailer, log, now }: OutboxContext, mail: OutboxRow): Promise<void> {
  try {
    const { user_id, recipient: to, subject, body: text, unsubscribe_url } = mail;
    const unsubscribeUrl = unsubscribe_url ?? undefined;
    await mailer.send({ userId: user_id ?? undefined, to, subject, text, unsubscribeUrl });
  } catch (error) {
    const giveUp = now().getTime() - mail.created_at.getTime() >= GIVE_UP_MS;
    log.warn(
      { err: error, mail: mail.id, tries: mail.tries },
      giveUp ? 'mail given up' : 'mail not sent yet',
    );
    const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (mail.tries - 1));
    await (giveUp ? removeMail(db, mail.id) : postponeMail(db, mail.id, later(now(), pause)));
    return;
  }
  await removeMail(db, mail.id);
}
