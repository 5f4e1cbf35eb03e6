import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { UserId } from '#api/platform/ids';
import { errorCode } from '../errors/error-code.ts';

/** The folder for emails if there is no mail server: DATA_DIR/outbox. */
const outboxFolder = (dataDir: string) => path.join(dataDir, 'outbox');

/** The one-time passwords and links in them are valid for 24 hours. */
const KEPT_MS = 2 * 24 * 3_600_000;

const userMark = (userId: UserId) => `-user-${userId}-`;

/** Writes an email that only the server's user may read; its file name contains the number of the recipient. */
export async function writeOutboxFile(
  dataDir: string,
  { userId, text }: { readonly userId: UserId | undefined; readonly text: string },
): Promise<void> {
  const folder = outboxFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const mark = userId === undefined ? '-' : userMark(userId);
  await writeFile(path.join(folder, `${Date.now()}${mark}${randomUUID()}.eml`), text, {
    mode: 0o600,
    flag: 'wx',
  });
}

/** Removes the emails to a user, whatever address they had at the time. */
export async function removeUserOutboxFiles(dataDir: string, userId: UserId): Promise<void> {
  for (const file of await listFiles(dataDir)) {
    if (path.basename(file).includes(userMark(userId))) await rm(file, { force: true });
  }
}

/** Removes emails older than two days; returns how many. */
export async function removeOldOutboxFiles(dataDir: string, now: Date): Promise<number> {
  let removed = 0;
  for (const file of await listFiles(dataDir)) {
    if (!(await isOlderThan(file, now.getTime() - KEPT_MS))) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

async function listFiles(dataDir: string): Promise<readonly string[]> {
  const folder = outboxFolder(dataDir);
  const names = (await unlessMissing(readdir(folder))) ?? [];
  return names.filter((name) => name.endsWith('.eml')).map((name) => path.join(folder, name));
}

/** False if somebody else has removed the file. */
async function isOlderThan(file: string, instantMs: number): Promise<boolean> {
  const facts = await unlessMissing(stat(file));
  return facts !== undefined && facts.mtimeMs < instantMs;
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
