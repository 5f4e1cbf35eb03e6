import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { removeBond, restoreBond } from '#api/portfolio/bonds';
import { removeCashFlow } from '#api/portfolio/cash-flows';
import { removeDistribution } from '#api/portfolio/distributions';
import type { Endpoint } from '#api/platform/endpoint';
import { kindEndpoints } from '#api/portfolio/etfs-and-shares';
import { removePayment } from '#api/portfolio/payments';
import {
  listMyRecentlyDeleted,
  listRecentlyDeleted,
  MAX_LISTED,
  RESTORE,
  RESTORE_MINE,
  type DeletedKind,
} from '#api/portfolio/recently-deleted';
import { removeUser } from '#api/people/users';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aCashFlow } from '../../../../testing/factories/a-cash-flow.ts';
import { aDistribution } from '../../../../testing/factories/a-distribution.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';
import { signIn } from '../../../../testing/app/sign-in.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { runMaintenance } from '../maintenance/maintenance.job.ts';
import { createLog } from '../../../platform/runtime/log.ts';

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
});
afterAll(() => app.stop());

const of = (id: number) => ({ token: admin.token, params: { id } });
const listed = ({ userId }: TestUser) => app.answer(listRecentlyDeleted, of(userId));

const REMOVE: Record<DeletedKind, Endpoint> = {
  bond: removeBond,
  payment: removePayment,
  'cash-flow': removeCashFlow,
  distribution: removeDistribution,
  etf: kindEndpoints('etf').remove,
  share: kindEndpoints('share').remove,
};

/** One of each kind, in the order in which a test removes them. */
async function oneOfEach({ userId }: TestUser) {
  const bond = await aBond(app, userId, { isin: 'BOND2' });
  const held = await anEtfOrShare(app, userId, { kind: 'etf', isin: 'HELD' });
  return [
    { kind: 'bond', id: await aBond(app, userId, { isin: 'BOND1' }), isin: 'BOND1', date: null },
    { kind: 'etf', id: await anEtfOrShare(app, userId, { kind: 'etf', isin: 'E' }), isin: 'E', date: null },
    {
      kind: 'share',
      id: await anEtfOrShare(app, userId, { kind: 'share', isin: 'S' }),
      isin: 'S',
      date: null,
    },
    {
      kind: 'payment',
      id: await aPayment(app, bond, { payment_date: '2026-01-15' }),
      isin: 'BOND2',
      date: '2026-01-15',
    },
    { kind: 'payment', id: await aPayment(app, bond, { payment_date: null }), isin: 'BOND2', date: null },
    {
      kind: 'cash-flow',
      id: await aCashFlow(app, bond, { date: '2026-07-15' }),
      isin: 'BOND2',
      date: '2026-07-15',
    },
    {
      kind: 'distribution',
      id: await aDistribution(app, held, { pay_day: '2026-02-15' }),
      isin: 'HELD',
      date: '2026-02-15',
    },
  ] as const;
}

async function removeAll(objects: Awaited<ReturnType<typeof oneOfEach>>) {
  const removed = [];
  for (const object of objects) {
    app.clock.advance({ seconds: 1 });
    await app.answer(REMOVE[object.kind], of(object.id));
    removed.push({ ...object, deletedAt: app.clock.now().toISOString() });
  }
  return removed.reverse();
}

describe('the list of recently deleted items', () => {
  it('has names and times of deletion, newest first', async () => {
    const owner = await aUser(app);
    const objects = await oneOfEach(owner);
    expect(await listed(owner)).toEqual([]);
    const removed = await removeAll(objects);
    expect(await listed(owner)).toEqual(removed);
  });

  it('has items of each kind that can be restored, and are then no longer listed', async () => {
    const owner = await aUser(app);
    const removed = await removeAll(await oneOfEach(owner));
    for (const { kind, id } of removed) {
      expect(await app.answer(RESTORE[kind], of(id))).toMatchObject({ id });
    }
    expect(await listed(owner)).toEqual([]);
  });

  it('names only the bond if its payments and cash flows were deleted with it, or before it', async () => {
    const owner = await aUser(app);
    const bond = await aBond(app, owner.userId);
    const before = await aPayment(app, bond);
    await aPayment(app, bond);
    await aCashFlow(app, bond);
    await app.answer(removePayment, of(before));
    app.clock.advance({ seconds: 1 });
    await app.answer(removeBond, of(bond));
    expect((await listed(owner)).map(({ kind, id }) => [kind, id])).toEqual([['bond', bond]]);
    await app.answer(restoreBond, of(bond));
    expect((await listed(owner)).map(({ kind, id }) => [kind, id])).toEqual([['payment', before]]);
  });

  it('has for holders who only read what they can delete and restore themselves', async () => {
    const owner = await aUser(app);
    const removed = await removeAll(await oneOfEach(owner));
    const own = await app.answer(listMyRecentlyDeleted, owner);
    const theirs = ['payment', 'distribution'];
    expect(own).toEqual(removed.filter(({ kind }) => theirs.includes(kind)));
    for (const { kind, id } of own) await app.answer(RESTORE_MINE[kind], { ...owner, params: { id } });
    expect(await app.answer(listMyRecentlyDeleted, owner)).toEqual([]);
  });

  it('has only items of the requested user', async () => {
    const [owner, other] = [await aUser(app), await aUser(app)];
    await removeAll(await oneOfEach(owner));
    expect(await listed(other)).toEqual([]);
    expect(await listed(admin)).toEqual([]);
  });

  it('has items for 30 days, until maintenance removes them permanently', async () => {
    const later = await startTestApp();
    const context = {
      db: later.db,
      config: later.config,
      log: createLog({ logLevel: 'silent' }),
      now: later.clock.now,
    };
    const [{ userId: id }, { userId: by }] = [await aUser(later), await anAdministrator(later)];
    const bond = await aBond(later, id, { deleted_at: later.clock.now() });
    await aPayment(later, bond, { deleted_at: later.clock.now() });
    const list = async () => {
      const sent = { token: await signIn(later, by), params: { id } };
      return (await later.answer(listRecentlyDeleted, sent)).map((object) => object.id);
    };
    later.clock.advance({ hours: 30 * 24 - 1 });
    await runMaintenance(context);
    expect(await list()).toEqual([bond]);
    later.clock.advance({ hours: 1 });
    expect(await list()).toEqual([]);
    await runMaintenance(context);
    const sent = { token: await signIn(later, by), params: { id: bond } };
    expect(await later.refusal(restoreBond, sent)).toMatchObject({ status: 404 });
    await later.stop();
  });

  it('has the newest thousand', async () => {
    const owner = await aUser(app);
    const bond = await aBond(app, owner.userId);
    const oldest = await aPayment(app, bond, { deleted_at: app.clock.now() });
    app.clock.advance({ seconds: 1 });
    const row = { user_id: owner.userId, bond_id: bond, profit: '1', deleted_at: app.clock.now() };
    await app.db
      .insertInto('payments')
      .values(Array.from({ length: MAX_LISTED }, () => row))
      .execute();
    const ids = (await listed(owner)).map(({ id }) => id);
    expect(ids).toHaveLength(MAX_LISTED);
    expect(ids).not.toContain(oldest);
  });

  it('is deleted with the user', async () => {
    const owner = await aUser(app);
    const removed = await removeAll(await oneOfEach(owner));
    await app.answer(removeUser, of(owner.userId));
    expect(await app.refusal(listRecentlyDeleted, of(owner.userId))).toMatchObject({ status: 404 });
    for (const table of ['bonds', 'payments', 'cash_flows', 'etfs_and_shares'] as const) {
      const left = await app.db.selectFrom(table).select('id').where('user_id', '=', owner.userId).execute();
      expect(left).toEqual([]);
    }
    for (const { kind, id } of removed) {
      expect(await app.refusal(RESTORE[kind], of(id))).toMatchObject({ status: 404 });
    }
  });
});

test('GET /admin/users/{id}/recently-deleted requires an administrator and an existing user', async () => {
  const { userId, token } = await aUser(app);
  const refused = (sent: object) => app.refusal(listRecentlyDeleted, { params: { id: userId }, ...sent });
  expect(await refused({})).toMatchObject({ code: 'not_signed_in' });
  expect(await refused({ token })).toMatchObject({ code: 'not_allowed' });
  expect(await refused({ token, params: { id: 999_999 } })).toMatchObject({ code: 'not_allowed' });
  for (const id of [999_999, 0, '1e3', '9'.repeat(30)]) {
    expect(await refused({ token: admin.token, params: { id } })).toMatchObject({ code: 'not_found' });
  }
});
