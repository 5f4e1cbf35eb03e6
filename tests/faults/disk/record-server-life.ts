import { appendFileSync, closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { builtProgram } from '#testing/processes/built-program';
import { withConnection } from '#testing/app/restored-database';
import { startProcess } from '#testing/processes/server-process';
import { findServerAddress } from '../../../src/server/platform/database/embedded/find-server-address.ts';
import { SUPERUSER } from '../../../src/server/platform/database/embedded/server-role.ts';
import { startSite } from '../site.ts';
import { makeWriters, writePayment } from '../writers.ts';
import { mountRecordingDisk, type Recording } from './recording-disk.ts';

/** Kept on the disk itself, so that the record shows when each was acknowledged: ids of payments, and files. */
export const LEDGER = 'ledger';
/** In its own folder, so that its syncs do not affect other files. */
export const BACKUPS = 'kept';
/** Written when a server ends, at the latest. */
const ERASED_USERS = 'backups/erased-users';
const BACKUP = 'first.backup';

/**
 * The life of a server on a recording disk: its first start, payments, a backup, a checkpoint of the database,
 * a new key, a backup that replaces the first one, the end.
 */
export async function recordServerLife(payments: number): Promise<Recording> {
  const disk = await mountRecordingDisk();
  mkdirSync(path.join(disk.folder, BACKUPS));
  syncFolder(disk.folder);
  const file = path.join(disk.folder, BACKUPS, BACKUP);
  const note = (line: string) => appendFileSync(path.join(disk.folder, LEDGER), `${line}\n`);
  const run = async (name: 'backup' | 'rotate-data-key', args: readonly string[]) => {
    const command = startProcess(builtProgram(name), { args, env: { DATA_DIR: disk.folder } });
    expect({ ended: await command.ended, ...command.output() }).toMatchObject({ ended: 0 });
  };
  const site = await startSite({
    program: builtProgram('main'),
    dataDir: disk.folder,
    env: { BACKUPS: 'off' },
  });
  const writers = await makeWriters(site.address(), await site.database(), 3);
  let id = 0;
  const pay = async () => {
    for (const end = id + payments; id < end;) {
      id += 1;
      expect((await writePayment(site.address(), writers[id % 2]!, id)).status).toBe(201);
      note(String(id));
    }
  };
  await pay();
  await run('backup', [file]);
  note(`${BACKUPS}/${BACKUP}`);
  await checkpoint(disk.folder);
  await pay();
  await run('rotate-data-key', []);
  await pay();
  await run('backup', [file, '--force']);
  await sql`delete from users where email = ${writers[2]!.email}`.execute(await site.database());
  site.server().child.kill('SIGTERM');
  await site.server().ended;
  note(ERASED_USERS);
  return disk.finish();
}

async function checkpoint(dataDir: string): Promise<void> {
  const address = await findServerAddress(dataDir);
  await withConnection({ ...address!, user: SUPERUSER }, (db) => sql`checkpoint`.execute(db));
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
