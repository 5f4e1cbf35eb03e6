import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { builtProgram } from '#testing/processes/built-program';
import { aCluster } from '#testing/app/embedded-database';
import { temporaryFolder } from '#testing/processes/temporary-folder';
import type { Database } from '../../src/server/platform/database/schema.ts';
import { reportFault, reportSkipped } from './fault-table.ts';
import { startSite, type Site } from './site.ts';
import { makeWriters, writePayment } from './writers.ts';

const WRITES = 50;
const STRACE = ['/usr/bin/strace', '/bin/strace'].find((file) => existsSync(file));

/** Adds payments one after the other, each acknowledged; returns how much the measure grew during each. */
async function writeMeanwhile(site: Site, measure: () => number | Promise<number>): Promise<number[]> {
  const [writer] = await makeWriters(site.address(), await site.database(), 1);
  const grown: number[] = [];
  for (let id = 1; id <= WRITES; id += 1) {
    const before = await measure();
    expect((await writePayment(site.address(), writer!, id)).status).toBe(201);
    grown.push((await measure()) - before);
  }
  return grown;
}

function report(how: string, grown: readonly number[], unit: string): void {
  reportFault({
    fault: `writes acknowledged before they are on the disk, ${how} (REL-04)`,
    acknowledged: WRITES,
    lost: grown.filter((by) => by === 0).length,
    result: `${grown.reduce((sum, by) => sum + by, 0)} ${unit}`,
  });
}

/** Every process of the database, the parent first. */
async function listProcesses(site: Site, db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
  return [(await site.postmaster()).pid, ...rows.map(({ pid }) => pid)];
}

interface Trace {
  readonly file: string;
  /** What strace has printed about the processes. */
  readonly said: () => string;
}

/** Traces these processes and their children from now on; returns when strace has mentioned each. */
async function startTrace(strace: string, pids: readonly number[]): Promise<Trace> {
  const file = path.join(temporaryFolder(), 'calls');
  const calls = ['-e', 'trace=fsync,fdatasync', '-e', 'status=successful', '-y'];
  const child = spawn(strace, ['-f', ...calls, '-o', file, ...pids.flatMap((pid) => ['-p', String(pid)])]);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  onTestFinished(async () => {
    child.kill('SIGINT');
    await ended;
  });
  let text = '';
  await new Promise<void>((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (pids.every((pid) => mentions(text, pid))) resolve();
    });
    child.once('close', () => resolve());
  });
  return { file, said: () => text };
}

function mentions(text: string, pid: number): boolean {
  return new RegExp(`\\b${pid}\\b`).test(text);
}

/** Traces every process of the database; returns the reason if the system does not allow it. */
async function watchSystemCalls(
  site: Site,
  db: Database,
): Promise<{ count: () => number } | { refused: string }> {
  if (STRACE === undefined) return { refused: 'strace is not installed' };
  const traces: Trace[] = [];
  const isTraced = (pid: number) => traces.some(({ said }) => mentions(said(), pid));
  // A connection that was opened between the list and the trace is in the next list.
  for (;;) {
    const pids = (await listProcesses(site, db)).filter((pid) => !isTraced(pid));
    if (pids.length === 0) break;
    const trace = await startTrace(STRACE, pids);
    if (traces.length === 0 && !trace.said().includes(`Process ${pids[0]} attached`)) {
      return { refused: trace.said().trim() };
    }
    traces.push(trace);
  }
  // A call is in the file before its process continues.
  return {
    count: () =>
      traces
        .flatMap(({ file }) => readFileSync(file, 'utf8').split('\n'))
        .filter((line) => line.includes('pg_wal/')).length,
  };
}

test('each of 50 acknowledged writes was written to disk, as the system calls show (REL-04)', async () => {
  const site = await startSite({ program: builtProgram('main'), dataDir: aCluster() });
  const watched = await watchSystemCalls(site, await site.database());
  if ('refused' in watched) {
    reportSkipped('calls of the system that write to disk (REL-04)', watched.refused);
    return;
  }
  const calls = await writeMeanwhile(site, watched.count);
  report('by the calls of the system', calls, 'calls of fsync or fdatasync on the log');
  expect(calls.filter((count) => count === 0)).toEqual([]);
});

test('after each of 50 acknowledged writes more of the database’s log is on disk, and no such setting is off (REL-04)', async () => {
  const site = await startSite({ program: builtProgram('main'), dataDir: aCluster() });
  const db = await site.database();
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    expect([name, rows[0]!.value]).toEqual([name, 'on']);
  }
  const written = await writeMeanwhile(site, async () => {
    const { rows } = await sql<{ bytes: number }>`
      select (pg_current_wal_flush_lsn() - '0/0')::float8 as bytes`.execute(db);
    return rows[0]!.bytes;
  });
  report('by the database’s own position', written, 'bytes of the log');
  expect(written.filter((bytes) => bytes === 0)).toEqual([]);
});
