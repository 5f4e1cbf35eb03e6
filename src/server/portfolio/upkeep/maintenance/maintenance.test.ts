import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#api/people/auth';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aUser } from '../../../../testing/factories/a-user.ts';
import { waitForLock } from '../../../../testing/app/wait-for-lock.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { createLog } from '../../../platform/runtime/log.ts';
import { maintenanceJob, runMaintenance } from './maintenance.job.ts';
import { runJob } from '../../../platform/jobs/run-job.ts';

let app: TestApp;
let context: Parameters<typeof runMaintenance>[0];
beforeAll(async () => {
  app = await startTestApp();
  const { db, config, clock } = app;
  context = { db, config, log: createLog({ logLevel: 'silent' }), now: clock.now };
});
afterAll(() => app.stop());

test('sessions are removed when they have ended, and not before', async () => {
  const sessions = () => app.db.selectFrom('sessions').select('id').execute();
  await aUser(app);
  await runMaintenance(context);
  expect(await sessions()).toHaveLength(1);
  app.clock.advance({ hours: 25 });
  await runMaintenance(context);
  expect(await sessions()).toHaveLength(0);
});

test('addresses that an account signed in from are removed after 30 days', async () => {
  const addresses = () => app.db.selectFrom('sign_in_addresses').select('address').execute();
  const { email, password } = await aUser(app);
  await app.answer(login, { body: { email, password } });
  app.clock.advance({ hours: 30 * 24 - 1 });
  await runMaintenance(context);
  expect(await addresses()).toHaveLength(1);
  app.clock.advance({ hours: 1 });
  await runMaintenance(context);
  expect(await addresses()).toHaveLength(0);
});

test('deleted rows are removed by the server that has the lease', async () => {
  const { userId } = await aUser(app);
  const bondId = await aBond(app, userId, { deleted_at: app.clock.now() });
  app.clock.advance({ hours: 30 * 24 });
  const turn = () => runJob(maintenanceJob, { context, stopping: new AbortController().signal });
  const bonds = () => app.db.selectFrom('bonds').select('id').execute();
  const { first } = await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('bonds').select('id').where('id', '=', bondId).forUpdate().execute();
    const waiting = turn();
    await expect.poll(() => waitForLock(app.db)).toBe(1);
    // Finishes although the bond is locked, because it has nothing to do.
    await turn();
    expect(await bonds()).toEqual([{ id: bondId }]);
    return { first: waiting };
  });
  await first;
  expect(await bonds()).toEqual([]);
});
