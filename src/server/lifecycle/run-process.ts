import closeWithGrace from 'close-with-grace';
import type { Log } from '../log.ts';
import { StartError } from './start-error.ts';

/** What has been opened and must be closed, the last first. */
export interface Closing {
  /** True from the first signal on. */
  isClosing(): boolean;
  onClose(close: () => Promise<void> | void): void;
  closeAll(): Promise<void>;
}

/** Room for the requests in flight (10 s) and for the database's last checkpoint. */
const LONGEST_CLOSE_MS = 60_000;

/** Signals that a program can answer in peace: the others tell of broken memory or of a debugger. */
const NOT_FOR_US: closeWithGrace.AllEvents[] = [
  'SIGILL',
  'SIGTRAP',
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGSEGV',
  'SIGUSR2',
  'beforeExit',
];

/** On SIGTERM, SIGINT (Ctrl-C), SIGHUP or SIGQUIT closes everything and exits with 0; a second signal exits at once. */
export function closeOnSignal(log: () => Log | undefined): Closing {
  const closers: (() => Promise<void> | void)[] = [];
  let closing = false;
  const closeAll = async () => {
    closing = true;
    for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close();
  };
  closeWithGrace({ delay: LONGEST_CLOSE_MS, logger: false, skip: NOT_FOR_US }, async ({ err, signal }) => {
    if (err !== undefined) log()?.fatal({ err }, 'unexpected error, stopping');
    else log()?.info(`${signal ?? 'end'}: stopping`);
    await closeAll();
  });
  return { isClosing: () => closing, onClose: (close) => closers.push(close), closeAll };
}

/** Says why the process ends, closes what is open, and exits with 1. A StartError is its text, any other error has its stack. */
export async function endWith(error: unknown, closing: Closing): Promise<void> {
  if (closing.isClosing()) return;
  process.stderr.write(`${error instanceof StartError ? error.message : describe(error)}\n`);
  await closing.closeAll();
  process.exit(1);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
