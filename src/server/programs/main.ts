import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { JOBS } from '../jobs.ts';
import { processHashing } from '../people/passwords/password-hashing.ts';
import { startAssistantThread } from '../assistant/thread/start-assistant-thread.ts';
import { readConfig, type Config } from '../platform/config/config.ts';
import type { DatabaseAddress } from '../platform/database/connection/connect.ts';
import { openDatabase, openReplica } from '../platform/database/connection/open-database.ts';
import { prepareDatabase } from '../platform/database/prepare-database.ts';
import { onPrimary, onReplica, type ReportDatabase } from '../platform/database/replica.ts';
import type { Database } from '../platform/database/schema.ts';
import { openDataKeys } from '../platform/encryption/data-keys.ts';
import { firstAdministrator } from './start/first-administrator.ts';
import { listen, stopListening } from './start/listen.ts';
import { prepareDataKeys } from '../platform/encryption/prepare-data-keys.ts';
import { startReadingThreads } from '../portfolio/transfer/imports/thread/start-reading-threads.ts';
import { createServerState } from '../platform/http/server-state.ts';
import { closeOnSignal, endWith, type Closing } from './start/run-process.ts';
import { startReport } from './start/start-report.ts';
import { createServerLog, type Log } from '../platform/runtime/log.ts';
import { warnOfRoot } from './start/warn-of-root.ts';
import { newMailer } from '../platform/mail/mailer.ts';
import { startJobs } from '../platform/jobs/start-jobs.ts';

/** The parts of the build are next to each other: dist/web, dist/server and dist/assistant. */
const webFolder = path.join(import.meta.dirname, '..', 'web');
const readingThread = path.join(import.meta.dirname, 'reading-thread.js');
const assistantThread = {
  file: path.join(import.meta.dirname, 'assistant-thread.js'),
  understanding: path.join(import.meta.dirname, '..', 'assistant', 'understanding.gz'),
};

let log: Log | undefined;
const closing = closeOnSignal(() => log);

/** A resource that failed to open has already reported its error where it was awaited. */
const stayClosed = () => undefined;

async function start(closing: Closing): Promise<void> {
  const config = readConfig(process.env);
  log = createServerLog(config);
  const report = startReport(config, process.stdout);
  warnOfRoot(config, log);
  report.step('database');
  const opening = openDatabase(config, log);
  // Loads while the database starts.
  const loading = import('../app.ts');
  closing.onClose(() => opening.then((database) => database.close(), stayClosed));
  const database = await opening;
  const reports = reportDatabase(database.db, { config, log });
  const state = createServerState(database.db, reports);
  await warnOfScrypt(log);
  const dataKeys = openDataKeys(config);
  const deps = { db: database.db, dataKeys, config, log, now: () => new Date(), mailer: newMailer(config) };
  const { buildApp } = await loading;
  report.step('server');
  const app = await buildApp({
    ...deps,
    reports,
    ...startThreads(database.address, { config, log }),
    readiness: state,
    ...(existsSync(path.join(webFolder, 'index.html')) ? { webFolder } : {}),
  });
  closing.onClose(() => stopListening(app));
  const address = await listen(app, config);
  closing.onClose(() => (state.hasStarted() ? delay(config.drainMs) : undefined));
  closing.onClose(() => state.closing());
  closing.onClose(() => report.stopping());
  report.step('tables');
  await prepareDatabase(database.db, { config, log, isClosing: () => closing.isClosing() });
  if (closing.isClosing()) return;
  report.step('keys');
  await prepareDataKeys(database.db, deps);
  const appUrl = config.port === 0 ? address : config.appUrl;
  const link = await firstAdministrator(database.db, { dataKeys, config, now: deps.now(), appUrl });
  closing.onClose(startJobs(JOBS, deps).stop);
  state.started();
  report.ready(address, link);
}

/** Work in separate threads: answering questions to the assistant, and reading files. */
function startThreads(address: DatabaseAddress, { config, log }: { config: Config; log: Log }) {
  const assistantTasks = startAssistantThread({ ...assistantThread, address, log });
  closing.onClose(() => assistantTasks.stop());
  return { assistantTasks, runReading: startReadingThreads({ file: readingThread, address, config }) };
}

/** The database for exports and searches of the audit: the replica, if there is one. */
function reportDatabase(primary: Database, { config, log }: { config: Config; log: Log }): ReportDatabase {
  const replica = openReplica(config, log);
  if (replica === undefined) return onPrimary(primary);
  closing.onClose(() => replica.close());
  return onReplica({ primary, replica: replica.db, log });
}

async function warnOfScrypt(log: Log): Promise<void> {
  if ((await processHashing.scheme()) === 'argon2id') return;
  log.warn(
    'the native module of Argon2 is missing: passwords are hashed with scrypt, and existing Argon2 hashes cannot be verified',
  );
}

try {
  await start(closing);
} catch (error) {
  await endWith(error, closing);
}
