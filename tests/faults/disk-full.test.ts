import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtProgram } from '#testing/processes/built-program';
import { aCluster } from '#testing/app/embedded-database';
import { temporaryFolder } from '#testing/processes/temporary-folder';
import { checkLedger } from './check-ledger.ts';
import { reportFault, reportSkipped } from './fault-table.ts';
import { openLedger } from './ledger.ts';
import { startSite } from './site.ts';
import { makeWriters, writePayment } from './writers.ts';

const FAULT = 'disk full (REL-05)';
const SIZE = '160m';
const ENOUGH_REFUSALS = 20;

/** A small separate disk with a cluster on it; undefined if the machine cannot provide one. */
function smallDisk(): string | undefined {
  const mountPoint = path.join(temporaryFolder(), 'disk');
  mkdirSync(mountPoint);
  const { status, error } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${SIZE},mode=711`,
    'tmpfs',
    mountPoint,
  ]);
  if (status !== 0 || error !== undefined) return undefined;
  onTestFinished(() => void spawnSync('umount', ['-l', mountPoint]));
  execFileSync('cp', ['-a', `${aCluster()}/.`, mountPoint]);
  return mountPoint;
}

/** Fills all remaining space. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (let bytes = 1_048_576; bytes >= 512; bytes = writes(handle, bytes) ? bytes : bytes / 2);
  } finally {
    closeSync(handle);
  }
}

function writes(handle: number, bytes: number): boolean {
  try {
    return writeSync(handle, Buffer.alloc(bytes)) === bytes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}

test('with a full disk writes are answered with 503, reads still work, and writes work again once there is space (REL-05)', async () => {
  const disk = smallDisk();
  if (disk === undefined) {
    reportSkipped(FAULT, 'this user may not mount a small disk');
    return;
  }
  const site = await startSite({ program: builtProgram('main'), dataDir: disk, env: { BACKUPS: 'off' } });
  const [writer] = await makeWriters(site.address(), await site.database(), 1);
  const ledger = openLedger();
  onTestFinished(() => ledger.close());
  const statuses: number[] = [];
  let id = 1_000_000;
  const write = async () => {
    const { status } = await writePayment(site.address(), writer!, ++id);
    if (status === 201) ledger.note(id);
    return status;
  };

  expect(await write()).toBe(201);
  fill(path.join(disk, 'ballast'));
  while (statuses.length < ENOUGH_REFUSALS) {
    const status = await write();
    if (status !== 201) statuses.push(status);
  }
  expect(new Set(statuses)).toEqual(new Set([503]));
  const headers = { Authorization: `Bearer ${writer!.token}` };
  expect((await fetch(`${site.address()}/api/Payments/bond/${writer!.bondId}`, { headers })).status).toBe(
    200,
  );

  rmSync(path.join(disk, 'ballast'));
  await expect.poll(write).toBe(201);
  const { unaudited, ...checked } = await checkLedger(await site.database(), ledger);
  reportFault({
    fault: FAULT,
    rounds: 1,
    ...checked,
    result: `${statuses.length} writes refused with 503, reads went on`,
  });
  expect({ ...checked, unaudited }).toMatchObject({ lost: 0, doubled: 0, unaudited: 0 });
});
