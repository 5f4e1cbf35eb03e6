import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/app/create-test-database.ts';
import { createLog } from '../runtime/log.ts';
import type { Job } from './job.ts';
import { startJobs, type Pause } from './start-jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Time that passes only when the test says so. */
function aTimer() {
  const waiting: { readonly ms: number; readonly end: () => void }[] = [];
  const pause: Pause = (ms, signal) =>
    new Promise((resolve) => {
      waiting.push({ ms, end: resolve });
      signal.addEventListener('abort', () => resolve());
      if (signal.aborted) resolve();
    });
  return {
    pause,
    intervals: () => waiting.map(({ ms }) => ms),
    pass: () => waiting.splice(0).forEach(({ end }) => end()),
  };
}

function aContext() {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => lines.push(line) > 0 });
  return { context: { db: database.db, log }, lines };
}

/** A job whose runs wait until the test lets them end. */
function aSlowJob(options: Partial<Job<unknown>> = {}) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const runs: AbortSignal[] = [];
  const run = (_context: unknown, stopping: AbortSignal) => {
    runs.push(stopping);
    return ended;
  };
  return { job: { name: 'slow', intervalMs: 1_000, ...options, run }, runs, end: () => end() };
}

test('a job runs at the start and each time its interval has passed', async () => {
  const { job, runs, end } = aSlowJob({ intervalMs: 5_000 });
  end();
  const timer = aTimer();
  const jobs = startJobs([job], aContext().context, timer.pause);
  await expect.poll(timer.intervals).toEqual([5_000]);
  expect(runs).toHaveLength(1);
  timer.pass();
  await expect.poll(timer.intervals).toEqual([5_000]);
  expect(runs).toHaveLength(2);
  await jobs.stop();
  expect(runs).toHaveLength(2);
});

test('only one of two servers runs a job with a lease, and the other may run it later', async () => {
  const first = aSlowJob({ name: 'leased', onOneServer: true });
  const second = aSlowJob({ name: 'leased', onOneServer: true });
  const timer = aTimer();
  const firstJobs = startJobs([first.job], aContext().context, aTimer().pause);
  await expect.poll(() => first.runs).toHaveLength(1);
  const secondJobs = startJobs([second.job], aContext().context, timer.pause);
  await expect.poll(timer.intervals).toHaveLength(1);
  expect(second.runs).toHaveLength(0);
  first.end();
  await firstJobs.stop();
  second.end();
  timer.pass();
  await expect.poll(() => second.runs).toHaveLength(1);
  await secondJobs.stop();
});

test('a stop signals the running job and waits for it', async () => {
  const { job, runs, end } = aSlowJob();
  const jobs = startJobs([job], aContext().context);
  let stopped = false;
  const stopping = jobs.stop().then(() => (stopped = true));
  expect(runs.map(({ aborted }) => aborted)).toEqual([true]);
  expect(stopped).toBe(false);
  end();
  await stopping;
});

test('a stop waits no longer than the job allows', async () => {
  const { job, end } = aSlowJob({ shutdownTimeoutMs: 1 });
  await startJobs([job], aContext().context).stop();
  end();
});

test('a job may request a last run at the stop', async () => {
  const { job, runs, end } = aSlowJob({ runsOnStop: true });
  end();
  const timer = aTimer();
  const jobs = startJobs([job], aContext().context, timer.pause);
  await expect.poll(timer.intervals).toHaveLength(1);
  await jobs.stop();
  expect(runs).toHaveLength(2);
});

test('an error is logged with the job’s name, and the job runs again at its next turn', async () => {
  let runs = 0;
  const job = {
    name: 'failing',
    intervalMs: 1_000,
    run: () => {
      runs += 1;
      return runs === 1 ? Promise.reject(new Error('the disk is full')) : Promise.resolve();
    },
  };
  const { context, lines } = aContext();
  const timer = aTimer();
  const jobs = startJobs([job], context, timer.pause);
  await expect.poll(timer.intervals).toHaveLength(1);
  timer.pass();
  await expect.poll(timer.intervals).toHaveLength(1);
  await jobs.stop();
  expect(runs).toBe(2);
  expect(lines.join('')).toMatch(/"job":"failing".*the disk is full|the disk is full.*"job":"failing"/);
});
