/** Scheduled work. `Context` lists what it needs, and `startJobs` receives that. */
export interface Job<in Context> {
  /** Its name in the log and of its lease; unique among jobs. */
  readonly name: string;
  /** The time from the end of a run to the start of the next. The first run is at the start of the server. */
  readonly intervalMs: number;
  readonly run: (context: Context, stopping: AbortSignal) => Promise<unknown>;
  /** Of several servers on one database, only one runs it at a time; the others skip that turn. */
  readonly onOneServer?: true;
  /** Runs a last time when the server stops. */
  readonly runsOnStop?: true;
  /** How long a shutdown waits for its run; undefined waits until it ends. */
  readonly shutdownTimeoutMs?: number;
}

/**
 * The longest time for which a run that waits for another server's lock, or for an unreachable database, can delay a shutdown.
 */
export const SHUTDOWN_TIMEOUT_MS = 1_000;
