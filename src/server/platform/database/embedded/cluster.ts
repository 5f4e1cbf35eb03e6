import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../errors/start-error.ts';
import { syncFolder } from '../../runtime/sync-folder.ts';
import type { Binaries } from './binaries.ts';
import type { DatabaseUser } from './database-user.ts';
import { runProgram } from './run-program.ts';
import { makeServerRole, SUPERUSER } from './server-role.ts';

/** The major version of the packaged binaries. */
const MAJOR_VERSION = '18';

interface ClusterPlace {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly user: DatabaseUser | undefined;
}

export const clusterFolder = (dataDir: string) => path.join(dataDir, 'postgres');
const unfinishedPrefix = 'postgres.unfinished-';

/** Creates the cluster if there is none; refuses one of another major version and leaves it untouched. Returns its folder. */
export async function ensureCluster(place: ClusterPlace): Promise<string> {
  const folder = clusterFolder(place.dataDir);
  await removeUnfinished(place.dataDir);
  if (existsSync(folder)) await checkVersion(folder);
  else await createCluster(place, folder);
  return folder;
}

async function checkVersion(folder: string): Promise<void> {
  const file = path.join(folder, 'PG_VERSION');
  if (!existsSync(file))
    throw new StartError(`${folder} is not a PostgreSQL data folder: it has no file PG_VERSION`);
  const version = (await readFile(file, 'utf8')).trim();
  if (version === MAJOR_VERSION) return;
  throw new StartError(
    `${folder} was written by PostgreSQL ${version}, this version of Kupon has PostgreSQL ${MAJOR_VERSION}: ` +
      'make a backup with the version of Kupon that wrote it (npm run backup -- FILE), move that folder away, ' +
      'and restore the backup with this version (npm run restore -- FILE); nothing was changed',
  );
}

/** Removes what an interrupted start left; only a finished cluster has the final name. */
async function removeUnfinished(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(unfinishedPrefix));
  for (const name of names) await rm(path.join(dataDir, name), { recursive: true, force: true });
}

async function createCluster(place: ClusterPlace, folder: string): Promise<void> {
  const unfinished = path.join(place.dataDir, `${unfinishedPrefix}${randomUUID()}`);
  await mkdir(unfinished, { mode: 0o700 });
  if (place.user !== undefined) await chown(unfinished, place.user.uid, place.user.gid);
  try {
    await initialise(place, unfinished);
    await rename(unfinished, folder);
    await syncFolder(place.dataDir);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Needs no locale of the machine: UTF-8 text ordered by code points, by rules built into PostgreSQL. */
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
/** Each start writes the rules of access (access-rules.ts); until then nobody may connect. */
const ACCESS = [`--username=${SUPERUSER}`, '--auth-local=reject', '--auth-host=reject'];

async function initialise({ binaries, user }: ClusterPlace, folder: string): Promise<void> {
  const options = [...LOCALE, ...ACCESS, '--data-checksums', '--no-instructions'];
  await runProgram({ program: binaries.initdb, args: ['-D', folder, ...options], user, input: '' });
  await makeServerRole({ binaries, user, folder });
}
