import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import * as api from '#api/portfolio/bonds';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser } from '../../../../testing/factories/a-user.ts';
import { signIn } from '../../../../testing/app/sign-in.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('my bonds', () => {
  it('come in ISIN order, the active or the expired ones, or all', async () => {
    const { userId, token } = await aUser(app);
    await aBond(app, userId, { isin: 'B', expired: true });
    await aBond(app, userId, { isin: 'C' });
    await aBond(app, userId, { isin: 'A' });
    const isins = async (query: { expired?: boolean }) =>
      (await app.answer(api.listMyBonds, { token, query })).data.map(({ isin }) => isin);
    expect(await isins({})).toEqual(['A', 'B', 'C']);
    expect(await isins({ expired: false })).toEqual(['A', 'C']);
    expect(await isins({ expired: true })).toEqual(['B']);
  });

  it('come with the sums of the list in euro, and the average yield of all', async () => {
    const { userId, token } = await aUser(app);
    const trade = { buy_price: '100', market_price: '110', nominal: '1000' };
    await aBond(app, userId, { ...trade, yield_percent: '3' });
    await aBond(app, userId, { ...trade, currency: 'USD', yield_percent: '4.01' });
    await aBond(app, userId, { ...trade, currency: 'BGN', expired: true, yield_percent: '8' });
    await aBond(app, userId, { ...trade, currency: 'JPY', expired: true });
    const fetchSummary = async (query: { expired?: boolean }) =>
      (await app.answer(api.listMyBonds, { token, query })).summary;
    const specified = { source: 'specification', day: null };
    const all = { activeCount: 2, expiredCount: 2, averageYield: 5 };
    expect(await fetchSummary({ expired: false })).toEqual({
      ...all,
      count: 2,
      portfolioValue: 1_920,
      totalProfit: 192,
      rates: { ...specified, countedAtOne: [] },
    });
    expect(await fetchSummary({ expired: true })).toEqual({
      ...all,
      count: 2,
      portfolioValue: 1_510,
      totalProfit: 151,
      rates: { ...specified, countedAtOne: ['JPY'] },
    });
    expect(await fetchSummary({})).toMatchObject({ count: 4, portfolioValue: 3_430, totalProfit: 343 });
  });

  it('add up exactly, to the last digit of the largest amounts', async () => {
    const { userId, token } = await aUser(app);
    await aBond(app, userId, {
      buy_price: '100.0001',
      market_price: '100.0001',
      nominal: '9999999999999.99',
    });
    await aBond(app, userId, { buy_price: '100.0001', market_price: '100.0001', nominal: '0.01' });
    // 100.0001 % of 10,000,000,000,000.00
    expect((await app.answer(api.listMyBonds, { token })).summary.portfolioValue).toBe(10_000_010_000_000);
  });

  it('are empty for users without bonds, and for administrators', async () => {
    const { token } = await anAdministrator(app);
    const { data, summary } = await app.answer(api.listMyBonds, { token });
    expect(data).toEqual([]);
    expect(summary).toMatchObject({ count: 0, portfolioValue: 0, totalProfit: 0, averageYield: null });
  });

  it('never contain anything of another user', async () => {
    const [owner, other] = [await aUser(app), await aUser(app)];
    const id = await aBond(app, owner.userId);
    expect((await app.answer(api.listMyBonds, { token: other.token })).data).toEqual([]);
    const strange = await app.refusal(api.findMyBond, { token: other.token, params: { id } });
    const unknown = await app.refusal(api.findMyBond, { token: other.token, params: { id: 999_999 } });
    expect({ ...strange, requestId: '' }).toEqual({ ...unknown, requestId: '' });
    expect(strange.code).toBe('not_found');
  });

  it('count the years since the purchase on the day of the answer', async () => {
    const later = await startTestApp();
    const { userId } = await aUser(later);
    const id = await aBond(later, userId, { buy_date: '2020-03-02' });
    const yearsAt = async (instant: string) => {
      later.clock.set(new Date(instant));
      const token = await signIn(later, userId);
      return (await later.answer(api.findMyBond, { token, params: { id } })).yearsSinceBuy;
    };
    expect(await yearsAt('2026-03-02T09:00:00Z')).toBe(6);
    // 2,218 and 2,219 days: in Sofia the next day begins at 21:00 UTC.
    expect(await yearsAt('2026-03-29T20:59:59Z')).toBe(6.07);
    expect(await yearsAt('2026-03-29T21:00:00Z')).toBe(6.08);
    await later.stop();
  });

  it('refuse a filter other than true or false', async () => {
    const { token } = await aUser(app);
    const problem = await app.refusal(api.listMyBonds, { token, query: { expired: 'yes' } });
    expect(problem).toMatchObject({
      code: 'invalid_fields',
      errors: [{ path: 'expired', message: 'must be true or false' }],
    });
  });
});

test.each([api.listMyBonds, api.findMyBond])('$method $path requires a session', async (endpoint) => {
  expect(await app.refusal(endpoint, { params: { id: 1 } })).toMatchObject({ code: 'not_signed_in' });
});
