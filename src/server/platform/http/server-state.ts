import { answers, type ReportDatabase } from '../database/replica.ts';
import type { Database } from '../database/schema.ts';

/** The server's ability to serve, from the first request to the last. */
interface ServerState {
  /** True once the tables have been migrated. */
  hasStarted(): boolean;
  /** True if a request would be served now: started, not closing, and the database answers. */
  isReady(): Promise<boolean>;
  /** The state of the replica for reports; undefined without one. */
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
