import { afterAll, beforeAll, expect, it } from 'vitest';
import { login } from '#api/people/auth';
import { aSecondFactor } from '../../../testing/factories/a-second-factor.ts';
import { aUser, PASSWORD } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { waitForLock } from '../../../testing/app/wait-for-lock.ts';
import type { Database } from '../../platform/database/schema.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('signing in asks for a second factor that was added while the password was checked', async () => {
  const user = await aUser(app);
  await aSecondFactor(app, user.userId);
  const confirm = (db: Database, confirmed_at: Date | null) =>
    db.updateTable('authenticator_apps').set({ confirmed_at }).where('user_id', '=', user.userId).execute();
  await confirm(app.db, null);
  let signingIn: Promise<unknown> | undefined;
  await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ version: 2 }).where('id', '=', user.userId).execute();
    signingIn = app.answer(login, { body: { email: user.email, password: PASSWORD } });
    await expect.poll(() => waitForLock(app.db)).toBeGreaterThan(0);
    await confirm(tx, app.clock.now());
  });
  expect(await signingIn).toMatchObject({ secondFactor: {} });
});
