import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { prepareDatabase } from './database/prepare-database.ts';
import { listen, stopListening } from './lifecycle/listen.ts';
import { createServerState } from './lifecycle/readiness.ts';
import { closeOnSignal, endWith, type Closing } from './lifecycle/run-process.ts';
import { createLog, type Log } from './log.ts';

/** The built screens lie beside the built server: dist/web beside dist/server. */
const webFolder = path.join(import.meta.dirname, '..', 'web');

let log: Log | undefined;
const closing = closeOnSignal(() => log);

async function start(closing: Closing): Promise<void> {
  const config = readConfig(process.env);
  log = createLog(config);
  const database = await openDatabase(config, log);
  closing.onClose(() => database.close());
  const state = createServerState(database.db);
  const app = await buildApp({
    db: database.db,
    config,
    log,
    now: () => new Date(),
    readiness: state,
    ...(existsSync(webFolder) ? { webFolder } : {}),
  });
  closing.onClose(() => stopListening(app));
  const address = await listen(app, config);
  closing.onClose(() => state.closing());
  await prepareDatabase(database.db, { config, log, isClosing: () => closing.isClosing() });
  state.started();
  if (!closing.isClosing()) process.stdout.write(`Kupon is ready: ${address}\n`);
}

try {
  await start(closing);
} catch (error) {
  await endWith(error, closing);
}
