import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../runtime/sync-folder.ts';

/** Replaces the file atomically: a reader sees all of the old text or all of the new one. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
  await syncFolder(path.dirname(file));
}
