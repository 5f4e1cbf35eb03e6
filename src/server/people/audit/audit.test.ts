import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit, listBondHistory, listMyBondHistory } from '#api/people/audit';
import { addBond, changeBond, removeBond } from '#api/portfolio/bonds';
import { kindEndpoints } from '#api/portfolio/etfs-and-shares';
import type { BondId, UserId } from '#api/platform/ids';
import { addMyPayment } from '#api/portfolio/payments';
import { removeUser } from '#api/people/users';
import { anAdministrator, aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { collectRows } from '../../../testing/factories/collect-rows.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { userEntries } from './user-entries.ts';

let app: TestApp;
let admin: TestUser;
let holder: TestUser;
let bondId: BondId;
let firstDay: string;

const HOSTILE = '<img src=x onerror=alert(1)>\u202e"';
const bond = { isin: 'BG2040015211', buyPrice: 98.1, marketPrice: 98.1, nominal: 1000, bank: HOSTILE };

const today = () => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Sofia' });

beforeAll(async () => {
  firstDay = today();
  app = await startTestApp();
  admin = await anAdministrator(app, { username: 'Admin One' });
  holder = await aUser(app, { username: 'Holder One' });
  const by = { token: admin.token };
  bondId = (await app.answer(addBond, { ...by, params: { id: holder.userId }, body: bond })).id;
  await app.answer(changeBond, { ...by, params: { id: bondId }, body: { ...bond, marketPrice: 98.4 } });
  await app.answer(addMyPayment, {
    token: holder.token,
    params: { bondId },
    body: { profit: 12.5, taxesPaid: 1.25, paymentDate: '2026-01-15' },
  });
});
afterAll(() => app.stop());

const history = (token: string, query = {}) =>
  app.answer(listMyBondHistory, { token, params: { id: bondId }, query });
const audit = (query = {}) => app.answer(listAudit, { token: admin.token, query });

describe("the history of a holder's bond", () => {
  it('says who changed what, with old and new values, newest first', async () => {
    const { entries, next } = await history(holder.token);
    expect(entries).toMatchObject([
      { action: 'added', actor: { who: 'you' }, target: { type: 'payment' } },
      {
        action: 'changed',
        actor: { who: 'administrator', username: 'Admin One' },
        target: { type: 'bond', id: bondId },
        changes: { marketPrice: [98.1, 98.4] },
      },
      { action: 'added', actor: { who: 'administrator' }, changes: { bank: [null, HOSTILE] } },
    ]);
    expect(next).toBeNull();
  });

  it('contains no email or address of an administrator', async () => {
    const text = JSON.stringify(await history(holder.token));
    expect(text).not.toContain(admin.email);
    expect(text).not.toContain('127.0.0.1');
  });

  it('comes in pages', async () => {
    const first = await history(holder.token, { limit: 2 });
    const second = await history(holder.token, { limit: 2, cursor: first.next ?? 0 });
    expect([first.entries.length, second.entries.length, second.next]).toEqual([2, 1, null]);
    const whole = await history(holder.token);
    expect([...first.entries, ...second.entries]).toEqual(whole.entries);
  });

  it('is not found by another user, nor by an administrator through the holder’s endpoint', async () => {
    const other = await aUser(app);
    for (const token of [other.token, admin.token]) {
      expect((await app.refusal(listMyBondHistory, { token, params: { id: bondId } })).code).toBe(
        'not_found',
      );
    }
  });

  it('is the same for an administrator, who sees the holder by name', async () => {
    const { entries } = await app.answer(listBondHistory, { token: admin.token, params: { id: bondId } });
    expect(entries.map(({ actor }) => actor)).toEqual([
      { who: 'holder', username: 'Holder One' },
      { who: 'you', username: 'Admin One' },
      { who: 'you', username: 'Admin One' },
    ]);
  });

  it('has no name for users who no longer exist', async () => {
    const former = await anAdministrator(app);
    const edit = { token: former.token, params: { id: bondId }, body: { ...bond, marketPrice: 98.5 } };
    await app.answer(changeBond, edit);
    await app.answer(removeUser, { token: admin.token, params: { id: former.userId } });
    const [newest] = (await history(holder.token)).entries;
    expect(newest).toMatchObject({
      changes: { marketPrice: [98.4, 98.5] },
      actor: { who: 'former', username: null },
    });
  });
});

describe("the administrators' audit", () => {
  it('can be searched by actor, owner, action, kind and time', async () => {
    const found = async (query: object) => (await audit(query)).entries.length;
    const ofHolder = { whose: 'holder one' };
    const all = await found(ofHolder);
    expect(await found({ ...ofHolder, who: admin.email.toUpperCase() })).toBe(2);
    expect(await found({ whose: String(holder.userId) })).toBe(all);
    expect(await found({ ...ofHolder, what: 'changed' })).toBe(2);
    expect(await found({ ...ofHolder, target: 'payment' })).toBe(1);
    expect(await found({ ...ofHolder, from: firstDay, to: today() })).toBe(all);
    expect(await found({ ...ofHolder, to: '2020-01-01' })).toBe(0);
    expect(await found({ ...ofHolder, from: '2150-01-01' })).toBe(0);
    expect(await found({ who: 'nobody of this name' })).toBe(0);
  });

  it('has address and request of each entry', async () => {
    const [entry] = (await audit({ whose: 'holder one', what: 'changed' })).entries;
    expect(entry).toMatchObject({ address: '127.0.0.1', holder: { userId: holder.userId }, bondId });
    expect(entry?.requestId).toMatch(/^[\da-f-]{36}$/);
  });

  it('names the security of a holding, also of a deleted one', async () => {
    const another = await aUser(app, { username: 'Holder Two' });
    const shares = { token: admin.token, params: { id: another.userId } };
    const fields = { isin: 'US0378331005', name: 'A share', direction: 'Bid', currency: 'USD' };
    const { add, remove } = kindEndpoints('share');
    const share = await app.answer(add, { ...shares, body: fields });
    await app.answer(remove, { token: admin.token, params: { id: share.id } });
    expect((await audit({ whose: 'holder two', target: 'share' })).entries).toMatchObject([
      { action: 'deleted', target: { type: 'share' }, isin: fields.isin },
      { action: 'added', target: { type: 'share' }, isin: fields.isin },
    ]);
    const [payment] = (await audit({ whose: 'holder one', target: 'payment' })).entries;
    expect(payment?.isin).toBe(bond.isin);
  });

  it('refuses an invalid search and names the field', async () => {
    const refused = await app.refusal(listAudit, {
      token: admin.token,
      query: { from: 'yesterday', what: 'eaten' },
    });
    expect(refused.errors?.map(({ path }) => path).sort()).toEqual(['from', 'what']);
  });
});

function countEntries(userId: UserId) {
  return app.db.transaction().execute((tx) => collectRows(userEntries(tx, userId)));
}

describe("a user's own entries", () => {
  it('SEC-136: are those about them and about their own actions, without other users’ data', async () => {
    const entries = await countEntries(holder.userId);
    const own = entries.find(({ target, action }) => target?.type === 'payment' && action === 'added');
    expect(own).toMatchObject({ byYou: true, address: '127.0.0.1', changes: { profit: [null, 12.5] } });
    const byAdmin = entries.find(({ action }) => action === 'changed');
    expect(byAdmin).toMatchObject({ byYou: false, address: null, changes: { marketPrice: [98.1, 98.4] } });
    const ofAdmin = await countEntries(admin.userId);
    expect(ofAdmin.find(({ action }) => action === 'changed')).toMatchObject({ byYou: true, changes: {} });
  });
});

it('a deleted bond has no history for its holder, but its full history in the audit', async () => {
  await app.answer(removeBond, { token: admin.token, params: { id: bondId } });
  expect((await app.refusal(listMyBondHistory, { token: holder.token, params: { id: bondId } })).code).toBe(
    'not_found',
  );
  const deleted = (await audit({ whose: 'holder one', what: 'deleted' })).entries;
  expect(deleted.map(({ target }) => target?.type).sort()).toEqual(['bond', 'payment']);
});
