import type { Job } from '../../../platform/jobs/job.ts';
import { sendReminders, type RemindersContext } from './send-reminders.ts';

const TEN_MINUTES_MS = 600_000;

export const remindersJob: Job<RemindersContext> = {
  name: 'reminders',
  intervalMs: TEN_MINUTES_MS,
  onOneServer: true,
  run: sendReminders,
};
