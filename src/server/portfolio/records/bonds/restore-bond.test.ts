import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import * as api from '#api/portfolio/bonds';
import {
  addCashFlow,
  changeCashFlow,
  listCashFlows,
  listMyCashFlows,
  restoreCashFlow,
} from '#api/portfolio/cash-flows';
import type { Endpoint } from '#api/platform/endpoint';
import type { BondId } from '#api/platform/ids';
import {
  addPayment,
  changePayment,
  listMyPayments,
  removePayment,
  restorePayment,
} from '#api/portfolio/payments';
import { findUserDetails } from '#api/people/users';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aCashFlow } from '../../../../testing/factories/a-cash-flow.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
});
afterAll(() => app.stop());

const NOT_FOUND = { status: 404, code: 'not_found' };

const of = (id: number) => ({ token: admin.token, params: { id } });

/** A user with two bonds, each with two payments and a cash flow. */
async function anOwned() {
  const owner = await aUser(app);
  const withFlows = async () => {
    const id = await aBond(app, owner.userId);
    const payments = [await aPayment(app, id), await aPayment(app, id)] as const;
    return { id, payments, cashFlow: await aCashFlow(app, id) };
  };
  return { owner, ...(await withFlows()), other: await withFlows() };
}

/** Every answer that contains the bond, its payments or its cash flows, for the owner and for an administrator. */
async function allThatIsSeen({ token, userId }: TestUser, bonds: readonly number[]) {
  return {
    mine: await app.answer(api.listMyBonds, { token }),
    details: await app.answer(findUserDetails, of(userId)),
    parts: await Promise.all(
      bonds.map(async (bondId) => [
        await app.request(api.findMyBond, { token, params: { id: bondId } }),
        await app.request(listMyPayments, { token, params: { bondId } }),
        await app.request(listMyCashFlows, { token, params: { bondId } }),
        await app.request(listCashFlows, of(bondId)),
      ]),
    ).then((parts) => parts.flat().map(({ answer }) => answer)),
  };
}

describe('removing a bond', () => {
  it('removes it from lists, sums and details with its payments and cash flows, but not other bonds', async () => {
    const { owner, id, other } = await anOwned();
    const before = await app.answer(api.listMyBonds, { token: owner.token });
    await app.answer(api.removeBond, of(id));
    const { mine, details, parts } = await allThatIsSeen(owner, [id, other.id]);
    expect(mine.data.map((bond) => bond.id)).toEqual([other.id]);
    expect(mine.summary).toMatchObject({
      count: 1,
      activeCount: 1,
      portfolioValue: before.summary.portfolioValue / 2,
      totalProfit: before.summary.totalProfit / 2,
    });
    expect(details.bonds.map((bond) => [bond.id, bond.payments.length])).toEqual([[other.id, 2]]);
    expect(parts.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
    expect(parts.slice(5).map((list) => Array.isArray(list) && list.length)).toEqual([2, 1, 1]);
  });

  it('leaves none of its parts to be changed, extended or restored separately', async () => {
    const { owner, id, payments, cashFlow } = await anOwned();
    await app.answer(api.removeBond, of(id));
    const body = { isin: 'X', buyPrice: 1, nominal: 1, expired: true, profit: 1, date: '2026-01-01' };
    for (const endpoint of [api.changeBond, api.changeBondStatus, api.removeBond, addPayment, addCashFlow]) {
      expect(await app.refusal(endpoint, { ...of(id), body })).toMatchObject(NOT_FOUND);
    }
    expect(await app.refusal(changePayment, { ...of(payments[0]), body })).toMatchObject(NOT_FOUND);
    expect(await app.refusal(restorePayment, of(payments[0]))).toMatchObject(NOT_FOUND);
    expect(await app.refusal(changeCashFlow, { ...of(cashFlow), body })).toMatchObject(NOT_FOUND);
    expect(await app.refusal(restoreCashFlow, of(cashFlow))).toMatchObject(NOT_FOUND);
    const mine = { token: owner.token, params: { bondId: id }, body };
    expect(await app.refusal(listMyPayments, mine)).toMatchObject(NOT_FOUND);
  });
});

describe('restoring a bond', () => {
  it('restores it with its payments and cash flows, unchanged', async () => {
    const { owner, id, other } = await anOwned();
    const before = await allThatIsSeen(owner, [id, other.id]);
    await app.answer(api.removeBond, of(id));
    expect(await app.answer(api.restoreBond, of(id))).toEqual(before.parts[0]);
    expect(await allThatIsSeen(owner, [id, other.id])).toEqual(before);
  });

  it('does not restore a payment that was removed before the bond', async () => {
    const { owner, id, payments } = await anOwned();
    await app.answer(removePayment, of(payments[0]));
    app.clock.advance({ seconds: 1 });
    const seen = { token: owner.token, params: { bondId: id } };
    const before = await app.answer(listMyPayments, seen);
    await app.answer(api.removeBond, of(id));
    await app.answer(api.restoreBond, of(id));
    expect(await app.answer(listMyPayments, seen)).toEqual(before);
    expect(before.map((payment) => payment.id)).toEqual([payments[1]]);
    expect(await app.answer(restorePayment, of(payments[0]))).toMatchObject({ id: payments[0] });
  });

  it('can be repeated after each removal', async () => {
    const { owner, id } = await anOwned();
    const before = await allThatIsSeen(owner, [id]);
    for (let round = 0; round < 3; round += 1) {
      app.clock.advance({ seconds: 1 });
      await app.answer(api.removeBond, of(id));
      await app.answer(api.restoreBond, of(id));
    }
    expect(await allThatIsSeen(owner, [id])).toEqual(before);
  });

  it('works once, and only for removed ones', async () => {
    const { id } = await anOwned();
    expect(await app.refusal(api.restoreBond, of(id))).toMatchObject(NOT_FOUND);
    await app.answer(api.removeBond, of(id));
    const twice = await Promise.all([
      app.request(api.restoreBond, of(id)),
      app.request(api.restoreBond, of(id)),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('refuses or includes a payment that is added while the bond is being removed', async () => {
    const { owner, id } = await anOwned();
    for (let round = 0; round < 10; round += 1) {
      app.clock.advance({ seconds: 1 });
      const seen = { token: owner.token, params: { bondId: id } };
      const { length: before } = await app.answer(listMyPayments, seen);
      const [added] = await Promise.all([
        app.request(addPayment, { ...of(id), body: { profit: 1 } }),
        app.answer(api.removeBond, of(id)),
      ]);
      const gone = await app.db
        .selectFrom('payments')
        .select('id')
        .where('bond_id', '=', id)
        .where('deleted_at', 'is', null)
        .execute();
      expect(gone).toEqual([]);
      await app.answer(api.restoreBond, of(id));
      expect(await app.answer(listMyPayments, seen)).toHaveLength(before + (added.status === 201 ? 1 : 0));
    }
  });
});

interface Restore {
  readonly endpoint: Endpoint;
  /** Creates a deleted row. */
  readonly make: (bondId: BondId, deleted_at: Date) => Promise<number>;
}
const deletedBond = async (bondId: BondId, deleted_at: Date) => {
  await app.db.updateTable('bonds').set({ deleted_at }).where('id', '=', bondId).execute();
  return bondId;
};
const RESTORES: readonly Restore[] = [
  { endpoint: api.restoreBond, make: deletedBond },
  { endpoint: restorePayment, make: (bondId, deleted_at) => aPayment(app, bondId, { deleted_at }) },
  { endpoint: restoreCashFlow, make: (bondId, deleted_at) => aCashFlow(app, bondId, { deleted_at }) },
];

test.each(RESTORES)(
  '$endpoint.method $endpoint.path requires an administrator and an existing object',
  async ({ endpoint, make }) => {
    const { userId, token } = await aUser(app);
    const id = await make(await aBond(app, userId), app.clock.now());
    const refused = (sent: object) => app.refusal(endpoint, { params: { id }, ...sent });
    expect(await refused({})).toMatchObject({ code: 'not_signed_in' });
    expect(await refused({ token })).toMatchObject({ code: 'not_allowed' });
    expect(await refused({ token, params: { id: 999_999 } })).toMatchObject({ code: 'not_allowed' });
    for (const unknown of [999_999, 0, '1e3', '9'.repeat(30)]) {
      expect(await refused({ token: admin.token, params: { id: unknown } })).toMatchObject(NOT_FOUND);
    }
    expect(await app.answer(endpoint, of(id))).toMatchObject({ id, version: 1 });
    expect(await refused({ token: admin.token })).toMatchObject(NOT_FOUND);
  },
);
