import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endMySession, findMyAccount, listMySessions } from '#api/people/account';
import { login } from '#api/people/auth';
import { anAdministrator, aUser, PASSWORD, type TestUser } from '../../../testing/factories/a-user.ts';
import { signIn } from '../../../testing/app/sign-in.ts';
import { expectSignedIn } from '../../../testing/app/expect-signed-in.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

const listSessions = ({ token }: Pick<TestUser, 'token'>) => app.answer(listMySessions, { token });
const end = ({ token }: Pick<TestUser, 'token'>, id: number | string) =>
  app.request(endMySession, { token, params: { id } });

describe('the user’s own sessions', () => {
  it('are listed with device, address and time, the last used first, this one marked (SEC-46)', async () => {
    const user = await aUser(app);
    app.clock.advance({ minutes: 5 });
    const { token } = expectSignedIn(
      await app.answer(login, {
        body: { email: user.email, password: PASSWORD },
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
        ip: '192.0.2.7',
      }),
    );
    const at = app.clock.now().toISOString();
    const [newest, oldest] = await listSessions({ token });
    expect(newest).toEqual({
      id: newest!.id,
      current: true,
      browser: 'Firefox',
      system: 'Linux',
      ip: '192.0.2.7',
      createdAt: at,
      lastSeenAt: at,
    });
    expect(oldest).toMatchObject({ current: false, browser: null, system: null, ip: '127.0.0.1' });
  });

  it('do not include expired ones and those of other users', async () => {
    const user = await aUser(app);
    await aUser(app);
    app.clock.advance({ hours: 3 });
    const token = await signIn(app, user.userId);
    expect((await listSessions({ token })).map(({ current }) => current)).toEqual([true]);
  });

  it('can be ended one by one, including this one', async () => {
    const user = await anAdministrator(app);
    const token = await signIn(app, user.userId);
    const [other, own] = await listSessions(user);
    expect((await end(user, other!.id)).status).toBe(204);
    expect((await app.request(findMyAccount, { token })).status).toBe(401);
    expect((await end(user, own!.id)).status).toBe(204);
    expect((await app.request(findMyAccount, { token: user.token })).status).toBe(401);
  });

  it('of other users are not found, nor ones that never existed', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    const [theirs] = await listSessions(other);
    for (const id of [theirs!.id, 999_999, 0, 'x']) {
      expect((await end(user, id)).problem).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect(await listSessions(other)).toHaveLength(1);
  });

  it('require a session', async () => {
    expect((await app.refusal(listMySessions)).code).toBe('not_signed_in');
    expect((await app.refusal(endMySession, { params: { id: 1 } })).code).toBe('not_signed_in');
  });
});
