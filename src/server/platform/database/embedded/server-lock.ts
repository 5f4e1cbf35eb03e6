import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../../errors/start-error.ts';
import { processIdentity } from './running-process.ts';
import { errorCode } from '../../errors/error-code.ts';

/** The one process that may start a database on this data folder. */
const owner = z.object({ pid: z.int(), identity: z.string() });
type Owner = z.output<typeof owner>;

export interface ServerLock {
  release(): Promise<void>;
}

const lockFile = (dataDir: string) => path.join(dataDir, 'server.lock');

/** Makes this process the only server of the data folder. Throws a StartError that names the other one. */
export async function lockDataFolder(dataDir: string): Promise<ServerLock> {
  const file = lockFile(dataDir);
  const own = path.join(dataDir, `server.lock.${randomUUID()}`);
  const self: Owner = { pid: process.pid, identity: (await processIdentity(process.pid)) ?? '' };
  await writeFile(own, JSON.stringify(self), { mode: 0o644 });
  try {
    // Unlike a write, a link fails if the name is taken: of two processes, only one gets it.
    while (!(await tryLink(own, file))) await removeStale(file, dataDir);
  } finally {
    await rm(own, { force: true });
  }
  return { release: () => rm(file, { force: true }) };
}

/** The running process that holds the data folder, if any. */
export async function findRunningServer(dataDir: string): Promise<number | undefined> {
  const found = await readOwner(lockFile(dataDir));
  return found !== undefined && (await isRunning(found)) ? found.pid : undefined;
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a process that ended without releasing it. Throws if the process still runs. */
async function removeStale(file: string, dataDir: string): Promise<void> {
  const found = await readOwner(file);
  if (found !== undefined && (await isRunning(found))) {
    throw new StartError(`another server (process ${found.pid}) already runs on the data folder ${dataDir}`);
  }
  // Moved first and checked again: another process may meanwhile have replaced the stale lock with its own.
  const aside = `${file}.${randomUUID()}`;
  if (!(await tryRename(file, aside))) return;
  const removed = await readOwner(aside);
  if (removed !== undefined && (await isRunning(removed))) await tryLink(aside, file);
  await rm(aside, { force: true });
}

async function tryRename(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function isRunning({ pid, identity }: Owner): Promise<boolean> {
  return (await processIdentity(pid)) === identity;
}

/** Undefined if the file does not exist, or was cut off by a crash. */
async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return owner.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return errorCode(error) === 'ENOENT';
}
