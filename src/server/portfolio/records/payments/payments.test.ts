import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import * as api from '#api/portfolio/payments';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
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

const FIELDS = { profit: 125.505, taxesPaid: 12.5, paymentDate: '2026-01-15T22:30:00+02:00' };
const ANSWERED = { profit: 125.51, taxesPaid: 12.5, paymentDate: '2026-01-15' };
const mine = (bondId: number, token = owner.token) =>
  app.answer(api.listMyPayments, { token, params: { bondId } });

describe('payments of my bond', () => {
  it('are added and listed in date order, those without a date last', async () => {
    const bondId = await aBond(app, owner.userId);
    const undated = await aPayment(app, bondId, { payment_date: null });
    await aPayment(app, await aBond(app, owner.userId));
    expect(await mine(bondId)).toHaveLength(1);
    const added = await app.answer(api.addMyPayment, {
      token: owner.token,
      params: { bondId },
      body: FIELDS,
    });
    expect(added).toMatchObject({ ...ANSWERED, version: 1 });
    const early = await aPayment(app, bondId, { payment_date: '2024-12-31' });
    expect((await mine(bondId)).map(({ id }) => id)).toEqual([early, added.id, undated]);
  });

  it('require only a profit, which may be a loss', async () => {
    const bondId = await aBond(app, owner.userId);
    const body = { profit: -0.004, taxesPaid: '', paymentDate: null };
    const added = await app.answer(api.addMyPayment, { token: owner.token, params: { bondId }, body });
    expect(added).toMatchObject({ profit: 0, taxesPaid: null, paymentDate: null });
    const problem = await app.refusal(api.addMyPayment, { token: owner.token, params: { bondId }, body: {} });
    expect(problem.errors).toMatchObject([
      { path: 'profit', message: 'must be a number from -10000000000000 to 10000000000000' },
    ]);
  });

  it('belong to the owner and the bond in the path, whatever the body says', async () => {
    const [bondId, foreign] = [await aBond(app, owner.userId), await aBond(app, other.userId)];
    const claims = { ...FIELDS, id: 7, bondId: foreign, bond_id: foreign, userId: other.userId, version: 9 };
    const added = await app.answer(api.addMyPayment, {
      token: owner.token,
      params: { bondId },
      body: claims,
    });
    expect(added).toMatchObject({ ...ANSWERED, version: 1 });
    expect(await mine(bondId)).toEqual([added]);
    expect(await mine(foreign, other.token)).toEqual([]);
  });

  it("cannot be read or added on another user's bond", async () => {
    const bondId = await aBond(app, other.userId);
    await aPayment(app, bondId);
    const sent = { token: owner.token, params: { bondId }, body: FIELDS };
    expect(await app.refusal(api.addMyPayment, sent)).toMatchObject({ code: 'not_found' });
    expect(await app.refusal(api.listMyPayments, { ...sent, body: undefined })).toMatchObject({
      code: 'not_found',
    });
    expect(await mine(bondId, other.token)).toHaveLength(1);
  });

  it('are at most 10,000, even if several are added at once; removed ones do not count', async () => {
    const bondId = await aBond(app, owner.userId);
    const row = { user_id: owner.userId, bond_id: bondId, profit: '1' };
    const rows = Array.from({ length: MAX_HOLDINGS - 1 }, () => row);
    await app.db.insertInto('payments').values(rows).execute();
    const sent = { token: owner.token, params: { bondId }, body: FIELDS };
    const got = await Promise.all([1, 2, 3].map(() => app.request(api.addMyPayment, sent)));
    expect(got.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(got.find(({ problem }) => problem !== undefined)?.problem?.code).toBe('limit_reached');
    const [removed] = await mine(bondId);
    const ofRemoved = { token: admin.token, params: { id: removed!.id } };
    await app.answer(api.removePayment, ofRemoved);
    await app.answer(api.addMyPayment, sent);
    expect(await app.refusal(api.restorePayment, ofRemoved)).toMatchObject({ code: 'limit_reached' });
  });
});

describe("an administrator's calls", () => {
  it('can add, change and remove a payment of any bond', async () => {
    const bondId = await aBond(app, owner.userId);
    const token = admin.token;
    const added = await app.answer(api.addPayment, { token, params: { id: bondId }, body: FIELDS });
    expect(await mine(bondId)).toEqual([added]);
    const body = { profit: 1, bondId: await aBond(app, other.userId), userId: other.userId };
    const changed = await app.answer(api.changePayment, { token, params: { id: added.id }, body });
    expect(changed).toEqual({ id: added.id, profit: 1, taxesPaid: null, paymentDate: null, version: 2 });
    expect(await mine(bondId)).toEqual([changed]);
    await app.answer(api.removePayment, { token, params: { id: added.id } });
    expect(await mine(bondId)).toEqual([]);
  });

  it('can restore a removed payment unchanged', async () => {
    const bondId = await aBond(app, owner.userId);
    const [id] = [await aPayment(app, bondId), await aPayment(app, bondId)];
    const before = await mine(bondId);
    const sent = { token: admin.token, params: { id } };
    await app.answer(api.removePayment, sent);
    expect(await mine(bondId)).toEqual(before.slice(1));
    expect(await app.refusal(api.changePayment, { ...sent, body: FIELDS })).toMatchObject({
      code: 'not_found',
    });
    expect([await app.answer(api.restorePayment, sent)]).toEqual(before.slice(0, 1));
    expect(await mine(bondId)).toEqual(before);
  });

  test.each([api.addPayment, api.changePayment, api.removePayment])(
    '$method $path requires an administrator and an existing object',
    async (endpoint) => {
      const bondId = await aBond(app, owner.userId);
      const id = endpoint === api.addPayment ? bondId : await aPayment(app, bondId);
      const body = endpoint === api.removePayment ? undefined : FIELDS;
      const refused = (sent: object) => app.refusal(endpoint, { params: { id }, body, ...sent });
      expect(await refused({})).toMatchObject({ code: 'not_signed_in' });
      expect(await refused({ token: owner.token })).toMatchObject({ code: 'not_allowed' });
      expect(await refused({ token: owner.token, params: { id: 999_999 } })).toMatchObject({
        code: 'not_allowed',
      });
      expect(await refused({ token: admin.token, params: { id: 999_999 } })).toMatchObject({
        code: 'not_found',
      });
    },
  );
});

test.each([api.listMyPayments, api.addMyPayment])(
  '$method $path requires a session and a bond',
  async (endpoint) => {
    const body = endpoint === api.addMyPayment ? FIELDS : undefined;
    const params = { bondId: 999_999 };
    expect(await app.refusal(endpoint, { params, body })).toMatchObject({ code: 'not_signed_in' });
    expect(await app.refusal(endpoint, { token: owner.token, params, body })).toMatchObject({
      code: 'not_found',
    });
  },
);
