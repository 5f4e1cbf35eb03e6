import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { aUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { insertMail } from '../mail/outbox.store.ts';
import { insertOutcome } from '../backup/backups.store.ts';

const TOKEN = 'a token of at least 16'.replaceAll(' ', '-');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ metricsToken: TOKEN });
});
afterAll(() => app.stop());

const ask = (headers: Record<string, string>, from = app) =>
  from.fastify.inject({ url: '/metrics', headers });

async function metrics(): Promise<string> {
  const response = await ask({ authorization: `Bearer ${TOKEN}` });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  return response.body;
}

describe('the metrics', () => {
  test('require their token, and do not exist without one', async () => {
    expect((await ask({})).statusCode).toBe(401);
    expect((await ask({ authorization: 'Bearer another-token-of-16' })).statusCode).toBe(401);
    expect((await ask({ authorization: TOKEN })).statusCode).toBe(401);
    const without = await startTestApp();
    onTestFinished(() => without.stop());
    expect((await ask({ authorization: 'Bearer undefined' }, without)).statusCode).toBe(404);
  });

  test('count requests by route and status, without personal data (SEC-134)', async () => {
    const user = await aUser(app);
    const id = await aBond(app, user.userId, { isin: 'BG2030026111' });
    // If there are several processes, each answers with its own metrics.
    await app.fastify.inject({
      url: `/api/ClientData/${id}`,
      headers: { authorization: `Bearer ${user.token}` },
    });
    await app.fastify.inject({ url: '/api/nowhere/7523169263' });
    const text = await metrics();
    const count = 'kupon_http_request_duration_seconds_count';
    expect(text).toContain(`${count}{method="GET",route="/api/ClientData/:id",status="200"} 1`);
    expect(text).toContain(`${count}{method="GET",route="none",status="404"} 1`);
    for (const personal of ['7523169263', user.email, 'BG2030026111', user.token])
      expect(text).not.toContain(personal);
  });

  test('include connections, the password queue, the event loop, waiting emails and the last backup', async () => {
    const mail = { to: 'a@example.com', subject: 'Subject', text: 'Text' };
    const before = await metrics();
    expect(before).toMatch(/^kupon_outbox_waiting 0$/m);
    expect(before).not.toMatch(/^kupon_last_backup_age_seconds \d/m);
    await app.db
      .transaction()
      .execute((tx) => insertMail(tx, { mail, userId: undefined, now: app.clock.now() }));
    await insertOutcome(app.db, { at: app.clock.now(), went: { bytes: 1 } });
    app.clock.advance({ hours: 1 });
    const text = await metrics();
    expect(text).toMatch(/^kupon_outbox_waiting 1$/m);
    expect(text).toMatch(/^kupon_last_backup_age_seconds 3600$/m);
    expect(text).toMatch(/^kupon_database_up 1$/m);
    expect(text).toMatch(/^kupon_database_connections\{state="idle"\} [1-9]/m);
    expect(text).toMatch(/^kupon_password_hashing\{state="waiting"\} 0$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  });

  test('are also available while the database is away, and show that', async () => {
    const away = await startTestApp({ metricsToken: TOKEN });
    onTestFinished(() => away.stop());
    await aUser(away);
    await away.db.destroy();
    const response = await ask({ authorization: `Bearer ${TOKEN}` }, away);
    expect(response.statusCode).toBe(200);
    expect(response.body).toMatch(/^kupon_database_up 0$/m);
    expect(response.body).not.toMatch(/^kupon_outbox_waiting \d/m);
  });
});
