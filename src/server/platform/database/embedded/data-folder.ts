import { constants, existsSync } from 'node:fs';
import { access, chmod, mkdir, stat } from 'node:fs/promises';
import { StartError } from '../../errors/start-error.ts';
import { canReach, type DatabaseUser } from './database-user.ts';
import { errorCode } from '../../errors/error-code.ts';

/** Creates DATA_DIR if it does not exist, and refuses, in one line, a folder that the server or the database cannot use. */
export async function prepareDataFolder(dataDir: string, user: DatabaseUser | undefined): Promise<void> {
  await ensureFolder(dataDir, user);
  await refuseUnwritable(dataDir);
  if (user !== undefined && !canReach(user, dataDir)) {
    throw new StartError(
      `DATA_DIR: the database runs as ${user.name}, who cannot enter ${dataDir}: ` +
        'give others the right to pass through each folder of that path (chmod o+x), or name another folder',
    );
  }
}

/** Others may pass through the folder only if the database runs as another user. */
async function ensureFolder(dataDir: string, user: DatabaseUser | undefined): Promise<void> {
  if (existsSync(dataDir)) return;
  try {
    await mkdir(dataDir, { recursive: true });
    await chmod(dataDir, user === undefined ? 0o700 : 0o711);
  } catch (error) {
    throw new StartError(
      `DATA_DIR: the folder ${dataDir} cannot be made (${errorCode(error) || String(error)})`,
    );
  }
}

async function refuseUnwritable(dataDir: string): Promise<void> {
  if (!(await stat(dataDir)).isDirectory()) throw new StartError(`DATA_DIR: ${dataDir} is not a folder`);
  try {
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `DATA_DIR: the folder ${dataDir} cannot be written (${errorCode(error) || String(error)})`,
    );
  }
}
