import { answers, type ReportDatabase } from '../database/replica.ts';
import type { Database } from '../database/schema.ts';

/** Between the first request and the last: whether the server can serve. */
export interface ServerState {
  /** True once the tables are in place. */
  hasStarted(): boolean;
  /** True where a request would be served now: started, not closing, and the database answers. */
  isReady(): Promise<boolean>;
  /** Of the replica that reports are read on; undefined without one. */
  replica(): Promise<'reached' | 'away' | undefined>;
  started(): void;
  closing(): void;
}

export function createServerState(db: Database, reports: ReportDatabase): ServerState {
  let phase: 'starting' | 'started' | 'closing' = 'starting';
  return {
    hasStarted: () => phase !== 'starting',
    isReady: async () => phase === 'started' && (await answers(db)),
    replica: reports.state,
    started: () => {
      if (phase === 'starting') phase = 'started';
    },
    closing: () => {
      phase = 'closing';
    },
  };
}
