import { SHUTDOWN_TIMEOUT_MS, type Job } from '../jobs/job.ts';
import { keepErasedUsers, type ErasedUsers } from './erased-users.ts';

/** Keeps this server's list up to date, and once more when the server stops, since a restore often follows. */
export const erasedUsersJob: Job<ErasedUsers> = {
  name: 'keep list of erased users',
  intervalMs: 60_000,
  runsOnStop: true,
  shutdownTimeoutMs: SHUTDOWN_TIMEOUT_MS,
  run: (context) => keepErasedUsers(context),
};
