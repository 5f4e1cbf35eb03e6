import { written, type Log } from '../../platform/runtime/log.ts';
import { StartError } from '../../platform/errors/start-error.ts';

type Closer = () => Promise<void> | void;

/** Closes what was opened, in reverse order. */
export interface Closing {
  /** True after the first signal. */
  isClosing(): boolean;
  onClose(close: Closer): void;
  closeAll(): Promise<void>;
}

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const;

/** npm passes on Ctrl-C although the terminal has already sent it: a second signal this soon after the first is the same one. */
const SAME_SIGNAL_MS = 300;

/** Enough for the requests in flight (10 s) and for the database's last checkpoint. */
const CLOSE_TIMEOUT_MS = 60_000;

const LOOK_FOR_PARENT_MS = 500;

/**
 * On SIGTERM, SIGINT (Ctrl-C), SIGHUP or SIGQUIT, closes everything and exits with 0; a second signal exits at once. An uncaught
 * error does the same and exits with 1.
 */
export function closeOnSignal(log: () => Log | undefined): Closing {
  const closers: Closer[] = [];
  let closingSince: number | undefined;
  const closeAll = async () => {
    closingSince ??= Date.now();
    for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close();
  };
  const closeAndExit = (code: number) => {
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    void closeAll()
      .then(
        () => code,
        (error: unknown) => {
          log()?.fatal({ err: error }, 'could not shut down cleanly');
          return 1;
        },
      )
      .then(async (result) => {
        const open = log();
        if (open !== undefined) await written(open);
        process.exit(result);
      });
  };
  onSignal((signal) => {
    if (closingSince === undefined) {
      log()?.info(`${signal}: stopping`);
      closeAndExit(0);
    } else if (signal !== 'parent gone' && Date.now() - closingSince > SAME_SIGNAL_MS) process.exit(1);
  });
  process.on('uncaughtException', (error) => {
    log()?.fatal({ err: error }, 'unexpected error, stopping');
    if (closingSince === undefined) closeAndExit(1);
    else process.exit(1);
  });
  return { isClosing: () => closingSince !== undefined, onClose: (close) => closers.push(close), closeAll };
}

/** If the shell between npm and its program keeps the signal for itself, npm ends without notifying the program. */
function onSignal(act: (signal: (typeof SIGNALS)[number] | 'parent gone') => void): void {
  for (const signal of SIGNALS) process.on(signal, () => act(signal));
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act('parent gone');
  }, LOOK_FOR_PARENT_MS);
  watch.unref();
}

/**
 * Prints why the process ends, closes everything, and exits with 1. A StartError prints its message, any other error its stack.
 */
export async function endWith(error: unknown, closing: Closing): Promise<void> {
  if (closing.isClosing()) return;
  process.stderr.write(`${error instanceof StartError ? error.message : describe(error)}\n`);
  await closing.closeAll();
  process.exit(1);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
