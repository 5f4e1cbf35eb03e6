import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../../errors/start-error.ts';
import { boundToParent } from './bound-process.ts';
import { spawnOptions, type DatabaseUser } from './database-user.ts';
import { readPostmaster } from './postmaster-pid.ts';

export interface PostgresOptions {
  readonly program: string;
  readonly folder: string;
  readonly user: DatabaseUser | undefined;
  /** As in postgresql.conf: name=value. */
  readonly settings: readonly string[];
  readonly onLine: (line: string) => void;
}

export interface PostgresProcess {
  readonly pid: number;
  /** Settles when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
}

const POLL_INTERVAL_MS = 10;
/** Recovery after a crash may take a while; a database that logs nothing for longer is stuck. */
const START_TIMEOUT_MS = 300_000;
const LINES_IN_ERROR = 5;

/** Starts PostgreSQL and waits until it accepts connections. Throws a StartError with its last lines if it ends before. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresProcess> {
  const { program, folder, settings } = options;
  const command = [program, '-D', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const [file = program, ...args] = boundToParent(command, 'SIGINT');
  // A process group of its own: Ctrl-C in the terminal is for the server, which stops the database when it has finished.
  const child = spawn(file, args, {
    ...spawnOptions(options.user),
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lastLines = readLines(child, options.onLine);
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', (error) => {
      lastLines.push(error.message);
      resolve();
    });
  });
  await ready({ child, ended, folder }, lastLines);
  return { pid: requirePid(child), ended };
}

function requirePid(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('the database process has no process id');
  return child.pid;
}

interface StartingProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  readonly folder: string;
}

async function ready({ child, ended, folder }: StartingProcess, lastLines: readonly string[]): Promise<void> {
  let over = false;
  void ended.then(() => (over = true));
  const latest = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const noted = await readPostmaster(folder);
    if (noted?.ready === true && noted.pid === child.pid) return;
    if (isOver() || Date.now() > latest) break;
    await Promise.race([ended, delay(POLL_INTERVAL_MS)]);
  }
  child.kill('SIGQUIT');
  throw new StartError(
    `the embedded database does not start: ${lastLines.slice(-LINES_IN_ERROR).join(' | ')}`,
  );

  function isOver(): boolean {
    return over;
  }
}

function readLines(child: ChildProcess, onLine: (line: string) => void): string[] {
  const last: string[] = [];
  let rest = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      onLine(line);
      last.push(line.trim());
      if (last.length > LINES_IN_ERROR) last.shift();
    }
  });
  return last;
}
