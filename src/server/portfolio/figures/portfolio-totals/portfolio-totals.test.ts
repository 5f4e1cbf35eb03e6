import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMyOverview } from '#api/portfolio/figures/overview';
import { findMyTotals, findUserTotals } from '#api/portfolio/figures/totals';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aDistribution } from '../../../../testing/factories/a-distribution.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { aUser, anAdministrator, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
});
afterAll(() => app.stop());

const UNKNOWN_ID = 999_999_999;

describe('the totals of bonds', () => {
  it('are those of the requested list, in euro', async () => {
    const { userId, token } = await aUser(app);
    const terms = {
      coupon_percent: '5',
      maturity_date: '2030-07-15',
      coupon_frequency: 1,
      day_count: 'ACT/ACT-ICMA',
      buy_date: '2024-07-15',
    } as const;
    const bond = await aBond(app, userId, { ...terms, market_price_on: '2025-09-30' });
    await aPayment(app, bond, { payment_date: '2025-07-15', profit: '500' });
    await aBond(app, userId, { currency: 'JPY', nominal: '1000000', market_price: '0' });
    await aBond(app, userId, { expired: true });
    const active = await app.answer(findMyTotals, { token, query: { kind: 'bond', expired: false } });
    expect(active).toMatchObject({
      kind: 'bond',
      count: 2,
      activeCount: 2,
      expiredCount: 1,
      cost: { eur: 994_850, countedAtOne: [{ currency: 'JPY', amount: 985_000 }] },
      held: { eur: 10_440.07, oldestPriceDay: '2025-09-30', withoutValue: 1, withoutAccrued: [] },
      profit: { eur: -984_725 },
      profitWithIncome: { eur: 775 },
      withoutPrice: { count: 1, cost: [{ currency: 'JPY', amount: 985_000 }] },
    });
    const expired = await app.answer(findMyTotals, { token, query: { kind: 'bond', expired: true } });
    expect(expired).toMatchObject({ count: 1, held: null });
    expect(await app.answer(findMyTotals, { token, query: { kind: 'bond' } })).toMatchObject({ count: 3 });
  });
});

describe('the market value above a list', () => {
  it('is what the overview says: less what was sold, and at the purchase price without a market price', async () => {
    const { userId, token } = await aUser(app);
    const deal = { isin: 'DE000BU2Z031', buy_date: '2025-11-03', settlement_date: '2025-11-05' } as const;
    await aBond(app, userId, { ...deal, nominal: '15000', market_price_on: '2026-02-27' });
    await aBond(app, userId, { ...deal, nominal: '5000', direction: 'Sell', buy_date: '2026-01-15' });
    const neverPriced = { market_price: '0', buy_price: '91.4', nominal: '1000' } as const;
    await aBond(app, userId, { isin: 'FR0013407236', buy_date: '2025-12-01', ...neverPriced });
    const query = { kind: 'bond', expired: false } as const;
    const { held } = await app.answer(findMyTotals, { token, query });
    expect(held).toEqual({
      eur: 10_125 + 914,
      oldestPriceDay: '2025-12-01',
      withoutValue: 0,
      atPurchasePrice: 1,
      withoutAccrued: [{ reason: 'no_terms', count: 2 }],
    });
    expect(await app.answer(findMyOverview, { token })).toMatchObject({
      eur: { value: held?.eur },
      oldestPriceDay: held?.oldestPriceDay,
    });
  });

  it('is not known while nothing held has a value, and missing if nothing is held', async () => {
    const { userId, token } = await aUser(app);
    const query = { kind: 'bond' } as const;
    expect(await app.answer(findMyTotals, { token, query })).toMatchObject({ held: null });
    await aBond(app, userId, { currency: 'JPY' });
    expect(await app.answer(findMyTotals, { token, query })).toMatchObject({
      held: { eur: null, withoutValue: 1 },
    });
  });
});

describe.each(['etf', 'share'] as const)('the totals of kind %s', (kind) => {
  it('have value, profit and dividends of that kind only', async () => {
    const { userId, token } = await aUser(app);
    const held = { kind, dividend: '12.5', market_price_on: '2026-01-30' };
    const id = await anEtfOrShare(app, userId, held);
    await aDistribution(app, id);
    await aDistribution(app, id, { pay_day: '2026-03-03' });
    const other = await anEtfOrShare(app, userId, { kind: kind === 'etf' ? 'share' : 'etf' });
    await aDistribution(app, other);
    expect(await app.answer(findMyTotals, { token, query: { kind } })).toMatchObject({
      kind,
      count: 1,
      cost: { eur: 8_050 },
      held: { eur: 9_212.34, oldestPriceDay: '2026-01-30' },
      income: { eur: 12.5 },
      distributions: { eur: 40, countedAtOne: [] },
      profitWithIncome: { eur: 1_174.84 },
      computedYield: null,
    });
  });
});

describe('who sees totals', () => {
  it('is an administrator, of each user the same as the user', async () => {
    const { userId, token } = await aUser(app);
    await aBond(app, userId);
    const query = { kind: 'bond' } as const;
    const params = { id: userId };
    expect(await app.answer(findUserTotals, { token: admin.token, params, query })).toEqual(
      await app.answer(findMyTotals, { token, query }),
    );
    expect(await app.refusal(findUserTotals, { token, params, query })).toMatchObject({ status: 403 });
    expect(
      await app.refusal(findUserTotals, { token: admin.token, params: { id: UNKNOWN_ID }, query }),
    ).toMatchObject({ status: 404 });
    expect(await app.refusal(findMyTotals, { query })).toMatchObject({ status: 401 });
  });

  it('refuse an unknown kind', async () => {
    const { token } = await aUser(app);
    expect(await app.refusal(findMyTotals, { token, query: { kind: 'fund' } })).toMatchObject({
      status: 400,
      errors: [{ path: 'kind', message: 'must be bond, etf or share' }],
    });
  });
});
