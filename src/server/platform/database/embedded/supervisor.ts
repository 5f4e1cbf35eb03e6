import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../../errors/start-error.ts';
import type { DatabaseLog } from './database-log.ts';
import { startPostgres, type PostgresOptions, type PostgresProcess } from './postgres-process.ts';

interface Supervisor {
  /** Ends the watch, then the process that is running. */
  stop(stopProcess: (pid: number) => Promise<void>): Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 1_000;

/** Keeps one PostgreSQL running: if it ends unexpectedly, it is restarted, at most once a second. */
export async function supervise(options: PostgresOptions, log: DatabaseLog): Promise<Supervisor> {
  const process = await startWhenFree(options, log);
  const watch: Watch = { stopping: false, process, restart: Promise.resolve() };
  const watching = keepRunning(watch, () => startAgain(watch, options, log));
  return {
    async stop(stopProcess) {
      watch.stopping = true;
      await watch.restart;
      await stopProcess(watch.process.pid);
      await watching;
    },
  };
}

/** The messages of a new database while helpers of a killed one are still running. */
const HELPERS_REMAIN = /pre-existing shared memory block|lock file "postmaster.pid" already exists/;
const SHUTDOWN_TIMEOUT_MS = 10_000;

/** If server and database were killed, the database's helpers may take a moment to end. */
async function startWhenFree(options: PostgresOptions, log: DatabaseLog): Promise<PostgresProcess> {
  const latest = Date.now() + SHUTDOWN_TIMEOUT_MS;
  for (;;) {
    try {
      return await startPostgres(options);
    } catch (error) {
      if (!(error instanceof StartError) || !HELPERS_REMAIN.test(error.message) || Date.now() > latest)
        throw error;
      log.warn('processes of the database that was killed are still ending, trying again');
      await delay(FIRST_PAUSE_MS);
    }
  }
}

interface Watch {
  stopping: boolean;
  process: PostgresProcess;
  /** Settled unless the database is being restarted. */
  restart: Promise<void>;
}

async function keepRunning(watch: Watch, startAgainAfterEnd: () => Promise<void>): Promise<void> {
  for (;;) {
    await watch.process.ended;
    if (watch.stopping) return;
    watch.restart = startAgainAfterEnd();
    await watch.restart;
  }
}

/** A killed database's helpers take a moment to end, and a new one is refused until then, so this tries more than once. */
async function startAgain(watch: Watch, options: PostgresOptions, log: DatabaseLog): Promise<void> {
  log.error('the embedded database ended unexpectedly, starting it again');
  for (let pause = FIRST_PAUSE_MS; !watch.stopping; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    await delay(pause);
    try {
      watch.process = await startPostgres(options);
      log.warn('the embedded database runs again');
      return;
    } catch (error) {
      log.error(error instanceof Error ? error.message : String(error));
    }
  }
}
