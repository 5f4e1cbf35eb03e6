import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMyAccount } from '#api/account';
import { anAdministrator, aUser } from '../../testing/a-user.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it.each([
  ['a user', aUser, 'user'],
  ['an administrator', anAdministrator, 'admin'],
] as const)('%s sees their own account, with tax id and phone number', async (_who, make, role) => {
  const { token, userId, username, email } = await make(app);
  expect(await app.answer(findMyAccount, { token })).toEqual({
    userId,
    username,
    email,
    phoneNumber: '+359 88 123 4567',
    role,
    personOrCompany: 'person',
    bulstatOrEgn: '7523169263',
    mustChangePassword: false,
    demo: false,
    version: 1,
  });
});

it('the account is for nobody who is signed out', async () => {
  expect((await app.refusal(findMyAccount)).code).toBe('not_signed_in');
});
