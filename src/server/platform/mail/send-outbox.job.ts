import type { Job } from '../jobs/job.ts';
import { sendDueMails, type OutboxContext } from './send-outbox.ts';

/**
 * Sends the emails in the outbox; an email being sent is finished before a shutdown. Several servers may run it, since each email is
 * leased.
 */
export const sendOutboxJob: Job<OutboxContext> = {
  name: 'send outbox',
  intervalMs: 2_000,
  run: (sending) => sendDueMails(sending),
};
