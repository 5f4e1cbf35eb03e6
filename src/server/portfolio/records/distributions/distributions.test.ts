import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import * as api from '#api/portfolio/distributions';
import { kindEndpoints, KINDS } from '#api/portfolio/etfs-and-shares';
import type { EtfOrShareId } from '#api/platform/ids';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aDistribution } from '../../../../testing/factories/a-distribution.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';
import { MAX_HOLDINGS } from '../../../platform/database/within-limit.ts';

let app: TestApp;
let admin: TestUser;
let owner: TestUser;
let other: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
  [owner, other] = [await aUser(app), await aUser(app)];
});
afterAll(() => app.stop());

const FIELDS = { payDay: '2026-01-15', exDay: '2026-01-05', gross: 40.005, taxWithheld: 4 };
const ANSWERED = { ...FIELDS, gross: 40.01, currency: 'USD', nominal: null, version: 1 };
const UNKNOWN_ID = 999_999;

describe.each(KINDS)('distributions of a holding of kind %s', (kind) => {
  const calls = api.distributionEndpoints(kind);
  const make = (row = {}, of = owner) => anEtfOrShare(app, of.userId, { kind, currency: 'USD', ...row });
  const of = (id: number, { token } = owner) => ({ token, params: { id } });
  const mine = (id: EtfOrShareId) => app.answer(calls.listMine, of(id));

  it('are added by their holder and by an administrator, and both see them in the order of their pay days', async () => {
    const id = await make();
    const added = await app.answer(calls.addMine, { ...of(id), body: FIELDS });
    expect(added).toEqual({ ...ANSWERED, id: added.id });
    const body = { payDay: '2025-12-01', gross: 7, currency: 'EUR', nominal: 100 };
    const earlier = await app.answer(calls.add, { ...of(id, admin), body });
    expect(earlier).toMatchObject({ ...body, exDay: null, taxWithheld: 0 });
    expect(await mine(id)).toEqual([earlier, added]);
    expect(await app.answer(calls.list, of(id, admin))).toEqual([earlier, added]);
  });

  it.each([
    ['payDay', { payDay: null }],
    ['payDay', { payDay: '2027-03-04' }],
    ['exDay', { exDay: '2026-01-16' }],
    ['gross', { gross: -1 }],
    ['gross', { gross: undefined }],
    ['taxWithheld', { taxWithheld: 40.02 }],
    ['taxWithheld', { taxWithheld: -1 }],
    ['currency', { currency: 'XXX' }],
    ['nominal', { nominal: -1 }],
  ])('are refused with the name of the field: %s of %j', async (path, wrong) => {
    const id = await make();
    const body = { ...FIELDS, ...wrong };
    for (const sent of [
      app.refusal(calls.addMine, { ...of(id), body }),
      app.refusal(api.changeMyDistribution, { ...of(await aDistribution(app, id)), body }),
    ])
      expect(await sent).toMatchObject({ status: 400, errors: [{ path }] });
  });

  it('may be announced up to a year in advance', async () => {
    const body = { ...FIELDS, payDay: '2027-03-03' };
    const added = await app.answer(calls.addMine, { ...of(await make()), body });
    expect(added).toMatchObject({ payDay: body.payDay });
  });

  it("are not found for another user's holding, one of the other kind, and a missing one", async () => {
    const foreign = await make({}, other);
    const otherKind = await make({ kind: kind === 'etf' ? 'share' : 'etf' });
    for (const id of [foreign, otherKind, UNKNOWN_ID]) {
      expect(await app.refusal(calls.listMine, of(id))).toMatchObject({ code: 'not_found' });
      expect(await app.refusal(calls.addMine, { ...of(id), body: FIELDS })).toMatchObject({
        code: 'not_found',
      });
    }
    for (const id of [otherKind, UNKNOWN_ID]) {
      expect(await app.refusal(calls.list, of(id, admin))).toMatchObject({ code: 'not_found' });
      expect(await app.refusal(calls.add, { ...of(id, admin), body: FIELDS })).toMatchObject({
        code: 'not_found',
      });
    }
  });

  it.each(['listMine', 'addMine', 'list', 'add'] as const)(
    '%s requires a session with its rights',
    async (name) => {
      const sent = { params: { id: await make() }, body: name.startsWith('add') ? FIELDS : undefined };
      expect(await app.refusal(calls[name], sent)).toMatchObject({ code: 'not_signed_in' });
      if (name.endsWith('Mine')) return;
      expect(await app.refusal(calls[name], { ...sent, token: owner.token })).toMatchObject({
        code: 'not_allowed',
      });
    },
  );

  it('are removed and restored with their holding, except one that was removed before', async () => {
    const id = await make();
    const [before, kept] = [await aDistribution(app, id), await aDistribution(app, id)];
    await app.answer(api.removeMyDistribution, of(before));
    app.clock.advance({ seconds: 1 });
    await app.answer(kindEndpoints(kind).remove, of(id, admin));
    const gone = await app.refusal(api.changeDistribution, { ...of(kept, admin), body: FIELDS });
    expect(gone).toMatchObject({ code: 'not_found' });
    expect(await app.refusal(api.restoreDistribution, of(before, admin))).toMatchObject({
      code: 'not_found',
    });
    await app.answer(kindEndpoints(kind).restore, of(id, admin));
    expect((await mine(id)).map((distribution) => distribution.id)).toEqual([kept]);
    await app.answer(api.restoreDistribution, of(before, admin));
    expect(await mine(id)).toHaveLength(2);
  });
});

const BY_HOLDER = {
  change: api.changeMyDistribution,
  remove: api.removeMyDistribution,
  restore: api.restoreMyDistribution,
};
const BY_ADMINISTRATOR = {
  change: api.changeDistribution,
  remove: api.removeDistribution,
  restore: api.restoreDistribution,
};

describe.each([
  ['the holder', BY_HOLDER],
  ['an administrator', BY_ADMINISTRATOR],
] as const)('a distribution, by %s,', (_who, { change, remove, restore }) => {
  const caller = () => (change.access === 'administrator' ? admin : owner);
  const of = (id: number) => ({ token: caller().token, params: { id } });
  const make = async (user = owner) =>
    aDistribution(app, await anEtfOrShare(app, user.userId, { kind: 'etf', currency: 'USD' }));

  it('can be changed; a currency that is not sent stays', async () => {
    const id = await make();
    const changed = await app.answer(change, { ...of(id), body: FIELDS });
    expect(changed).toEqual({ ...ANSWERED, id, version: 2 });
    const stale = await app.refusal(change, { ...of(id), body: FIELDS, headers: { 'if-match': '"1"' } });
    expect(stale).toMatchObject({ code: 'edit_conflict', current: changed });
  });

  it('can be removed, and restored unchanged', async () => {
    const id = await make();
    const before = await app.db.selectFrom('distributions').selectAll().where('id', '=', id).execute();
    await app.answer(remove, of(id));
    expect(await app.refusal(remove, of(id))).toMatchObject({ code: 'not_found' });
    expect(await app.answer(restore, of(id))).toMatchObject({ id, gross: 40, version: 1 });
    expect(await app.db.selectFrom('distributions').selectAll().where('id', '=', id).execute()).toEqual(
      before,
    );
    expect(await app.refusal(restore, of(id))).toMatchObject({ code: 'not_found' });
  });

  test.each([change, remove, restore])(
    '$method $path requires a session and a distribution',
    async (endpoint) => {
      const body = endpoint === change ? FIELDS : undefined;
      const refused = (id: number, token?: string) => app.refusal(endpoint, { token, params: { id }, body });
      expect(await refused(await make())).toMatchObject({ code: 'not_signed_in' });
      expect(await refused(UNKNOWN_ID, caller().token)).toMatchObject({ code: 'not_found' });
      expect(await refused(await make(), other.token)).toMatchObject({
        code: caller() === admin ? 'not_allowed' : 'not_found',
      });
    },
  );
});

test('a holding has at most 10,000 distributions, even if several are added at once; removed ones do not count', async () => {
  const id = await anEtfOrShare(app, owner.userId, { kind: 'etf' });
  const row = {
    user_id: owner.userId,
    etf_or_share_id: id,
    pay_day: '2026-01-15',
    gross: '1',
    currency: 'EUR' as const,
  };
  const rows = Array.from({ length: MAX_HOLDINGS - 1 }, () => row);
  await app.db.insertInto('distributions').values(rows.slice(0, 5_000)).execute();
  await app.db.insertInto('distributions').values(rows.slice(5_000)).execute();
  const { listMine, addMine } = api.distributionEndpoints('etf');
  const sent = { token: owner.token, params: { id }, body: FIELDS };
  const got = await Promise.all([1, 2, 3].map(() => app.request(addMine, sent)));
  expect(got.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const [first] = await app.answer(listMine, { token: owner.token, params: { id } });
  const removed = { token: owner.token, params: { id: first!.id } };
  await app.answer(api.removeMyDistribution, removed);
  await app.answer(addMine, sent);
  expect(await app.refusal(api.restoreMyDistribution, removed)).toMatchObject({ code: 'limit_reached' });
});
