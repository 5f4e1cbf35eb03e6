import { afterEach, expect, it } from 'vitest';
import { findSystem } from '#api/people/system';
import { version } from '../../../../package.json';
import { anAdministrator, aUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';

let app: TestApp;
afterEach(() => app.stop());

const smtp = { smtpUrl: 'smtp://mail.example.com', from: 'kupon@example.com' };

it.each([
  ['files, where no mail server is configured', undefined, 'outbox'],
  ['a mail server', smtp, 'smtp'],
] as const)('an administrator sees that emails go to %s', async (_where, mail, goesTo) => {
  app = await startTestApp({ mail, passwordPolicy: 'strict' });
  const { token } = await anAdministrator(app);
  const { backups, ...told } = await app.answer(findSystem, { token });
  expect(told).toEqual({ version, mail: goesTo, passwordPolicy: 'strict' });
  expect(backups).toEqual({ daily: true, last: null, failure: null });
});

it('only administrators see how the server is set up', async () => {
  app = await startTestApp();
  const { token } = await aUser(app);
  expect((await app.refusal(findSystem, { token })).code).toBe('not_allowed');
  expect((await app.refusal(findSystem)).code).toBe('not_signed_in');
});
