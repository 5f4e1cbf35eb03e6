import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 4 * 1024 ** 3;

/**
 * In memory, if the machine has enough of it and allows programs to run there, because a database then does not wait for the
 * disk.
 */
function dataParent(): string {
  if (!existsSync(MEMORY) || !existsSync('/proc/mounts')) return os.tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  const options = /^\S+ \/dev\/shm \S+ (\S+)/m.exec(readFileSync('/proc/mounts', 'utf8'))?.[1] ?? 'noexec';
  return bavail * bsize > MIN_FREE_BYTES && !options.split(',').includes('noexec') ? MEMORY : os.tmpdir();
}

/** A new folder that every user may pass through, as DATA_DIR must be; the caller removes it. */
export function makeTemporaryFolder(parent = dataParent()): string {
  const folder = mkdtempSync(path.join(parent, 'kupon-test-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** The same, but removed with the test. */
export function temporaryFolder(parent?: string): string {
  const folder = makeTemporaryFolder(parent);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
