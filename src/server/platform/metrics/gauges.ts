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

/** Gauges that are read whenever the metrics are requested. */
export function addGauges(registry: Registry, measured: GaugeSources): void {
  addConnections(registry, measured.db);
  addHashing(registry, measured.hashing);
  addCounted(registry, measured);
}

/** One query serves all of them, since they are requested together. */
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
    '1 if the database answered; if 0, the figures that are counted in it are missing.',
    (found) => (found === undefined ? 0 : 1),
  );
  add(
    'kupon_outbox_waiting',
    'Emails waiting to be sent, for all servers together.',
    (found) => found?.mails,
  );
  add(
    'kupon_last_backup_age_seconds',
    'Time since the last recorded backup; missing if there is none.',
    (found) => found?.backupAge,
  );
}

function addConnections(registry: Registry, db: Database): void {
  const gauge = new Gauge({
    name: 'kupon_database_connections',
    help: "This server's connections to the database by state, and requests waiting for one.",
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
    help: 'Passwords that this server is hashing, and those waiting for their turn.',
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

/** Undefined if the database does not answer. That is a figure too, and the other gauges are still served. */
async function count({ db, now }: GaugeSources): Promise<QueueCounts | undefined> {
  try {
    const [mails, { last }] = await Promise.all([countMails(db), findLastBackups(db)]);
    return { mails, backupAge: last === null ? undefined : (now().getTime() - last.at.getTime()) / 1_000 };
  } catch {
    return undefined;
  }
}
