import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Between the first request and the last: whether the server can serve. */
export interface ServerState {
  /** True once the tables are in place. */
  hasStarted(): boolean;
  /** True where a request would be served now: started, not closing, and the database answers. */
  isReady(): Promise<boolean>;
  started(): void;
  closing(): void;
}

const LONGEST_ANSWER_MS = 2_000;

export function createServerState(db: Database): ServerState {
  let phase: 'starting' | 'started' | 'closing' = 'starting';
  return {
    hasStarted: () => phase !== 'starting',
    isReady: async () => phase === 'started' && (await answers(db)),
    started: () => {
      if (phase === 'starting') phase = 'started';
    },
    closing: () => {
      phase = 'closing';
    },
  };
}

async function answers(db: Database): Promise<boolean> {
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const stop = new AbortController();
  const late = delay(LONGEST_ANSWER_MS, false, { signal: stop.signal, ref: false }).catch(() => false);
  try {
    return await Promise.race([answer, late]);
  } finally {
    stop.abort();
  }
}
