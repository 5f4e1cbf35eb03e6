import { z } from 'zod';
import { FETCH_FAULTS, type FetchFault } from '#api/portfolio/instruments/exchange-rates';
import { retry } from '../../../platform/database/retry.ts';
import type { Database } from '../../../platform/database/schema.ts';

interface LastFetches {
  readonly lastSuccess: { readonly at: Date; readonly days: number } | null;
  /** The last failure, if it came after the last success. */
  readonly failure: {
    readonly at: Date;
    readonly fault: FetchFault;
    readonly status: number | null;
  } | null;
}

const Fault = z.enum(FETCH_FAULTS);

export async function findLastFetches(db: Database): Promise<LastFetches> {
  const rows = await db.selectFrom('exchange_rate_fetches').selectAll().execute();
  const stored = rows.find(({ outcome }) => outcome === 'stored');
  const failed = rows.find(({ outcome }) => outcome === 'failed');
  const isOver = failed === undefined || (stored !== undefined && stored.at > failed.at);
  return {
    lastSuccess: stored === undefined ? null : { at: stored.at, days: stored.days ?? 0 },
    failure: isOver ? null : { at: failed.at, fault: Fault.parse(failed.fault), status: failed.status },
  };
}

type Outcome =
  | { readonly at: Date; readonly days: number }
  | { readonly at: Date; readonly fault: FetchFault; readonly status: number | null };

/** Records the outcome of a fetch. It replaces the last success or the last failure. */
export async function saveFetch(db: Database, outcome: Outcome): Promise<void> {
  const row =
    'days' in outcome
      ? ({ outcome: 'stored', fault: null, status: null, ...outcome } as const)
      : ({ outcome: 'failed', days: null, ...outcome } as const);
  await retry(() =>
    db
      .insertInto('exchange_rate_fetches')
      .values(row)
      .onConflict((conflict) => conflict.column('outcome').doUpdateSet(row))
      .execute(),
  );
}
