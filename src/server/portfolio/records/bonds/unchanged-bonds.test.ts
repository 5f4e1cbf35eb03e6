import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as api from '#api/portfolio/bonds';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { signIn } from '../../../../testing/app/sign-in.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { endAllSessions } from '../../../people/access/sessions.store.ts';
import { buildApp } from '../../../app.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { storeRates } from '../../market/exchange-rates/exchange-rates.store.ts';
import { refreshComputedYields } from './computed-yields.store.ts';
import { calendarDate } from '#domain/calendar-date';

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
});
afterAll(() => app.stop());

async function read(token: string, { tag = '', query = '', of = app.fastify } = {}) {
  const response = await of.inject({
    url: `/api/ClientData/my-bonds${query}`,
    headers: { authorization: `Bearer ${token}`, ...(tag === '' ? {} : { 'if-none-match': tag }) },
  });
  const { etag } = response.headers;
  return { status: response.statusCode, tag: typeof etag === 'string' ? etag : '', response };
}

async function aHolder() {
  const user = await aUser(app);
  const bondId = await aBond(app, user.userId, { maturity_date: '2030-01-01', coupon_frequency: 2 });
  return { ...user, bondId, params: { id: bondId } };
}

describe('a list of bonds that the client has cached', () => {
  it('is answered with 304 and no body while nothing changes, and never cached on the way (SEC-102)', async () => {
    const { token } = await aHolder();
    const { tag, response } = await read(token);
    const again = await read(token, { tag: `"other", ${tag}` });
    expect(again).toMatchObject({ status: 304, tag });
    expect(again.response.body).toBe('');
    expect(again.response.headers['cache-control']).toBe('no-store');
    expect((await read(token)).response.body).toBe(response.body);
    expect((await read(token, { tag: '"other"' })).status).toBe(200);
  });

  it('has a different tag for each user', async () => {
    const [one, other] = [await aUser(app), await aUser(app)];
    const { tag } = await read(one.token);
    expect((await read(other.token, { tag })).status).toBe(200);
  });

  it('has a new tag after each change of the bonds, the computed yields and the rates', async () => {
    const { token, userId, params } = await aHolder();
    let { tag } = await read(token);
    const changes: Record<string, () => Promise<unknown>> = {
      status: () => app.answer(api.changeBondStatus, { token: admin.token, params, body: { expired: true } }),
      fields: () =>
        app.answer(api.changeBond, {
          token: admin.token,
          params,
          body: { isin: 'A', buyPrice: 99, nominal: 1 },
        }),
      removal: () => app.answer(api.removeBond, { token: admin.token, params }),
      restoring: () => app.answer(api.restoreBond, { token: admin.token, params }),
      addition: () =>
        app.answer(api.addBond, {
          token: admin.token,
          params: { id: userId },
          body: { isin: 'B', buyPrice: 99, nominal: 1 },
        }),
      'another program': () =>
        app.db.updateTable('bonds').set({ bank: 'elsewhere' }).where('user_id', '=', userId).execute(),
      'computed yields': async () => {
        await aBond(app, userId, { maturity_date: '2030-01-01', coupon_frequency: 2 });
        await refreshComputedYields(app.db, calendarDate('2026-05-05'));
      },
      rates: () => loadRates('1.1'),
      'rates of the same day': () => loadRates('1.2'),
    };
    for (const [name, change] of Object.entries(changes)) {
      await change();
      const after = await read(token, { tag });
      expect(after.status, name).toBe(200);
      expect((await read(token)).response.body, name).toBe(after.response.body);
      tag = after.tag;
    }
  });

  it('has a new tag on the next day, when the years since the purchase grow', async () => {
    const later = await startTestApp();
    const { userId } = await aUser(later);
    const { tag } = await read(await signIn(later, userId), { of: later.fastify });
    later.clock.advance({ hours: 24 });
    const nextDay = await read(await signIn(later, userId), { of: later.fastify, tag });
    expect(nextDay.status).toBe(200);
    await later.stop();
  });

  it('has the same tag on every node, whichever of them changed it', async () => {
    const node = await buildApp({
      ...app,
      log: app.fastify.log,
      now: app.clock.now,
      assistantTasks: { run: () => Promise.resolve() },
      readiness: { hasStarted: () => true, isReady: () => Promise.resolve(true) },
    });
    const { token, params } = await aHolder();
    const before = await read(token, { of: node });
    await app.answer(api.changeBondStatus, { token: admin.token, params, body: { expired: true } });
    const after = await read(token, { of: node });
    expect(after.tag).not.toBe(before.tag);
    expect(after.response.body).toBe((await read(token)).response.body);
    await node.close();
  });

  it('has different tags for active, expired and all bonds', async () => {
    const { token, userId } = await aHolder();
    await aBond(app, userId, { expired: true });
    const bodies = await Promise.all(
      ['', '?expired=true', '?expired=false', '', '?expired=true', '?expired=false'].map(
        async (query) => (await read(token, { query })).response.body,
      ),
    );
    expect(bodies.slice(3)).toEqual(bodies.slice(0, 3));
    expect(new Set(bodies).size).toBe(3);
  });

  it('is refused if the session has ended, or a password must be chosen first', async () => {
    const { token, userId } = await aHolder();
    const { tag } = await read(token);
    await app.db.updateTable('users').set({ must_change_password: true }).where('id', '=', userId).execute();
    expect((await read(token, { tag })).response.json()).toMatchObject({ code: 'password_change_required' });
    await endAllSessions(app.db, userId);
    expect((await read(token, { tag })).response.json()).toMatchObject({ code: 'not_signed_in' });
  });

  it('is sent again after a restore, because revisions may repeat for other bonds', async () => {
    const { token } = await aHolder();
    const { tag } = await read(token);
    expect((await read(token, { tag })).status).toBe(304);
    await sql`update database_identity set id = gen_random_uuid()`.execute(app.db);
    expect((await read(token, { tag })).status).toBe(200);
  });

  it('does not wait for a change to another bond of the same user', async () => {
    const { userId, bondId, token } = await aHolder();
    const other = await aBond(app, userId);
    const { tag } = await read(token);
    const changing = app.db.transaction().setIsolationLevel('read committed');
    await changing.execute(async (tx) => {
      await tx.updateTable('bonds').set({ bank: 'one' }).where('id', '=', bondId).execute();
      await app.db.updateTable('bonds').set({ bank: 'other' }).where('id', '=', other).execute();
      expect((await read(token, { tag })).status).toBe(200);
    });
    const revisions = app.db.selectFrom('bond_revisions').selectAll().where('user_id', '=', userId);
    expect(await revisions.execute()).toHaveLength(2);
    await app.db.updateTable('bonds').set({ bank: 'both' }).where('user_id', '=', userId).execute();
    expect(await revisions.execute()).toHaveLength(1);
  });
});

function loadRates(dollars: string) {
  const rates = [{ day: calendarDate('2026-03-02'), unitsPerEuro: { USD: dollars } }];
  return inTransaction(app.db, (tx) => storeRates(tx, rates));
}
