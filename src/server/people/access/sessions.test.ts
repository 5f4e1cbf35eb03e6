import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMyAccount } from '#api/people/account';
import { anAdministrator, aUser } from '../../../testing/factories/a-user.ts';
import { appPort } from '../../../testing/app/app-port.ts';
import { startTestApp, type TestRequest, type TestApp } from '../../../testing/app/start-test-app.ts';
import { newToken } from './session-token.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const statusFor = async (token: string, query = {}) =>
  (await app.request(findMyAccount, { token, query })).status;

describe('a session', () => {
  it.each([
    ['a user', aUser, { minutes: 120 }],
    ['an administrator', anAdministrator, { minutes: 30 }],
  ])('of %s ends after the idle time of the role (SEC-42)', async (_who, make, idle) => {
    const { token } = await make(app);
    app.clock.advance({ ...idle, seconds: -1 });
    expect(await statusFor(token)).toBe(200);
    app.clock.advance(idle);
    expect(await statusFor(token)).toBe(401);
  });

  it.each([
    ['a user', aUser, 24],
    ['an administrator', anAdministrator, 12],
  ])('of %s ends after the maximum time of the role, however busy (SEC-42)', async (_who, make, hours) => {
    const { token } = await make(app);
    for (let quarters = 0; quarters < hours * 4 - 1; quarters += 1) {
      app.clock.advance({ minutes: 15 });
      expect(await statusFor(token)).toBe(200);
    }
    app.clock.advance({ minutes: 15, seconds: -1 });
    expect(await statusFor(token)).toBe(200);
    app.clock.advance({ seconds: 1 });
    expect(await statusFor(token)).toBe(401);
  });

  it('is recorded as used at most once a minute (SEC-41)', async () => {
    const { token, userId } = await aUser(app);
    const lastSeen = async () =>
      (
        await app.db
          .selectFrom('sessions')
          .select('last_seen_at')
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow()
      ).last_seen_at;
    const first = await lastSeen();
    app.clock.advance({ seconds: 59 });
    await statusFor(token);
    expect(await lastSeen()).toEqual(first);
    app.clock.advance({ seconds: 1 });
    await statusFor(token);
    expect(await lastSeen()).toEqual(app.clock.now());
  });

  it("has its user's current role and state (SEC-51, SEC-70)", async () => {
    const { token, userId } = await aUser(app);
    await app.db.updateTable('users').set({ must_change_password: true }).where('id', '=', userId).execute();
    expect((await app.refusal(findMyAccount, { token })).code).toBe('password_change_required');
    await app.db.deleteFrom('users').where('id', '=', userId).execute();
    expect(await statusFor(token)).toBe(401);
  });
});

describe('a token', () => {
  it('is kup_ and 256 random bits; the database has only its hash (SEC-40)', async () => {
    const tokens = new Set(Array.from({ length: 1_000 }, newToken));
    expect(tokens.size).toBe(1_000);
    for (const token of tokens) expect(token).toMatch(/^kup_[\w-]{43}$/);

    const { token } = await aUser(app);
    const rows = await app.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice(4));
    expect(rows.map((row) => row.token_hash.toString())).not.toContain(token);
  });

  it.each(['Bearer', 'bearer', 'BEARER'])('is accepted after the scheme %s (SEC-47)', async (scheme) => {
    const { token } = await aUser(app);
    const { status } = await app.request(findMyAccount, { headers: { authorization: `${scheme} ${token}` } });
    expect(status).toBe(200);
  });

  it('is read only from the Authorization header (SEC-47)', async () => {
    const { token } = await aUser(app);
    const elsewhere: TestRequest[] = [
      { query: { token, access_token: token } },
      { headers: { cookie: `token=${token}` } },
      { headers: { 'x-authorization': `Bearer ${token}` } },
      { headers: { authorization: token } },
      { headers: { authorization: `Basic ${token}` } },
      { headers: { authorization: 'Bearer ' } },
      { headers: { authorization: `Bearer ${token}x` } },
      { headers: { authorization: `Bearer ${newToken()}` } },
    ];
    for (const sent of elsewhere) expect((await app.request(findMyAccount, sent)).status).toBe(401);
  });

  it('is refused if there are two Authorization headers (SEC-47)', async () => {
    const { token } = await aUser(app);
    const port = await appPort(app);
    const answer = await new Promise<string>((resolve, reject) => {
      const header = `Authorization: Bearer ${token}\r\n`;
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `GET /api/account/me HTTP/1.1\r\nHost: localhost\r\n${header}${header}Connection: close\r\n\r\n`,
        ),
      );
      let text = '';
      socket
        .on('data', (chunk: Buffer) => (text += chunk.toString()))
        .on('end', () => {
          resolve(text);
        })
        .on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"malformed_request"');
  });

  it('never appears in the log (SEC-52)', async () => {
    const { token } = await aUser(app);
    await statusFor(token, { token });
    await statusFor(newToken());
    expect(app.logLines.length).toBeGreaterThan(0);
    expect(app.logLines.join('')).not.toContain('kup_');
  });
});
