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

/** The users a database runs as if its server is root, the best first: other services of the machine may also run as `nobody`. */
const SYSTEM_USERS = ['kupon', 'postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root, so there it runs as a system user; otherwise (undefined) it runs as the user who started the
 * server.
 */
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

/** Makes the user own the folder and everything in it, the folder itself last, so that an interrupted change is repeated. */
export async function giveTo(user: DatabaseUser | undefined, folder: string): Promise<void> {
  if (user === undefined || (await lstat(folder)).uid === user.uid) return;
  // Unlike other ways, this cannot be misled by links that somebody creates meanwhile.
  const { status, stderr } = spawnSync('chown', ['-R', '-h', `${user.uid}:${user.gid}`, folder]);
  if (status !== 0)
    throw new StartError(`${folder} cannot be given to ${user.name}: ${String(stderr).trim()}`);
}

/** Whether the user can enter the folder or run the file. Asks the system, which considers more than file modes. */
export function canReach(user: DatabaseUser | undefined, place: string): boolean {
  const test = spawnSync('/bin/sh', ['-c', 'test -x "$0"', place], { ...spawnOptions(user), cwd: '/' });
  return test.status === 0;
}

/** The options of spawn that run a process as this user. */
export function spawnOptions(user: DatabaseUser | undefined): { uid?: number; gid?: number } {
  return user === undefined ? {} : { uid: user.uid, gid: user.gid };
}
