import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { withConnection } from '#testing/app/restored-database';
import { startProcess } from '#testing/processes/server-process';
import { temporaryFolder } from '#testing/processes/temporary-folder';
import { verifySeals } from '../../../src/server/platform/audit-trail/verify-seals.ts';
import { checkBackup } from '../../../src/server/platform/backup/restore/read-backup.ts';
import { findServerAddress } from '../../../src/server/platform/database/embedded/find-server-address.ts';
import { checkLedger, type LedgerCheck } from '../check-ledger.ts';
import type { Folder } from './disk-state.ts';
import { contentAfterLoss } from './file-content.ts';
import { writeState, type Loss } from './loss-of-power.ts';
import { BACKUPS, LEDGER } from './record-server-life.ts';

/** What is left after a loss. An incomplete backup is detected by its checksum. */
export interface AfterLoss {
  readonly damagedBackups: readonly string[];
  readonly server: ServerAfterLoss;
}

/** It runs, with this content; or it refuses to, with these words. */
type ServerAfterLoss =
  | { readonly runs: true; readonly checked: LedgerCheck; readonly auditFault: string | undefined }
  | { readonly runs: false; readonly words: string };

export const isPayment = (line: string) => /^\d+$/.test(line);

/** What had been acknowledged at this moment: ids of payments, and paths of files. */
export function acknowledgedIn(disk: Folder): readonly string[] {
  const ledger = disk.names.get(LEDGER);
  if (ledger?.kind !== 'file') return [];
  return contentAfterLoss(ledger.content, () => true)
    .toString()
    .split('\n')
    .filter(Boolean);
}

/** Writes what is left on the disk into a folder, checks its backups, and starts a server on it. */
export async function startAfterLoss(
  program: string,
  { disk, loss, acknowledged }: { disk: Folder; loss: Loss; acknowledged: readonly string[] },
): Promise<AfterLoss> {
  const dataDir = temporaryFolder();
  writeState(disk, dataDir, loss);
  const files = acknowledged.filter((line) => !isPayment(line));
  expect(files.filter((file) => !existsSync(path.join(dataDir, file)))).toEqual([]);
  const damagedBackups = await damagedBackupsIn(path.join(dataDir, BACKUPS));
  const server = await startOn(program, { dataDir, ids: acknowledged.filter(isPayment).map(Number) });
  rmSync(dataDir, { recursive: true });
  return { damagedBackups, server };
}

async function damagedBackupsIn(folder: string): Promise<readonly string[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.backup'));
  const checks = await Promise.allSettled(names.map((name) => checkBackup(path.join(folder, name))));
  return names.filter((_, place) => checks[place]!.status === 'rejected');
}

async function startOn(
  program: string,
  { dataDir, ids }: { dataDir: string; ids: readonly number[] },
): Promise<ServerAfterLoss> {
  const env = { PORT: '0', DATA_DIR: dataDir, BACKUPS: 'off', LOG_LEVEL: 'silent' };
  const server = startProcess(program, { env });
  const ready = await server.printed(/ready: \S+/).then(
    () => true,
    () => false,
  );
  if (!ready) {
    expect(await server.ended).toBe(1);
    return { runs: false, words: server.output().err.trim() };
  }
  const address = await findServerAddress(dataDir);
  const outcome = await withConnection(address!, async (db) => {
    const verdict = await verifySeals(db);
    return {
      runs: true as const,
      checked: await checkLedger(db, { acknowledged: () => ids }),
      auditFault: verdict.intact ? undefined : verdict.fault,
    };
  });
  server.child.kill('SIGTERM');
  await server.ended;
  return outcome;
}
