import { afterEach, expect, it } from 'vitest';
import { changeMyAccount } from '#api/people/account';
import { forgotPassword, login, register, resetPassword } from '#api/people/auth';
import { chat } from '#api/assistant/chat';
import type { Endpoint } from '#api/platform/endpoint';
import {
  addMyPayment,
  addPayment,
  changeMyPayment,
  removeMyPayment,
  restoreMyPayment,
} from '#api/portfolio/payments';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestRequest, type TestApp } from '../../../testing/app/start-test-app.ts';
import { readConfig } from '../config/config.ts';

let app: TestApp;
afterEach(() => app.stop());

const MAX_ATTEMPTS = 3;
const newPassword = 'a lighthouse counts four waves';
const profile = { username: 'x', phoneNumber: '1', personOrCompany: 'person', bulstatOrEgn: '1' };

const CASES: readonly (readonly [string, Endpoint, (attempt: number) => TestRequest])[] = [
  [
    'LIMIT_REGISTER',
    register,
    (i) => ({ body: { ...profile, email: `n${i}@example.com`, password: newPassword } }),
  ],
  ['LIMIT_FORGOT_PASSWORD', forgotPassword, (i) => ({ body: { email: `n${i}@example.com` } })],
  ['LIMIT_RESET_PASSWORD', resetPassword, (i) => ({ body: { token: `wrong ${i}`, newPassword } })],
  ['LIMIT_CHAT', chat, () => ({ body: { messages: [{ role: 'user', content: 'What do I hold?' }] } })],
];

const OF_USER: readonly (readonly [string, Endpoint, (bondId: number) => TestRequest])[] = [
  ['LIMIT_PROFILE_CHANGES', changeMyAccount, () => ({ body: { ...profile, language: 'en' } })],
  ['LIMIT_PAYMENTS', addMyPayment, (bondId) => ({ params: { bondId }, body: { profit: 1 } })],
];

it.each(OF_USER)(
  '%s limits what one user may do in an hour, independently of others and administrators (SEC-22)',
  async (variable, endpoint, sentWith) => {
    app = await startTestApp(readConfig({ [variable]: String(MAX_ATTEMPTS) }));
    const [user, other, admin] = [await aUser(app), await aUser(app), await anAdministrator(app)];
    const sent = { token: user.token, ...sentWith(await aBond(app, user.userId)) };
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1)
      expect((await app.request(endpoint, sent)).status).toBeLessThan(300);
    const refused = await app.request(endpoint, sent);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(refused.problem?.detail).toBe('Too many attempts. Try again in 60 minutes.');
    const another = { token: other.token, ...sentWith(await aBond(app, other.userId)) };
    expect((await app.request(endpoint, another)).status).toBeLessThan(300);
    const paid = { token: admin.token, params: { id: await aBond(app, user.userId) }, body: { profit: 1 } };
    for (let attempt = 0; attempt <= MAX_ATTEMPTS; attempt += 1) await app.answer(addPayment, paid);
    app.clock.advance({ hours: 1 });
    expect((await app.request(endpoint, sent)).status).toBeLessThan(300);
  },
);

it('LIMIT_PAYMENTS counts simultaneous requests, and also changes, removals and restores (SEC-22)', async () => {
  app = await startTestApp(readConfig({ LIMIT_PAYMENTS: '10' }));
  const { token, userId } = await aUser(app);
  const bondId = await aBond(app, userId);
  const add = () => app.request(addMyPayment, { token, params: { bondId }, body: { profit: 1 } });
  const { answer } = await add();
  const ofPayment = { token, params: { id: answer!.id } };
  await app.answer(changeMyPayment, { ...ofPayment, body: { profit: 2 } });
  await app.answer(removeMyPayment, ofPayment);
  await app.answer(restoreMyPayment, ofPayment);
  const got = await Promise.all(Array.from({ length: 12 }, add));
  expect(got.filter(({ status }) => status === 201)).toHaveLength(6);
  expect(got.filter(({ status }) => status === 429)).toHaveLength(6);
  for (const endpoint of [changeMyPayment, removeMyPayment, restoreMyPayment]) {
    const sent = endpoint === changeMyPayment ? { ...ofPayment, body: { profit: 3 } } : ofPayment;
    expect((await app.refusal(endpoint, sent)).code).toBe('too_many_requests');
  }
});

it.each(CASES)('%s limits the requests per hour (SEC-22)', async (variable, endpoint, sentAt) => {
  app = await startTestApp(readConfig({ [variable]: String(MAX_ATTEMPTS) }));
  const { token } = await aUser(app);
  const statuses: number[] = [];
  for (let attempt = 0; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const sent = endpoint === chat ? { ...sentAt(attempt), token } : sentAt(attempt);
    statuses.push((await app.request(endpoint, sent)).status);
  }
  expect(statuses.slice(0, MAX_ATTEMPTS)).not.toContain(429);
  expect(statuses[MAX_ATTEMPTS]).toBe(429);
});

it('LIMIT_FORGOT_PASSWORD_OF_ACCOUNT limits the links per hour to one account (SEC-22)', async () => {
  app = await startTestApp(readConfig({ LIMIT_FORGOT_PASSWORD_OF_ACCOUNT: String(MAX_ATTEMPTS) }));
  const { email } = await aUser(app);
  for (let attempt = 0; attempt <= MAX_ATTEMPTS; attempt += 1) {
    expect((await app.request(forgotPassword, { body: { email } })).status).toBe(202);
  }
  expect(await app.db.selectFrom('outbox').select('id').execute()).toHaveLength(MAX_ATTEMPTS);
});

it.each([1, 2, 3])(
  'LIMIT_SIGN_INS limits the sign-ins of one account in 15 minutes: %i (SEC-22)',
  async (most) => {
    app = await startTestApp(readConfig({ LIMIT_SIGN_INS: String(most) }));
    const { email, password } = await aUser(app);
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= most; attempt += 1)
      statuses.push((await app.request(login, { body: { email, password } })).status);
    expect(statuses).toEqual([...Array<number>(most).fill(200), 429]);
  },
);
