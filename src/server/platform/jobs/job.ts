/** Work by the clock. It names in `Context` what it needs, and `startJobs` is given that. */
export interface Job<in Context> {
  /** In the log, and the name of its lease: different for each. */
  readonly name: string;
  /** From the end of a run to the start of the next; the first run is at the start. */
  readonly intervalMs: number;
  readonly run: (context: Context, stopping: AbortSignal) => Promise<unknown>;
  /** Of several servers on one database one runs it at a time; the others skip that turn. */
  readonly onOneServer?: true;
  /** Runs a last time when the server stops. */
  readonly runsOnStop?: true;
  /** How long a stop waits for its run; undefined waits until it ends. */
  readonly shutdownTimeoutMs?: number;
}

/** A run that waits for somebody else's lock, or for a database that is away, does not hold up a stop for longer. */
export const SHUTDOWN_TIMEOUT_MS = 1_000;
