import { dayIn, type CalendarDate } from '#domain/calendar-date';
import { MAX_ECB_FILE_LENGTH } from '#domain/money/ecb-file';
import type { FetchFault } from '#api/portfolio/instruments/exchange-rates';
import type { Config } from '../../../platform/config/config.ts';
import { errorCode } from '../../../platform/errors/error-code.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { OutgoingError } from '../../../platform/outgoing/outgoing-error.ts';
import { fetchPinned, type FetchOverrides } from '../../../platform/outgoing/pinned-fetch.ts';
import type { Log } from '../../../platform/runtime/log.ts';
import { findLastFetches, saveFetch } from './rate-fetches.store.ts';
import { readRatesFile } from './read-rates-file.ts';
import { storeRatesFile } from './store-rates-file.ts';

export interface RatesFetchContext {
  readonly db: Database;
  readonly config: Pick<Config, 'ratesUrl' | 'timeZone'>;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly now: () => Date;
}

interface FetchOptions {
  readonly stopping: AbortSignal;
  /** Replaced only in tests. */
  readonly overrides?: FetchOverrides;
}

const CONTENT_TYPES = ['text/xml', 'application/xml', 'text/csv'];

/**
 * Fetches and stores the rates at RATES_URL, if it is set, once a day after the European Central Bank has published them. A
 * failure is logged and recorded without any of the fetched content; the next call tries again.
 */
export async function fetchDailyRates(context: RatesFetchContext, options: FetchOptions): Promise<void> {
  const { db, config, log, now } = context;
  const { ratesUrl } = config;
  if (ratesUrl === undefined || !(await isDue(db, now()))) return;
  try {
    const days = await fetchAndStore(context, ratesUrl, options);
    log.info({ days }, 'exchange rates fetched');
    await saveFetch(db, { at: now(), days });
  } catch (error) {
    if (options.stopping.aborted) return;
    if (!(error instanceof OutgoingError || error instanceof RatesFileError)) throw error;
    const failure: { fault: FetchFault; status: number | null } =
      error instanceof OutgoingError ? error : { fault: 'wrong-file', status: null };
    const { fault, status } = failure;
    const code = error instanceof RatesFileError ? error.message : errorCode(error.cause);
    log.warn({ fault, status, code }, 'could not fetch the exchange rates');
    await saveFetch(db, { at: now(), fault, status });
  }
}

class RatesFileError extends Error {}

async function fetchAndStore(
  { db, config, now }: RatesFetchContext,
  ratesUrl: URL,
  { stopping, overrides }: FetchOptions,
): Promise<number> {
  const text = await fetchPinned(
    ratesUrl,
    { hosts: [ratesUrl.host], contentTypes: CONTENT_TYPES, maxBytes: MAX_ECB_FILE_LENGTH, signal: stopping },
    overrides,
  );
  const file = await readRatesFile(text, dayIn(config.timeZone, now()));
  if (!file.ok) throw new RatesFileError(file.reason);
  const stored = await inTransaction(db, (tx) => storeRatesFile(tx, file.value));
  return stored.length;
}

/** The bank publishes at about 16:00 in its time zone; an hour is added to be safe. */
const [BANK_TIME_ZONE, PUBLISHED_AFTER_MS] = ['Europe/Berlin', 17 * 3_600_000];

/** The newest day whose rates have been published at this instant. */
function publishedDay(instant: Date): CalendarDate {
  return dayIn(BANK_TIME_ZONE, new Date(instant.getTime() - PUBLISHED_AFTER_MS));
}

async function isDue(db: Database, now: Date): Promise<boolean> {
  const { lastSuccess } = await findLastFetches(db);
  return lastSuccess === null || publishedDay(lastSuccess.at) < publishedDay(now);
}
