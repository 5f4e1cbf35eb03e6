import { verifySeals, type Head } from '../platform/audit-trail/verify-seals.ts';
import { auditHeadsFile, readAuditHeads, type AuditHead } from '../platform/backup/audit-heads.ts';
import { readConfig } from '../platform/config/config.ts';
import { openDatabaseForCommand } from '../platform/database/connection/open-database.ts';
import { prepareDatabaseNow } from '../platform/database/prepare-database.ts';
import { openDataKeys } from '../platform/encryption/data-keys.ts';
import { closeOnSignal, endWith, type Closing } from './start/run-process.ts';
import { StartError } from '../platform/errors/start-error.ts';
import { createCommandLog } from '../platform/runtime/log.ts';

const USAGE = `npm run verify-audit [-- HEAD]
  Checks that no entry of the audit has been changed or removed, and that the chain has every head that the server has
  noted in DATA_DIR/backups/audit-heads; the server may run meanwhile. Prints the head of the chain: one that was kept
  elsewhere can be given to a later check.`;

/** npm run verify-audit [-- HEAD] */
async function run(args: readonly string[], closing: Closing): Promise<void> {
  const requested = parseHead(args);
  const config = readConfig(process.env);
  const log = createCommandLog();
  const database = await openDatabaseForCommand(config, log);
  closing.onClose(() => database.close());
  await prepareDatabaseNow(database.db, { config, log });
  const dataKeys = openDataKeys(config);
  const noted = await readAuditHeads(database.db, { dataDir: config.dataDir, dataKeys });
  const checked = noted.filter(({ isUnchecked }) => !isUnchecked);
  const heads = checked.map(({ head }) => head).concat(requested ?? []);
  const verdict = await verifySeals(database.db, heads);
  if (!verdict.intact) throw new StartError(`The audit is not intact: ${verdict.fault}.`);
  const { sequence, hash } = verdict.head;
  process.stdout.write(
    `The audit is intact: ${sequence} entries. Head: ${sequence}:${hash}\n${reportAuditHeads(noted, config.dataDir)}\n`,
  );
  await closing.closeAll();
}

function reportAuditHeads(noted: readonly AuditHead[], dataDir: string): string {
  const file = auditHeadsFile(dataDir);
  const [first] = noted;
  if (first === undefined) return `No head was noted in ${file} before.`;
  const unchecked = noted.filter(({ isUnchecked }) => isUnchecked).length;
  const left = unchecked === 0 ? '' : ` Not checked because their data keys are not available: ${unchecked}.`;
  const since = first.at.toISOString().slice(0, 10);
  return `It has every head that was noted in ${file} since ${since}: ${noted.length - unchecked}.${left}`;
}

function parseHead(args: readonly string[]): Head | undefined {
  const [text, ...more] = args;
  if (text === undefined) return undefined;
  const [, sequence, hash] = /^(\d{1,15}):([\da-f]{64})$/.exec(text) ?? [];
  if (sequence === undefined || hash === undefined || more.length > 0) throw new StartError(USAGE);
  return { sequence: Number(sequence), hash };
}

const closing = closeOnSignal(() => undefined);
try {
  await run(process.argv.slice(2), closing);
} catch (error) {
  await endWith(error, closing);
}
