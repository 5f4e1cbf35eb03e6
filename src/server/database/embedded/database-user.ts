import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartError } from '../../lifecycle/start-error.ts';

/** The account whose rights the database process has. */
export interface DatabaseUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: there it runs as `nobody`, elsewhere (undefined) as whoever started the server. */
export function databaseUser(): DatabaseUser | undefined {
  return process.getuid?.() === 0 ? nobody() : undefined;
}

function nobody(): DatabaseUser {
  const line = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (line === null) {
    throw new StartError(
      'the database does not run as root, and this machine has no user nobody to run it as',
    );
  }
  return { name: 'nobody', uid: Number(line[1]) >>> 0, gid: Number(line[2]) >>> 0 };
}

/** True where the user can enter the folder, or run the file; asked of the system, which knows more than file modes. */
export function canReach(user: DatabaseUser | undefined, path: string): boolean {
  const test = spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...identityOf(user), cwd: '/' });
  return test.status === 0;
}

/** The part of the options of spawn that makes a process this user's. */
export function identityOf(user: DatabaseUser | undefined): { uid?: number; gid?: number } {
  return user === undefined ? {} : { uid: user.uid, gid: user.gid };
}
