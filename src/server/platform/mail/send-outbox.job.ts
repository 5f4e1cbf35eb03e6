import type { Job } from '../jobs/job.ts';
import { sendDueMails, type OutboxContext } from './send-outbox.ts';

/** Sends the mails of the outbox as they come; a mail on its way is finished first. Several servers may do it: each mail is leased. */
export const sendOutboxJob: Job<OutboxContext> = {
  name: 'send outbox',
  intervalMs: 2_000,
  run: (sending) => sendDueMails(sending),
};
