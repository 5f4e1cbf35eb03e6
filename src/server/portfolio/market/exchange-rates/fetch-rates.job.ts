import { SHUTDOWN_TIMEOUT_MS, type Job } from '../../../platform/jobs/job.ts';
import { fetchDailyRates, type RatesFetchContext } from './fetch-daily-rates.ts';

export const fetchRatesJob: Job<RatesFetchContext> = {
  name: 'fetch exchange rates',
  intervalMs: 3_600_000,
  onOneServer: true,
  shutdownTimeoutMs: SHUTDOWN_TIMEOUT_MS,
  run: (context, stopping) => fetchDailyRates(context, { stopping }),
};
