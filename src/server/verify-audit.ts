import { verifySeals, type Head } from './audit/verify-seals.ts';
import { readConfig } from './config.ts';
import { openDatabaseForCommand } from './database/open-database.ts';
import { prepareDatabaseNow } from './database/prepare-database.ts';
import { closeOnSignal, endWith, type Closing } from './lifecycle/run-process.ts';
import { StartError } from './lifecycle/start-error.ts';
import { createCommandLog } from './log.ts';

const USAGE = `npm run verify-audit [-- HEAD]
  Checks that no entry of the audit has been changed or removed; the server may run meanwhile. Prints the head of the
  chain: keep it somewhere else, and give it to the next check, which then finds out if the chain was shortened or
  written anew.`;

/** npm run verify-audit [-- HEAD] */
async function run(args: readonly string[], closing: Closing): Promise<void> {
  const noted = notedIn(args);
  const config = readConfig(process.env);
  const log = createCommandLog();
  const database = await openDatabaseForCommand(config, log);
  closing.onClose(() => database.close());
  await prepareDatabaseNow(database.db, { config, log });
  const verdict = await verifySeals(database.db, noted);
  if (!verdict.intact) throw new StartError(`The audit is not intact: ${verdict.fault}.`);
  const { sequence, hash } = verdict.head;
  process.stdout.write(`The audit is intact: ${sequence} entries. Head: ${sequence}:${hash}\n`);
  await closing.closeAll();
}

function notedIn(args: readonly string[]): Head | undefined {
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
