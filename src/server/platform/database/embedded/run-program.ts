import { spawn } from 'node:child_process';
import path from 'node:path';
import { StartError } from '../../errors/start-error.ts';
import { boundToParent } from './bound-process.ts';
import { spawnOptions, type DatabaseUser } from './database-user.ts';

const LINES_IN_ERROR = 6;

interface Program {
  readonly program: string;
  readonly args: readonly string[];
  readonly user: DatabaseUser | undefined;
  readonly input: string;
}

/** Runs a program of PostgreSQL to its end; throws a StartError with its last lines if it fails. */
export async function runProgram({ program, args, user, input }: Program): Promise<void> {
  const [file = program, ...rest] = boundToParent([program, ...args], 'SIGKILL');
  const child = spawn(file, rest, {
    ...spawnOptions(user),
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.stdin.end(input);
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new StartError(`${path.basename(program)} failed (${signal ?? code ?? ''}): ${toOneLine(errors)}`),
        );
    });
  });
}

/** Removes the time at the start of a line of PostgreSQL. */
function toOneLine(errors: string): string {
  const lines = errors
    .trim()
    .split('\n')
    .map((line) => line.replace(/^\d{4}-\d\d-\d\d [\d:.]+ \w+ \[\d+\] /, ''));
  return lines.slice(-LINES_IN_ERROR).join(' | ');
}
