import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarDate as date } from '#domain/calendar-date';
import { findMyBondAnalytics } from '#api/portfolio/figures/bond-analytics';
import * as api from '#api/portfolio/bonds';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { signIn } from '../../../../testing/app/sign-in.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { refreshComputedYields } from './computed-yields.store.ts';

let app: TestApp;
let admin: TestUser;
let owner: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date('2027-03-01T09:00:00Z'));
  admin = await anAdministrator(app);
  owner = await aUser(app);
});
afterAll(() => app.stop());

const TRADE = { isin: 'BG2030026111', buyPrice: 99.8, marketPrice: 99.95, nominal: 10_000, cupon: 2.25 };
const TERMS = { maturityDate: '2028-01-21', couponFrequency: 2, dayCount: 'ACT/ACT-ICMA' };
/** The same bond as a database row. */
const ROW = {
  market_price: '99.95',
  coupon_percent: '2.25',
  maturity_date: '2028-01-21',
  coupon_frequency: 2,
} as const;

const add = (body: unknown) =>
  app.answer(api.addBond, { token: admin.token, params: { id: owner.userId }, body });
const change = (id: number, body: unknown) =>
  app.answer(api.changeBond, { token: admin.token, params: { id }, body });
const expire = (id: number, expired: boolean) =>
  app.answer(api.changeBondStatus, { token: admin.token, params: { id }, body: { expired } });
const mine = (id: number) => app.answer(api.findMyBond, { token: owner.token, params: { id } });
const findYield = async (id: number) => {
  const { computedYieldPercent, computedYieldOn } = await mine(id);
  return [computedYieldPercent, computedYieldOn];
};

describe('the computed yield of a bond', () => {
  it('is returned next to the entered one, with its day, and equals that of its analytics', async () => {
    const bond = await add({ ...TRADE, ...TERMS });
    const { yield: served } = await app.answer(findMyBondAnalytics, {
      token: owner.token,
      params: { id: bond.id },
    });
    expect(bond).toMatchObject({ yieldPercent: null, computedYieldOn: '2027-03-01' });
    expect(served).toEqual({ known: true, percent: bond.computedYieldPercent, source: 'computed' });
    expect(await mine(bond.id)).toEqual(bond);
    const entered = await change(bond.id, { ...TRADE, ytm: 7 });
    expect(entered).toMatchObject({ yieldPercent: 7, computedYieldPercent: bond.computedYieldPercent });
  });

  it('is updated with each change of price or terms, also for fields that were not sent', async () => {
    const { id, computedYieldPercent } = await add({ ...TRADE, ...TERMS });
    const dearer = await change(id, { ...TRADE, marketPrice: 101 });
    expect(dearer.computedYieldPercent).toBeLessThan(computedYieldPercent ?? 0);
    expect(dearer.version).toBe(2);
    expect(await change(id, { ...TRADE, marketPrice: 0 })).toMatchObject({
      computedYieldPercent: null,
      computedYieldOn: null,
    });
    expect(await change(id, { ...TRADE, maturityDate: null })).toMatchObject({ computedYieldPercent: null });
  });

  it('is removed when the bond expires, and comes back when it is active again', async () => {
    const { id, computedYieldPercent } = await add({ ...TRADE, ...TERMS });
    expect(await expire(id, true)).toMatchObject({ computedYieldPercent: null });
    expect(await expire(id, false)).toMatchObject({ computedYieldPercent });
    const restored = { token: admin.token, params: { id } };
    await app.request(api.removeBond, restored);
    expect(await app.answer(api.restoreBond, restored)).toMatchObject({ computedYieldPercent });
  });

  it('cannot be sent, and is not part of averages', async () => {
    const { userId, token } = await aUser(app);
    const body = { ...TRADE, computedYtm: 9, computedYtmOn: '2020-01-01' };
    const sent = { token: admin.token, params: { id: userId } };
    expect(await app.answer(api.addBond, { ...sent, body })).toMatchObject({ computedYieldPercent: null });
    await app.answer(api.addBond, { ...sent, body: { ...TRADE, ...TERMS } });
    await app.answer(api.addBond, { ...sent, body: { ...TRADE, ...TERMS, ytm: 8 } });
    expect((await app.answer(api.listMyBonds, { token })).summary.averageYield).toBe(8);
  });
});

describe('once a day', () => {
  it('the computed yields of all active bonds are updated, even by several servers at the same time', async () => {
    const [active, expired, deleted, matured] = [
      await aBond(app, owner.userId, ROW),
      await aBond(app, owner.userId, { ...ROW, expired: true }),
      await aBond(app, owner.userId, { ...ROW, deleted_at: new Date() }),
      await aBond(app, owner.userId, { ...ROW, maturity_date: '2027-03-02' }),
    ];
    const many = Array.from({ length: 20 }, () => aBond(app, owner.userId, ROW));
    await Promise.all(many);
    const [first, second] = [date('2027-03-01'), date('2027-03-02')];
    const counts = await Promise.all([
      refreshComputedYields(app.db, first),
      refreshComputedYields(app.db, first),
    ]);
    const [percent, day] = await findYield(active);
    expect(percent).toBeCloseTo(2.31, 1);
    expect(day).toBe(first);
    expect((await findYield(matured))[1]).toBe(first);
    expect(await findYield(expired)).toEqual([null, null]);
    expect(counts[0] + counts[1]).toBeGreaterThanOrEqual(22);
    expect(await refreshComputedYields(app.db, first)).toBe(0);

    await refreshComputedYields(app.db, second);
    expect((await findYield(active))[1]).toBe(second);
    expect(await findYield(matured)).toEqual([null, null]);
    const { computed_yield_on: untouched } = await app.db
      .selectFrom('bonds')
      .select('computed_yield_on')
      .where('id', '=', deleted)
      .executeTakeFirstOrThrow();
    expect(untouched).toBeNull();
    expect((await mine(active)).version).toBe(1);
  });

  it('skips bonds that are being changed', async () => {
    const id = await aBond(app, owner.userId, ROW);
    const day = date('2027-03-03');
    const changing = app.db.transaction().setIsolationLevel('read committed');
    await changing.execute(async (tx) => {
      await tx.updateTable('bonds').set({ bank: 'Bank of the Example' }).where('id', '=', id).execute();
      await refreshComputedYields(app.db, day);
    });
    expect(await findYield(id)).toEqual([null, null]);
    await refreshComputedYields(app.db, day);
    app.clock.set(new Date('2027-03-03T09:00:00Z'));
    const token = await signIn(app, owner.userId);
    const bond = await app.answer(api.findMyBond, { token, params: { id } });
    expect(bond.computedYieldOn).toBe(day);
  });
});
