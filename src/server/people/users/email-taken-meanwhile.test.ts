import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeUser } from '#api/people/users';
import { anAdministrator, aUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { waitForLock } from '../../../testing/app/wait-for-lock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('an email that another user is given at the same time is taken', async () => {
  const { token } = await anAdministrator(app);
  const [first, second] = [await aUser(app), await aUser(app)];
  const email = 'shared@example.com';
  const body = { username: 'Second', email, phoneNumber: '02 123 4567', bulstatOrEgn: '7523169263' };
  let changing: Promise<unknown> | undefined;
  await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ email, email_key: email }).where('id', '=', first.userId).execute();
    changing = app.refusal(changeUser, { token, params: { id: second.userId }, body });
    await expect.poll(() => waitForLock(app.db), { timeout: 20_000 }).toBeGreaterThan(0);
  });
  expect(await changing).toMatchObject({ status: 409, code: 'email_taken', errors: [{ path: 'email' }] });
});
