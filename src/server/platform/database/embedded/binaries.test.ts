import { chmodSync, cpSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../../../../testing/processes/temporary-folder.ts';
import { testAsRoot } from '../../../../testing/processes/test-as-root.ts';
import { packagedFolder, usableBinaries } from './binaries.ts';
import { databaseUser, spawnOptions } from './database-user.ts';

/** Memory file systems may be mounted without the right to run programs. */
const onDisk = () => temporaryFolder(os.tmpdir());

/** The package as npm unpacks it, without the links that its installer makes. */
function packageWithoutLinks(): string {
  const packaged = packagedFolder();
  const copy = path.join(onDisk(), 'native');
  cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true });
  cpSync(path.join(packaged, '..', 'package.json'), path.join(copy, '..', 'package.json'));
  const links = z
    .array(z.object({ target: z.string() }))
    .parse(JSON.parse(readFileSync(path.join(copy, 'pg-symlinks.json'), 'utf8')));
  for (const { target } of links) rmSync(path.join(copy, '..', target));
  return copy;
}

function runs(program: string): boolean {
  return spawnSync(program, ['--version'], { ...spawnOptions(databaseUser()), cwd: '/' }).status === 0;
}

test('missing links between libraries are created', async () => {
  const folder = packageWithoutLinks();
  expect(runs(path.join(folder, 'bin', 'postgres'))).toBe(false);
  const { postgres } = await usableBinaries(onDisk(), databaseUser(), folder);
  expect(postgres).toBe(path.join(folder, 'bin', 'postgres'));
  expect(runs(postgres)).toBe(true);
});

testAsRoot(
  'binaries that the database’s user cannot reach, or not read, are copied to the data folder',
  async () => {
    const folder = packageWithoutLinks();
    chmodSync(path.join(folder, 'lib'), 0o700);
    const dataDir = onDisk();
    const { initdb, postgres } = await usableBinaries(dataDir, databaseUser(), folder);
    expect(path.dirname(path.dirname(postgres))).toMatch(new RegExp(`^${dataDir}/postgresql-18`));
    expect(runs(postgres)).toBe(true);
    expect(runs(initdb)).toBe(true);
    expect(existsSync(`${path.dirname(path.dirname(postgres))}.unfinished`)).toBe(false);
  },
);

test('binaries that do not run on this machine are refused in one line, and no copy remains', async () => {
  const folder = packageWithoutLinks();
  const dataDir = onDisk();
  rmSync(path.join(folder, 'bin', 'postgres'));
  await expect(usableBinaries(dataDir, databaseUser(), folder)).rejects.toThrow(
    /^the embedded database does not run on this machine \(.*ENOENT.*\): set DATABASE_URL$/,
  );
  expect(readdirSync(dataDir)).toEqual([]);
});
