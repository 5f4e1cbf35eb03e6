import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { StartError } from '../../errors/start-error.ts';

/** The account whose rights the database process has. */
export interface DatabaseUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Whom a database runs as whose server is root, the best first: other services of the machine may run as `nobody`, too. */
const SYSTEM_USERS = ['kupon', 'postgres', 'nobody'];

/** PostgreSQL refuses to run as root: there it runs as a user of the system, elsewhere (undefined) as whoever started the server. */
export function databaseUser(): DatabaseUser | undefined {
  return process.getuid?.() === 0 ? systemUserIn(readFileSync('/etc/passwd', 'utf8')) : undefined;
}

/** `accounts` is the text of /etc/passwd. */
export function systemUserIn(accounts: string): DatabaseUser {
  for (const name of SYSTEM_USERS) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(-?\\d+):(-?\\d+):`, 'm').exec(accounts) ?? [];
    if (uid !== undefined && Number(uid) !== 0)
      return { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
  }
  throw new StartError(
    `the database does not run as root, and this machine has no user ${SYSTEM_USERS.join(' or ')} to run it as`,
  );
}

/** Gives the folder with all that is in it to the user, the folder itself last: interrupted, it is done again. */
export async function giveTo(user: DatabaseUser | undefined, folder: string): Promise<void> {
  if (user === undefined || (await lstat(folder)).uid === user.uid) return;
  // Of all ways this one cannot be led astray by links that somebody puts there meanwhile.
  const { status, stderr } = spawnSync('chown', ['-R', '-h', `${user.uid}:${user.gid}`, folder]);
  if (status !== 0)
    throw new StartError(`${folder} cannot be given to ${user.name}: ${String(stderr).trim()}`);
}

/** True where the user can enter the folder, or run the file; asked of the system, which knows more than file modes. */
export function canReach(user: DatabaseUser | undefined, place: string): boolean {
  const test = spawnSync('/bin/sh', ['-c', 'test -x "$0"', place], { ...processIdentity(user), cwd: '/' });
  return test.status === 0;
}

/** The part of the options of spawn that makes a process this user's. */
export function processIdentity(user: DatabaseUser | undefined): { uid?: number; gid?: number } {
  return user === undefined ? {} : { uid: user.uid, gid: user.gid };
}
