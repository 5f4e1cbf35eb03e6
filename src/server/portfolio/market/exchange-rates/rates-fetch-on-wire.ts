import type { z } from 'zod';
import type { RatesFetch } from '#api/portfolio/instruments/exchange-rates';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { findLastFetches } from './rate-fetches.store.ts';

/** The outcome of the daily fetch; null if none is configured. */
export async function fetchOnWire(
  db: Database,
  { ratesUrl }: Pick<Config, 'ratesUrl'>,
): Promise<z.input<typeof RatesFetch>> {
  if (ratesUrl === undefined) return null;
  const { lastSuccess, failure } = await findLastFetches(db);
  return {
    host: ratesUrl.host,
    lastSuccess: lastSuccess && { ...lastSuccess, at: lastSuccess.at.toISOString() },
    failure: failure && { ...failure, at: failure.at.toISOString() },
  };
}
