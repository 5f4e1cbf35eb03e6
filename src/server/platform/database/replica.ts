import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Log } from '../runtime/log.ts';
import type { Database } from './schema.ts';

/** The database for exports and reports. Nothing else reads from it, since a replica may lag behind. */
export interface ReportDatabase {
  /** Runs the work on the replica; on the primary if the replica is unreachable, or does not have the rows or tables yet. */
  readonly read: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** Undefined if there is no replica. */
  readonly state: () => Promise<'reached' | 'away' | undefined>;
}

/** After a failure the replica is not used for this long. */
const RETRY_AFTER_MS = 10_000;
const ANSWER_TIMEOUT_MS = 2_000;

export function onPrimary(primary: Database): ReportDatabase {
  return { read: (work) => work(primary), state: () => Promise.resolve(undefined) };
}

interface Nodes {
  readonly primary: Database;
  readonly replica: Database;
  readonly log: Pick<Log, 'warn'>;
}

export function onReplica({ primary, replica, log }: Nodes): ReportDatabase {
  let restsUntil = 0;
  return {
    read: async (work) => {
      if (performance.now() < restsUntil) return work(primary);
      try {
        return await work(replica);
      } catch (error) {
        log.warn({ err: error }, 'READ_DATABASE_URL: the replica did not answer, reading from the primary');
        if (!(await answers(replica))) restsUntil = performance.now() + RETRY_AFTER_MS;
        return work(primary);
      }
    },
    state: async () => ((await answers(replica)) ? 'reached' : 'away'),
  };
}

/** Whether the database answers in time. */
export async function answers(db: Database): Promise<boolean> {
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const stop = new AbortController();
  const late = delay(ANSWER_TIMEOUT_MS, false, { signal: stop.signal, ref: false }).catch(() => false);
  try {
    return await Promise.race([answer, late]);
  } finally {
    stop.abort();
  }
}
