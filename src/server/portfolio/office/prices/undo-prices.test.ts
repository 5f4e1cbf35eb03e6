import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeBond } from '#api/portfolio/bonds';
import { findPriceBatch, listPriceBatches, undoPrices } from '#api/portfolio/instruments/prices';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aPriceDesk } from '../../../../testing/factories/a-price-desk.ts';

let app: TestApp;
let desk: Awaited<ReturnType<typeof aPriceDesk>>;

beforeAll(async () => {
  app = await startTestApp();
  desk = await aPriceDesk(app);
});
afterAll(() => app.stop());

const TERMS = {
  coupon_percent: '2.25',
  maturity_date: '2028-01-21',
  coupon_frequency: 2,
  day_count: 'ACT/ACT-ICMA',
  issue_date: '2024-01-21',
  buy_date: '2025-01-10',
} as const;

describe('undoing saved prices', () => {
  it('restores the values of every holding, and names those that were changed meanwhile', async () => {
    const isin = desk.newIsin();
    const id = await aBond(app, desk.owner.userId, {
      ...TERMS,
      isin,
      market_price: '98.5',
      clean_price: '98.4',
    });
    const changed = await aBond(app, desk.owner.userId, { ...TERMS, isin });
    const before = await desk.find(id);
    const { batch } = await desk.save([{ isin, price: 99 }]);
    const form = { ISIN: isin, BuyPrice: 98.5, MarketPrice: 99, Nominal: 20_000 };
    await app.answer(changeBond, { token: desk.admin.token, params: { id: changed }, body: form });

    const [saved] = await app.answer(listPriceBatches, { token: desk.admin.token });
    expect(saved).toMatchObject({ id: batch, prices: 1, holdings: 2, undoneAt: null });
    expect((await desk.undo(batch)).status).toBe(204);
    const after = await desk.find(id);
    expect(after).toEqual({ ...before, version: 3 });
    expect(await desk.find(changed)).toMatchObject({ marketPrice: 99, nominal: 20_000 });
    const found = await app.answer(findPriceBatch, {
      token: desk.admin.token,
      params: { batch: batch ?? 0 },
    });
    expect(found).toMatchObject({ prices: 1, holdings: 1, undoneAt: app.clock.now().toISOString() });
    expect(found.left).toMatchObject([
      { userId: desk.owner.userId, holding: 'bond', holdingId: changed, isin, state: 'active' },
    ]);
    expect((await desk.listed(isin))?.source).toBeNull();
    expect((await desk.undo(batch)).problem?.code).toBe('already_undone');
  });

  it('is refused if there is nothing to undo', async () => {
    expect((await desk.undo(999_999)).problem?.code).toBe('not_found');
    const refusal = (token?: string) =>
      app.refusal(undoPrices, { ...(token !== undefined && { token }), params: { batch: 1 } });
    expect((await refusal()).code).toBe('not_signed_in');
    expect((await refusal(desk.owner.token)).code).toBe('not_allowed');
  });
});
