import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from '../../errors/error-code.ts';

/**
 * Tells a process from another one that later got the same number. Linux has the answers in /proc; elsewhere `ps` has them. Each
 * function returns undefined if no such process runs (any more).
 */
const run = promisify(execFile);
const onLinux = process.platform === 'linux';

/** Clock ticks per second in /proc, the same on every Linux. */
const TICKS_PER_SECOND = 100;

/** A text that is unique to this process on this machine, and constant while it lives. */
export async function processIdentity(pid: number): Promise<string | undefined> {
  if (!onLinux) return psColumn(pid, 'lstart');
  const ticks = await startTicks(pid);
  if (ticks === undefined) return undefined;
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
  return `${boot.trim()} ${ticks}`;
}

/** When the process started, in seconds since 1970; may be a second or two off, as the system clock is corrected. */
export async function processStartTime(pid: number): Promise<number | undefined> {
  if (!onLinux) {
    const started = await psColumn(pid, 'lstart');
    return started === undefined ? undefined : Date.parse(started) / 1000;
  }
  const ticks = await startTicks(pid);
  if (ticks === undefined) return undefined;
  const boot = /^btime (\d+)$/m.exec(await readFile('/proc/stat', 'utf8'));
  return Number(boot?.[1]) + ticks / TICKS_PER_SECOND;
}

/** Whether the process works in this folder: a postmaster's working folder is its data folder. */
export async function worksIn(pid: number, folder: string): Promise<boolean> {
  if (!onLinux) return (await psColumn(pid, 'command'))?.includes(`-D ${folder}`) ?? false;
  return (await unlessGone(readlink(`/proc/${pid}/cwd`))) === folder;
}

/** Field 22 of /proc/PID/stat. The name in field 2 may contain blanks and brackets, so counting starts after it. */
async function startTicks(pid: number): Promise<number | undefined> {
  const stat = await unlessGone(readFile(`/proc/${pid}/stat`, 'utf8'));
  if (stat === undefined) return undefined;
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' ? undefined : Number(rest[18]);
}

async function psColumn(pid: number, column: string): Promise<string | undefined> {
  try {
    const { stdout } = await run('ps', ['-o', `${column}=`, '-p', String(pid)], {
      env: { LC_ALL: 'C', TZ: 'UTC' },
    });
    return stdout.trim() === '' ? undefined : stdout.trim();
  } catch (error) {
    if (errorCode(error) === '1') return undefined;
    throw error;
  }
}

async function unlessGone<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ESRCH' || code === 'EACCES') return undefined;
    throw error;
  }
}
