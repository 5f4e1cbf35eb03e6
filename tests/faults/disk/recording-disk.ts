import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { temporaryFolder } from '#testing/processes/temporary-folder';
import { Change } from './change.ts';

/** A disk in user space that records writes and syncs until the test ends. */
export interface RecordingDisk {
  /** Its mount point: empty at first, and anybody may enter. */
  readonly folder: string;
  /** Stops it; returns the whole record. */
  readonly finish: () => Promise<Recording>;
}

export interface Recording {
  readonly changes: readonly Change[];
  /** Written bytes, in order. */
  readonly bytes: Buffer;
}

/** The positions of the syncs in the record, from the second on: the first one is the test's own preparation. */
export function syncIndexes({ changes }: Recording): readonly number[] {
  return changes.flatMap(({ change }, place) => (change.startsWith('sync') ? [place] : [])).slice(1);
}

const PYTHON = '/usr/bin/python3';
const PROGRAM = path.join(import.meta.dirname, 'recording_disk.py');

/** Why this machine cannot have one; undefined if it can. */
export function noDiskReason(): string | undefined {
  if (process.getuid?.() !== 0) return 'takes root, to mount a file system in user space';
  if (!existsSync('/dev/fuse')) return 'the kernel has no file systems in user space (/dev/fuse)';
  const { status } = spawnSync(PYTHON, ['-c', 'import fusepy']);
  return status === 0 ? undefined : 'python3-fusepy is not installed';
}

export async function mountRecordingDisk(): Promise<RecordingDisk> {
  const place = temporaryFolder();
  const [store, folder, record] = ['store', 'disk', 'record'].map((name) => path.join(place, name));
  for (const made of [store!, folder!]) mkdirSync(made, { mode: 0o711 });
  const child = spawn(PYTHON, ['-W', 'ignore', PROGRAM, store!, record!, folder!], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const unmount = async () => {
    spawnSync('umount', ['-l', folder!]);
    await ended;
  };
  onTestFinished(unmount);
  await waitForMount(folder!, ended);
  return {
    folder: folder!,
    finish: async () => {
      await unmount();
      return {
        changes: readFileSync(`${record!}.changes`, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => Change.parse(JSON.parse(line))),
        bytes: readFileSync(`${record!}.bytes`),
      };
    },
  };
}

async function waitForMount(folder: string, ended: Promise<void>): Promise<void> {
  let over = false;
  void ended.then(() => (over = true));
  const isMounted = () => readFileSync('/proc/mounts', 'utf8').includes(` ${folder} `);
  await expect.poll(() => over || isMounted()).toBe(true);
  expect(isMounted()).toBe(true);
}
