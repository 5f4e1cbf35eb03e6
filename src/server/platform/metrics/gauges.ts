import { Gauge, type Registry } from 'prom-client';
import type { SemaphoreStats } from '../runtime/semaphore.ts';
import { findLastBackups } from '../backup/backups.store.ts';
import { connectionCounts } from '../database/connection/connect.ts';
import type { Database } from '../database/schema.ts';
import { countMails } from '../mail/outbox.store.ts';

export interface GaugeSources {
  readonly db: Database;
  readonly now: () => Date;
  readonly hashing: () => SemaphoreStats;
}

/** What is looked up whenever the metrics are asked for. */
export function addGauges(registry: Registry, measured: GaugeSources): void {
  addConnections(registry, measured.db);
  addHashing(registry, measured.hashing);
  addCounted(registry, measured);
}

/** One count for all of them: they are asked for at once. */
function addCounted(registry: Registry, measured: GaugeSources): void {
  let counting: Promise<QueueCounts | undefined> | undefined;
  const counted = () => (counting ??= count(measured).finally(() => (counting = undefined)));
  function add(name: string, help: string, figure: (counted: QueueCounts | undefined) => number | undefined) {
    const gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: async () => {
        const value = figure(await counted());
        if (value === undefined) gauge.remove();
        else gauge.set(value);
      },
    });
  }
  add(
    'kupon_database_up',
    '1 where the database answered; 0: what is counted in it is missing here.',
    (found) => (found === undefined ? 0 : 1),
  );
  add(
    'kupon_outbox_waiting',
    'Emails that wait to be sent, of all servers together.',
    (found) => found?.mails,
  );
  add(
    'kupon_last_backup_age_seconds',
    'Time since the last backup that was written down; missing where there is none.',
    (found) => found?.backupAge,
  );
}

function addConnections(registry: Registry, db: Database): void {
  const gauge = new Gauge({
    name: 'kupon_database_connections',
    help: "This server's connections to the database by state, and requests that wait for one.",
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      const { open, idle, waiting } = connectionCounts(db);
      gauge.set({ state: 'busy' }, open - idle);
      gauge.set({ state: 'idle' }, idle);
      gauge.set({ state: 'awaited' }, waiting);
    },
  });
}

function addHashing(registry: Registry, hashing: () => SemaphoreStats): void {
  const gauge = new Gauge({
    name: 'kupon_password_hashing',
    help: 'Passwords that this server is hashing, and those that wait for their turn.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      const { running, waiting } = hashing();
      gauge.set({ state: 'running' }, running);
      gauge.set({ state: 'waiting' }, waiting);
    },
  });
}

interface QueueCounts {
  readonly mails: number;
  /** In seconds. */
  readonly backupAge: number | undefined;
}

/** Undefined where the database does not answer: that is a figure too, and no reason to give none of the others. */
async function count({ db, now }: GaugeSources): Promise<QueueCounts | undefined> {
  try {
    const [mails, { last }] = await Promise.all([countMails(db), findLastBackups(db)]);
    return { mails, backupAge: last === null ? undefined : (now().getTime() - last.at.getTime()) / 1_000 };
  } catch {
    return undefined;
  }
}
