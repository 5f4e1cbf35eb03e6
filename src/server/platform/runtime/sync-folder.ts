import { closeSync, fsyncSync, openSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errors/error-code.ts';

/**
 * Writes the names in a folder to the disk. Otherwise a synced file may be gone after a loss of power, or have the name that it
 * had before a rename.
 */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    if (!hasNoSync(error)) throw error;
  } finally {
    await handle.close();
  }
}

export function syncFolderSync(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } catch (error) {
    if (!hasNoSync(error)) throw error;
  } finally {
    closeSync(handle);
  }
}

/** Creates a folder that only the owner can read, if there is none yet, so that it survives a loss of power. */
export async function makeSyncedFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) await syncFolder(path.dirname(folder));
}

/** Some network file systems cannot sync folders; PostgreSQL accepts that, too. */
function hasNoSync(error: unknown): boolean {
  return errorCode(error) === 'EINVAL';
}
