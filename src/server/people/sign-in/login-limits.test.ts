import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changePassword, findMyAccount } from '#api/people/account';
import { login } from '#api/people/auth';
import { aUser, PASSWORD } from '../../../testing/factories/a-user.ts';
import { signIn } from '../../../testing/app/sign-in.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { testEnvironment } from '../../../testing/app/test-environment.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

interface Attempt {
  readonly password?: string;
  readonly ip?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const attempt = (email: string, { password = 'another password', ...sent }: Attempt = {}) =>
  app.request(login, { body: { email, password }, ...sent });

async function attempts(count: number, email: string, sent: Attempt = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < count; i += 1) statuses.push((await attempt(email, sent)).status);
  return statuses;
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status);

it('the 11th failure of an account is refused with 429 and a wait that doubles (SEC-20)', async () => {
  const { email } = await aUser(app);
  expect(await attempts(10, email)).toEqual(times(10, 401));
  for (const wait of [60, 120, 240, 480, 900, 900]) {
    const { status, headers, problem } = await attempt(email, { password: PASSWORD });
    expect([status, headers['retry-after'], problem!.code]).toEqual([429, String(wait), 'too_many_requests']);
    app.clock.advance({ seconds: wait });
    expect((await attempt(email)).status).toBe(401);
  }
});

it('a success from the same address resets the count (SEC-20)', async () => {
  const { email } = await aUser(app);
  expect(await attempts(9, email)).toEqual(times(9, 401));
  expect((await attempt(email, { password: PASSWORD })).status).toBe(200);
  expect(await attempts(10, email)).toEqual(times(10, 401));
});

it('a success from elsewhere does not reset the count of an attacker (SEC-20)', async () => {
  const { email } = await aUser(app);
  await attempts(9, email, { ip: '203.0.113.7' });
  expect((await attempt(email, { password: PASSWORD, ip: '203.0.113.8' })).status).toBe(200);
  expect(await attempts(2, email, { ip: '203.0.113.7' })).toEqual([401, 429]);
});

it('failures are counted in the database that all servers share, without the email itself (SEC-20)', async () => {
  const { email } = await aUser(app);
  await attempts(10, email);
  const rows = await app.db.selectFrom('attempts').select(['key', 'count']).execute();
  expect(rows.map(({ count }) => count)).toEqual([10, 10]);
  expect(JSON.stringify(rows)).not.toContain(email);
});

it('an unknown email gets the same sequence of answers as a known one (SEC-21)', async () => {
  const { email } = await aUser(app);
  const sequence = async (address: string, ip: string) => {
    const answers = [];
    for (let i = 0; i < 20; i += 1) {
      const { status, headers, problem } = await attempt(address, { ip });
      answers.push([status, headers['retry-after'], problem!.detail, problem!.code, problem!.title]);
      app.clock.advance({ seconds: 20 });
    }
    return answers;
  };
  const known = await sequence(email, '203.0.113.7');
  expect(known.map(([status]) => status)).toContain(429);
  expect(await sequence('nobody@example.com', '203.0.113.8')).toEqual(known);
});

it('after 100 failures in a row an account accepts no password until it has a new one (SEC-20)', async () => {
  const { email } = await aUser(app);
  for (let day = 0; day < 20; day += 1) {
    expect(await attempts(5, email)).toEqual(times(5, 401));
    app.clock.advance({ hours: 24 });
  }
  const { status, headers, problem } = await attempt(email, { password: PASSWORD });
  expect([status, headers['retry-after']]).toEqual([429, '900']);
  expect(problem!.detail).toMatch(/Forgot password/);
});

it('50 failures from one address are refused, whatever the account; other addresses are not (SEC-20)', async () => {
  const { email } = await aUser(app);
  for (let i = 0; i < 10; i += 1) await attempts(5, `nobody-${i}@example.com`, { ip: '203.0.113.7' });
  expect((await attempt(email, { password: PASSWORD, ip: '203.0.113.7' })).status).toBe(429);
  expect((await attempt(email, { password: PASSWORD, ip: '203.0.113.8' })).status).toBe(200);
});

it('all addresses of one IPv6 /64 count as one (SEC-23)', async () => {
  for (let i = 0; i < 50; i += 1)
    await attempt(`nobody-${i}@example.com`, { ip: `2001:db8:1:2::${i.toString(16)}` });
  expect((await attempt('nobody@example.com', { ip: '2001:DB8:1:2:FFFF::1' })).status).toBe(429);
  expect((await attempt('nobody@example.com', { ip: '2001:db8:1:3::1' })).status).toBe(401);
});

// Behind the trusted nginx of `npm run scale`, a client on this machine is trusted, too.
it.skipIf(testEnvironment.nginx !== undefined)(
  'a forged X-Forwarded-For does not evade the limit (SEC-23)',
  async () => {
    for (let i = 0; i < 50; i += 1) {
      await attempt(`nobody-${i}@example.com`, { headers: { 'x-forwarded-for': `203.0.113.${i}` } });
    }
    const forged = { headers: { 'x-forwarded-for': '198.51.100.1' } };
    expect((await attempt('nobody@example.com', forged)).status).toBe(429);
  },
);

it('behind a trusted proxy the last untrusted address counts (SEC-23)', async () => {
  await app.stop();
  app = await startTestApp({ trustProxy: ['loopback'] });
  for (let i = 0; i < 50; i += 1) {
    await attempt(`nobody-${i}@example.com`, {
      headers: { 'x-forwarded-for': `203.0.113.${i}, 198.51.100.1` },
    });
  }
  const from = (chain: string) => attempt('nobody@example.com', { headers: { 'x-forwarded-for': chain } });
  expect((await from('203.0.113.99, 198.51.100.1')).status).toBe(429);
  expect((await from('198.51.100.1, 198.51.100.2')).status).toBe(401);
});

it('of many simultaneous guesses at most ten are checked, including right ones (SEC-20)', async () => {
  const { email } = await aUser(app);
  const statuses: number[] = [];
  // Three requests per account have room at once.
  for (let i = 0; i < 30; i += 3) {
    const guesses = [i, i + 1, i + 2].map((number) =>
      attempt(email, { password: number === 29 ? PASSWORD : `guess ${number}` }),
    );
    for (const { status } of await Promise.all(guesses)) statuses.push(status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
});

describe('an address from which the account signed in', () => {
  const HOME = '203.0.113.9';
  const ELSEWHERE = '198.51.100.7';
  const signInAtHome = (email: string) => attempt(email, { password: PASSWORD, ip: HOME });

  it('has ten attempts of its own if others have used up those of the account (SEC-20)', async () => {
    const { email } = await aUser(app);
    expect((await signInAtHome(email)).status).toBe(200);
    expect(await attempts(11, email, { ip: ELSEWHERE })).toEqual([...times(10, 401), 429]);
    expect((await signInAtHome(email)).status).toBe(200);
    expect((await attempt(email, { password: PASSWORD, ip: ELSEWHERE })).status).toBe(429);
    expect(await attempts(10, email, { ip: HOME })).toEqual(times(10, 401));
    expect((await signInAtHome(email)).headers).toMatchObject({ 'retry-after': '60' });
  });

  it('is remembered for 30 days, even if a hundred failures in a row have locked the account', async () => {
    const { email } = await aUser(app);
    await signInAtHome(email);
    const shut = async () => {
      await attempts(1, email, { ip: ELSEWHERE });
      await app.db.updateTable('attempts').set({ in_a_row: 100 }).where('address', '=', ELSEWHERE).execute();
    };
    await shut();
    app.clock.advance({ hours: 30 * 24 - 1 });
    expect((await signInAtHome(email)).status).toBe(200);
    await shut();
    app.clock.advance({ hours: 30 * 24 });
    expect((await signInAtHome(email)).status).toBe(429);
  });

  it('counts its failures for the account, too: other addresses have ten attempts together', async () => {
    const { email } = await aUser(app);
    await signInAtHome(email);
    await attempts(4, email, { ip: HOME });
    expect(await attempts(7, email, { ip: ELSEWHERE })).toEqual([...times(6, 401), 429]);
  });

  it('is unlocked by a new password, whatever was tried there', async () => {
    const { email, token } = await aUser(app);
    await signInAtHome(email);
    expect(await attempts(11, email, { ip: HOME })).toEqual([...times(10, 401), 429]);
    const newPassword = 'nine green bottles on a wall';
    await app.answer(changePassword, { token, body: { currentPassword: PASSWORD, newPassword } });
    expect((await attempt(email, { password: newPassword, ip: HOME })).status).toBe(200);
  });
});

describe('right passwords', () => {
  it('sign an account in 30 times in 15 minutes, and again after a new password (SEC-22)', async () => {
    const { email, token } = await aUser(app);
    expect(await attempts(31, email, { password: PASSWORD })).toEqual([...times(30, 200), 429]);
    const { headers } = await attempt(email, { password: PASSWORD, ip: '203.0.113.8' });
    expect(headers).toMatchObject({ 'retry-after': '900' });
    app.clock.advance({ minutes: 15 });
    expect(await attempts(31, email, { password: PASSWORD })).toEqual([...times(30, 200), 429]);
    const newPassword = 'nine green bottles on a wall';
    await app.answer(changePassword, { token, body: { currentPassword: PASSWORD, newPassword } });
    expect((await attempt(email, { password: newPassword })).status).toBe(200);
  });

  it('of one account, sent by 60 connections at once, do not block other accounts (SEC-06)', async () => {
    const [flooding, other] = [await aUser(app), await aUser(app)];
    const flood = Array.from({ length: 60 }, () =>
      attempt(flooding.email, { password: PASSWORD, ip: '203.0.113.7' }),
    );
    const accepted = await attempt(other.email, { password: PASSWORD, ip: '203.0.113.8' });
    expect(accepted.status).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses).toContain(503);
  });

  it('leave at most 100 sessions; the oldest ends', async () => {
    const { email, token, userId } = await aUser(app);
    const fetchStatus = async (ofToken: string) =>
      (await app.request(findMyAccount, { token: ofToken })).status;
    const next: string[] = [];
    for (let i = 0; i < 99; i += 1) next.push(await signIn(app, userId));
    expect(await fetchStatus(token)).toBe(200);
    await attempt(email, { password: PASSWORD });
    expect([await fetchStatus(token), await fetchStatus(next[0]!)]).toEqual([401, 200]);
    // Not the first request, because a failure has to be deleted first.
    await attempts(1, email);
    await attempt(email, { password: PASSWORD });
    expect([await fetchStatus(next[0]!), await fetchStatus(next[1]!)]).toEqual([401, 200]);
    expect(await app.db.selectFrom('sessions').select('id').execute()).toHaveLength(100);
  });
});
