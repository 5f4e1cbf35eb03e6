import { afterEach, expect, it } from 'vitest';
import { forgotPassword, register, resetPassword } from '#api/auth';
import { chat } from '#api/chat';
import type { Endpoint } from '#api/endpoint';
import { aUser } from '../../testing/a-user.ts';
import { startTestApp, type Sent, type TestApp } from '../../testing/start-test-app.ts';
import { readConfig } from '../config.ts';

let app: TestApp;
afterEach(() => app.stop());

const MOST = 3;
const newPassword = 'a lighthouse counts four waves';
const profile = { username: 'x', phoneNumber: '1', personOrCompany: 'person', bulstatOrEgn: '1' };

const CASES: readonly (readonly [string, Endpoint, (attempt: number) => Sent])[] = [
  [
    'LIMIT_REGISTER',
    register,
    (i) => ({ body: { ...profile, email: `n${i}@example.com`, password: newPassword } }),
  ],
  ['LIMIT_FORGOT_PASSWORD', forgotPassword, (i) => ({ body: { email: `n${i}@example.com` } })],
  ['LIMIT_RESET_PASSWORD', resetPassword, (i) => ({ body: { token: `wrong ${i}`, newPassword } })],
  ['LIMIT_CHAT', chat, () => ({ body: { messages: [{ role: 'user', content: 'What do I hold?' }] } })],
];

it.each(CASES)('%s says how many an hour are taken (SEC-22)', async (variable, endpoint, sentAt) => {
  app = await startTestApp(readConfig({ [variable]: String(MOST) }));
  const { token } = await aUser(app);
  const statuses: number[] = [];
  for (let attempt = 0; attempt <= MOST; attempt += 1) {
    const sent = endpoint === chat ? { ...sentAt(attempt), token } : sentAt(attempt);
    statuses.push((await app.request(endpoint, sent)).status);
  }
  expect(statuses.slice(0, MOST)).not.toContain(429);
  expect(statuses[MOST]).toBe(429);
});

it('LIMIT_FORGOT_PASSWORD_OF_ACCOUNT says how many links an hour one account is sent (SEC-22)', async () => {
  app = await startTestApp(readConfig({ LIMIT_FORGOT_PASSWORD_OF_ACCOUNT: String(MOST) }));
  const { email } = await aUser(app);
  for (let attempt = 0; attempt <= MOST; attempt += 1) {
    expect((await app.request(forgotPassword, { body: { email } })).status).toBe(202);
  }
  expect(await app.db.selectFrom('outbox').select('id').execute()).toHaveLength(MOST);
});
