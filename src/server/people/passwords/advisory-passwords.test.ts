import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#api/people/account';
import { findPasswordRules, register } from '#api/people/auth';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { anAdministrator } from '../../../testing/factories/a-user.ts';

const apps: Partial<Record<string, TestApp>> = {};
beforeAll(async () => {
  for (const passwordPolicy of ['standard', 'strict', 'advisory'] as const)
    apps[passwordPolicy] = await startTestApp({ passwordPolicy });
});
afterAll(async () => {
  for (const app of Object.values(apps)) await app?.stop();
});
const under = (policy: string) => apps[policy] ?? expect.fail(policy);

const registration = (password: string) => ({
  username: 'Ivana Example',
  email: `${crypto.randomUUID()}@example.com`,
  password,
  phoneNumber: '+359 88 123 4567',
  personOrCompany: 'person',
  bulstatOrEgn: '7523169263',
});
const ADVICE = 'The password was accepted against advice: it must have at least 8 characters.';

it.each([
  ['standard', { binding: true, fewestCharacters: 8 }],
  ['strict', { binding: true, fewestCharacters: 15 }],
  ['advisory', { binding: false, fewestCharacters: 8 }],
])('the rules of the %s policy are available without a session (SEC-12)', async (policy, rules) => {
  expect(await under(policy).answer(findPasswordRules, {})).toEqual(rules);
});

describe('under the advisory policy (SEC-12)', () => {
  it('a weak password of a new account is accepted, and the answer has the advice', async () => {
    const app = under('advisory');
    expect(await app.answer(register, { body: registration('1') })).toMatchObject({ advice: ADVICE });
    expect(await app.answer(register, { body: registration('four words with blanks') })).not.toHaveProperty(
      'advice',
    );
  });

  it('so does the answer to a weak new password of an account, in its header', async () => {
    const app = under('advisory');
    const { token } = await app.answer(register, { body: registration('a first password') });
    const change = (currentPassword: string, newPassword: string) =>
      app.fastify.inject({
        method: 'POST',
        url: '/api/account/change-password',
        headers: { authorization: `Bearer ${token}` },
        payload: { currentPassword, newPassword },
      });
    const weak = await change('a first password', '1234');
    expect([weak.statusCode, weak.headers['password-advice']]).toEqual([204, ADVICE]);
    const good = await change('1234', 'four words with blanks');
    expect([good.statusCode, good.headers['password-advice']]).toEqual([204, undefined]);
  });

  it('an administrator may not have one', async () => {
    const app = under('advisory');
    const { token, password } = await anAdministrator(app);
    const sent = { token, body: { currentPassword: password, newPassword: '1234' } };
    expect(await app.refusal(changePassword, sent)).toMatchObject({ code: 'weak_password' });
  });
});
