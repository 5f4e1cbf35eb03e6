import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import * as api from '#api/portfolio/payments';
import { removeBond } from '#api/portfolio/bonds';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let owner: TestUser;
let other: TestUser;
let admin: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  [owner, other, admin] = [await aUser(app), await aUser(app), await anAdministrator(app)];
});
afterAll(() => app.stop());

const BODY = { profit: 130.005, taxesPaid: 13, paymentDate: '2026-02-03' };
const listed = (bondId: number) => app.answer(api.listMyPayments, { token: owner.token, params: { bondId } });

async function aPaidBond() {
  const bondId = await aBond(app, owner.userId);
  const id = await aPayment(app, bondId);
  return { bondId, id, sent: { token: owner.token, params: { id } } };
}

describe('a payment of my bond', () => {
  it('can be changed, ignoring other fields of the body, and the change is audited as mine', async () => {
    const { bondId, id, sent } = await aPaidBond();
    const body = { ...BODY, id: 7, bondId: await aBond(app, other.userId), userId: other.userId };
    const changed = await app.answer(api.changeMyPayment, { ...sent, body });
    expect(changed).toEqual({ id, profit: 130.01, taxesPaid: 13, paymentDate: '2026-02-03', version: 2 });
    expect(await listed(bondId)).toEqual([changed]);
    const entries = await app.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'holder_id'])
      .where('target_type', '=', 'payment')
      .where('target_id', '=', id)
      .where('actor_id', 'is not', null)
      .execute();
    expect(entries).toEqual([{ action: 'changed', actor_id: owner.userId, holder_id: owner.userId }]);
  });

  it('can be removed, and restored unchanged', async () => {
    const { bondId, sent } = await aPaidBond();
    const before = await listed(bondId);
    await app.answer(api.removeMyPayment, sent);
    expect(await listed(bondId)).toEqual([]);
    expect(await app.refusal(api.removeMyPayment, sent)).toMatchObject({ code: 'not_found' });
    expect([await app.answer(api.restoreMyPayment, sent)]).toEqual(before);
    expect(await listed(bondId)).toEqual(before);
    expect(await app.refusal(api.restoreMyPayment, sent)).toMatchObject({ code: 'not_found' });
  });

  it('is not restored if its bond is gone', async () => {
    const { bondId, id, sent } = await aPaidBond();
    await app.answer(api.removePayment, { token: admin.token, params: { id } });
    await app.answer(removeBond, { token: admin.token, params: { id: bondId } });
    expect(await app.refusal(api.restoreMyPayment, sent)).toMatchObject({ code: 'not_found' });
  });

  it('is restored once per Idempotency-Key, and the second attempt gets the same answer', async () => {
    const { sent } = await aPaidBond();
    await app.answer(api.removeMyPayment, sent);
    const restore = () =>
      app.answer(api.restoreMyPayment, { ...sent, headers: { 'idempotency-key': 'undo, pressed twice' } });
    expect(await restore()).toEqual(await restore());
  });

  it.each([
    [{}, 'profit'],
    [{ ...BODY, profit: 'much' }, 'profit'],
    [{ ...BODY, taxesPaid: 1e14 }, 'taxesPaid'],
    [{ ...BODY, paymentDate: '2026-02-31' }, 'paymentDate'],
  ])('is not changed to %j', async (body, field) => {
    const { bondId, sent } = await aPaidBond();
    const before = await listed(bondId);
    const problem = await app.refusal(api.changeMyPayment, { ...sent, body });
    expect(problem).toMatchObject({ status: 400, errors: [{ path: field }] });
    expect(await listed(bondId)).toEqual(before);
  });

  it('is not changed from an outdated version', async () => {
    const { sent } = await aPaidBond();
    const current = await app.answer(api.changeMyPayment, { ...sent, body: BODY });
    const headers = { 'if-match': '"1"' };
    for (const endpoint of [api.changeMyPayment, api.removeMyPayment]) {
      const body = endpoint === api.changeMyPayment ? { profit: 1 } : undefined;
      const problem = await app.refusal(endpoint, { ...sent, body, headers });
      expect(problem).toMatchObject({ status: 409, code: 'edit_conflict', current });
    }
  });
});

test.each([api.changeMyPayment, api.removeMyPayment, api.restoreMyPayment])(
  "$method $path requires a session, and does not find another user's payment",
  async (endpoint) => {
    const { id, bondId, sent } = await aPaidBond();
    if (endpoint === api.restoreMyPayment) await app.answer(api.removeMyPayment, sent);
    const before = await listed(bondId);
    const body = endpoint === api.changeMyPayment ? BODY : undefined;
    const refused = (changes: object) => app.refusal(endpoint, { params: { id }, body, ...changes });
    expect(await refused({})).toMatchObject({ status: 401 });
    for (const { token } of [other, admin]) expect(await refused({ token })).toMatchObject({ status: 404 });
    expect(await refused({ token: owner.token, params: { id: 999_999 } })).toMatchObject({ status: 404 });
    expect(await listed(bondId)).toEqual(before);
  },
);
