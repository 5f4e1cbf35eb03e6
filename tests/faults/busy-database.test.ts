import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { listMyPayments } from '#api/portfolio/payments';
import { aBond } from '#testing/factories/a-bond';
import { aUser } from '#testing/factories/a-user';
import { builtProgram } from '#testing/processes/built-program';
import { aCluster } from '#testing/app/embedded-database';
import { startTestApp } from '#testing/app/start-test-app';
import type { Database } from '../../src/server/platform/database/schema.ts';
import { checkLedger } from './check-ledger.ts';
import { reportFault } from './fault-table.ts';
import { openLedger } from './ledger.ts';
import { startSite } from './site.ts';
import { makeWriters, writePayment } from './writers.ts';

/** Locks the payments until the returned function is called. */
async function lockPayments(db: Database): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  let holding: Promise<void> = Promise.resolve();
  await new Promise<void>((locked) => {
    holding = db.transaction().execute(async (tx) => {
      await sql`lock table payments in access exclusive mode`.execute(tx);
      locked();
      await free;
    });
  });
  return () => {
    letGo();
    return holding;
  };
}

test('with all connections in use 200 requests wait 5 seconds and get 503; requests without database are answered, and afterwards everything works as before (REL-07)', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  const user = await aUser(app);
  const bondId = await aBond(app, user.userId);
  const read = () => app.request(listMyPayments, { token: user.token, params: { bondId } });
  const letGo = await lockPayments(app.db);
  let answered = 0;
  const reading = Array.from({ length: 200 }, async () => {
    const { status, headers } = await read();
    answered += 1;
    return { status, retryAfter: headers['retry-after'] };
  });
  expect((await app.fastify.inject('/livez')).statusCode).toBe(200);
  expect(answered).toBe(0);
  await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThanOrEqual(190);
  await letGo();
  const answers = await Promise.all(reading);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter === undefined)).toEqual([]);
  expect((await Promise.all(Array.from({ length: 50 }, read))).map(({ status }) => status)).toEqual(
    Array(50).fill(200),
  );
  reportFault({
    fault: 'all connections taken (REL-07)',
    rounds: 200,
    result: `${refused.length} answered with 503, the rest when it was over`,
  });
});

test('if the database is restarted in the middle of a request, the answer is 503, and the same request sent again is done once (REL-06)', async () => {
  const site = await startSite({ program: builtProgram('main'), dataDir: aCluster() });
  const ledger = openLedger();
  onTestFinished(() => ledger.close());
  const writers = await makeWriters(site.address(), await site.database(), 3);
  const letGo = await lockPayments(await site.database());
  const waiting = writers.map((writer, index) => writePayment(site.address(), writer, 2_000_000 + index));
  const db = await site.database();
  const blocked = () =>
    sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`.execute(db).then(({ rows }) => rows[0]!.count); // prettier-ignore
  await expect.poll(blocked).toBe(3);
  process.kill((await site.postmaster()).pid, 'SIGQUIT');
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([503, 503, 503]);
  await expect(letGo()).rejects.toThrow();
  const ready = () => fetch(`${site.address()}/readyz`).then(({ status }) => status);
  await expect.poll(ready).toBe(200);
  for (const [index, writer] of writers.entries()) {
    for (let time = 1; time <= 2; time += 1) {
      expect((await writePayment(site.address(), writer, 2_000_000 + index)).status).toBe(201);
      ledger.note(2_000_000 + index);
    }
  }
  const { rows } = await sql`select from payments`.execute(await site.database());
  expect(rows).toHaveLength(3);
  const checked = await checkLedger(await site.database(), ledger);
  expect(checked).toMatchObject({ lost: 0, doubled: 0, unaudited: 0 });
  reportFault({
    fault: 'database restarted in the middle of a request (REL-06)',
    rounds: 3,
    ...checked,
    acknowledged: 3,
    result: '503, then done once',
  });
});
