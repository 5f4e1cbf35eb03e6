import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/schema.ts';
import { StartError } from '../errors/start-error.ts';
import { makeSyncedFolder } from '../runtime/sync-folder.ts';
import { backupFolder } from './automatic-backup.ts';
import { listErasures, type Erasure } from './erased-users.store.ts';
import { replaceFile } from './replace-file.ts';

const USER_NUMBER = /^[1-9]\d{0,15}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface ErasedUsers {
  readonly db: Database;
  readonly config: Pick<Config, 'dataDir'>;
}

/** The list in a folder with backups. Restoring any of these backups erases the listed users again. */
export const erasedUsersFile = (folder: string) => path.join(folder, 'erased-users');

/** The erasures in the file; undefined if there is no file. Throws a StartError if it contains anything else. */
export async function readErasedUsers(file: string): Promise<readonly Erasure[] | undefined> {
  if (!existsSync(file)) return undefined;
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  return lines.map((line, place) => {
    const [instant = '', userId = '', databaseId, ...more] = line.split(' ');
    const at = new Date(instant);
    const isDatabase = databaseId === undefined || UUID.test(databaseId);
    if (USER_NUMBER.test(userId) && !Number.isNaN(at.getTime()) && isDatabase && more.length === 0)
      return { at, userId: Number(userId), databaseId };
    throw new StartError(
      `${file}: line ${place + 1} is not an instant, the number of a user and the id of a database`,
    );
  });
}

const toLine = ({ at, userId, databaseId }: Erasure) =>
  `${[at.toISOString(), userId, databaseId].filter((word) => word !== undefined).join(' ')}\n`;

/** The lists in these folders as one, each line once; undefined if there is no list. */
export async function readErasedUsersIn(folders: readonly string[]): Promise<readonly Erasure[] | undefined> {
  const files = [...new Set(folders.map((folder) => erasedUsersFile(path.resolve(folder))))];
  const lists = (await Promise.all(files.map(readErasedUsers))).filter((list) => list !== undefined);
  if (lists.length === 0) return undefined;
  return [...new Map(lists.flat().map((erasure) => [toLine(erasure), erasure])).values()];
}

/** Adds the erasures in the audit to the list in DATA_DIR/backups. Lines from an earlier database stay. */
export async function keepErasedUsers({ db, config }: ErasedUsers): Promise<void> {
  const folder = backupFolder(config.dataDir);
  const file = erasedUsersFile(folder);
  const present = new Set(((await readErasedUsers(file)) ?? []).map(toLine));
  const lines = new Set([...present, ...(await listErasures(db)).map(toLine)]);
  if (lines.size === present.size) return;
  await makeSyncedFolder(folder);
  await replaceFile(file, [...lines].join(''));
}
