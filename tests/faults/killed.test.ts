import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { builtProgram } from '#testing/processes/built-program';
import { aCluster } from '#testing/app/embedded-database';
import { checkLedger, type LedgerCheck } from './check-ledger.ts';
import { scaleFactor } from './scale-factor.ts';
import { reportFault } from './fault-table.ts';
import { openLedger, type Ledger } from './ledger.ts';
import { startSite, type Site } from './site.ts';
import { makeWriters, startLoad, writePayment, type Load, type WriteResult } from './writers.ts';

const ROUNDS = scaleFactor(20, 2);
const WRITERS = 12;
/**
 * How long a start after a crash may take; on a slow or busy machine, measured in ordinary starts. Limited in `npm run faults`, where
 * nothing else runs at the same time.
 */
const MAX_START_MS = 5_000;
const ORDINARY_STARTS = 4;

let ledger: Ledger;
afterEach(() => ledger.close());

/** Kills, and returns after how many milliseconds writes work again. */
type Kill = (site: Site) => Promise<number>;

const killServer: Kill = async (site) => {
  site.server().child.kill('SIGKILL');
  await site.server().ended;
  return site.start();
};

const killBoth: Kill = async (site) => {
  const { pid } = await site.postmaster();
  process.kill(pid, 'SIGKILL');
  return killServer(site);
};

const stopServer: Kill = async (site) => {
  site.server().child.kill('SIGTERM');
  expect(await site.server().ended).toBe(0);
  await expect(site.postmaster()).rejects.toThrow('no database runs');
  return site.start();
};

/** The server recovers without a restart. */
const killDatabase: Kill = async (site) => {
  const { pid } = await site.postmaster();
  process.kill(pid, 'SIGKILL');
  return becomesReady(site);
};

/** When one of its processes is killed, PostgreSQL ends all connections, this one as well, and recovers. */
const killBackend: Kill = async (site) => {
  const db = await site.database();
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where application_name = 'kupon' and pid <> pg_backend_pid() limit 1`.execute(db);
  const ended = expect(sql`select pg_sleep(600)`.execute(db)).rejects.toThrow();
  process.kill(rows[0]!.pid, 'SIGKILL');
  await ended;
  return becomesReady(site);
};

async function becomesReady(site: Site): Promise<number> {
  const began = Date.now();
  await delay(50);
  for (;;) {
    if ((await fetch(`${site.address()}/readyz`)).status === 200) return Date.now() - began;
    await delay(20);
  }
}

const NONE_LOST = { lost: 0, doubled: 0, unaudited: 0 };

interface SurvivalFigures extends LedgerCheck {
  readonly slowest: number;
  readonly refusals: readonly WriteResult[];
}

/** Rounds under load; after each, everything is counted, and what was not acknowledged is sent again. */
async function survive(site: Site, kill: Kill): Promise<SurvivalFigures> {
  const writers = await makeWriters(site.address(), await site.database(), WRITERS);
  const refusals: WriteResult[] = [];
  let slowest = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const load = startLoad(() => site.address(), writers, ledger);
    await delay(randomInt(100, 500));
    slowest = Math.max(slowest, await kill(site));
    refusals.push(...load.refusals);
    await checkRound(site, load);
  }
  return { ...(await checkLedger(await site.database(), ledger)), slowest, refusals };
}

async function checkRound(site: Site, load: Load): Promise<void> {
  const unsure = await load.stop();
  const db = await site.database();
  expect(await checkLedger(db, ledger)).toMatchObject(NONE_LOST);
  for (const { id, writer } of unsure) {
    expect((await writePayment(site.address(), writer, id)).status).toBe(201);
    ledger.note(id);
  }
  expect(await checkLedger(db, ledger)).toMatchObject(NONE_LOST);
}

describe.each([
  ['kill -9 of the server alone (REL-01)', killServer],
  ['kill -9 of the database alone (REL-02)', killDatabase],
  ['kill -9 of one process of the database (REL-02)', killBackend],
  ['kill -9 of server and database (REL-01)', killBoth],
  ['SIGTERM to the server (REL-14)', stopServer],
])('%s under 12 writers', (name, kill) => {
  test(
    'loses nothing acknowledged, duplicates nothing sent again, and recovers quickly',
    { timeout: 60_000 + ROUNDS * 30_000 },
    async () => {
      ledger = openLedger();
      const site = await startSite({ program: builtProgram('main'), dataDir: aCluster() });
      const { slowest, refusals, ...checked } = await survive(site, kill);
      reportFault({
        fault: name,
        rounds: ROUNDS,
        ...checked,
        result: `${checked.unaudited} without audit, writes again after ${slowest} ms at most, an ordinary start ${site.firstStart} ms`,
      });
      expect(checked).toMatchObject(NONE_LOST);
      expect(checked.acknowledged).toBeGreaterThan(ROUNDS);
      expect(slowest).toBeLessThan(
        scaleFactor(Math.max(MAX_START_MS, ORDINARY_STARTS * site.firstStart), Infinity),
      );
      expect(refusals.filter(({ status }) => status !== 0 && status !== 503)).toEqual([]);
      expect(refusals.filter(({ status, retryAfter }) => status === 503 && retryAfter === null)).toEqual([]);
    },
  );
});
