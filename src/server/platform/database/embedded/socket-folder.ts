import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { DatabaseUser } from './database-user.ts';

/** The system limits the path of a socket to this many bytes. */
const MAX_SOCKET_PATH = 107;
const SOCKET_NAME = '.s.PGSQL.5432';

/**
 * A folder that only the database's user can enter: DATA_DIR/run, or a new temporary folder if that path is too long. It is
 * emptied, since the socket of a killed database would block the next one. Call it while no database runs.
 */
export async function makeSocketFolder(dataDir: string, user: DatabaseUser | undefined): Promise<string> {
  const folder = path.join(dataDir, 'run');
  const fits = Buffer.byteLength(path.join(folder, SOCKET_NAME)) <= MAX_SOCKET_PATH;
  const chosen = fits ? folder : await mkdtemp(path.join(shortTemporaryFolder(), 'kupon-'));
  await rm(chosen, { recursive: true, force: true });
  await mkdir(chosen, { recursive: true });
  await chmod(chosen, 0o700);
  if (user !== undefined) await chown(chosen, user.uid, user.gid);
  return chosen;
}

export async function removeSocketFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

function shortTemporaryFolder(): string {
  return os.tmpdir().length > 60 && existsSync('/tmp') ? '/tmp' : os.tmpdir();
}
