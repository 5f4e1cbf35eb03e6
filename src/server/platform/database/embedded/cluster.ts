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

/** The major version that the packaged binaries have. */
const MAJOR_VERSION = '18';

export interface ClusterPlace {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly user: DatabaseUser | undefined;
}

export const clusterFolder = (dataDir: string) => path.join(dataDir, 'postgres');
const unfinishedPrefix = 'postgres.unfinished-';

/** Makes the cluster where there is none yet; refuses one of another major version, untouched. Answers its folder. */
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

/** Left by a start that was interrupted; the finished cluster alone bears the name. */
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

/** No locale of the machine is needed: UTF-8 text in the order of its code points, by rules built into PostgreSQL. */
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
/** Who is let in is written at each start (access-rules.ts); until then nobody is. */
const ACCESS = [`--username=${SUPERUSER}`, '--auth-local=reject', '--auth-host=reject'];

async function initialise({ binaries, user }: ClusterPlace, folder: string): Promise<void> {
  const options = [...LOCALE, ...ACCESS, '--data-checksums', '--no-instructions'];
  await runProgram({ program: binaries.initdb, args: ['-D', folder, ...options], user, input: '' });
  await makeServerRole({ binaries, user, folder });
}
