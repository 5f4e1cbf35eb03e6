import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BondId } from '#api/platform/ids';
import { changeBond } from '#api/portfolio/bonds';
import { actOnInstrument, undoInstrumentAction } from '#api/portfolio/instruments/instrument-actions';
import { findInstrument } from '#api/portfolio/instruments/instruments';
import { findPriceBatch, listPriceBatches, undoPrices } from '#api/portfolio/instruments/prices';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aPriceDesk } from '../../../../testing/factories/a-price-desk.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';

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

/** All columns of a bond and of a share, but for the version and the JSON with the version in it. */
async function stored(bond: BondId, share: string) {
  const bonds = await app.db.selectFrom('bonds').selectAll().where('id', '=', bond).execute();
  const shares = await app.db.selectFrom('etfs_and_shares').selectAll().where('isin', '=', share).execute();
  return [...bonds, ...shares].map((row) => ({ ...row, version: 0, computed_fields: '' }));
}

/** The holdings that an undone batch left as they are. */
async function kept(batch: number | null) {
  const { left } = await app.answer(findPriceBatch, {
    token: desk.admin.token,
    params: { batch: batch ?? 0 },
  });
  return left.map(({ holdingId }) => holdingId);
}

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

  it.each(['321', '312', '231', '213', '132', '123'])(
    'leaves the first values if three saves are undone in the order %s',
    async (order) => {
      const [bond, share] = [desk.newIsin(), desk.newIsin()];
      const id = await aBond(app, desk.owner.userId, { ...TERMS, isin: bond });
      await anEtfOrShare(app, desk.owner.userId, { kind: 'share', isin: share });
      const before = await stored(id, share);
      const batches: (number | null)[] = [];
      for (const price of [103.1, 103.2, 103.3])
        batches.push((await desk.save([bond, share].map((isin) => ({ isin, price })))).batch);
      for (const number of order) expect((await desk.undo(batches[Number(number) - 1]!)).status).toBe(204);
      expect(await stored(id, share)).toEqual(before);
    },
  );

  it('goes no further back than a change that somebody made between the saves', async () => {
    const isin = desk.newIsin();
    const id = await aBond(app, desk.owner.userId, { ...TERMS, isin });
    const { batch: first } = await desk.save([{ isin, price: 103.1 }]);
    const form = { ISIN: isin, BuyPrice: 98.5, MarketPrice: 103.1, Nominal: 20_000 };
    await app.answer(changeBond, { token: desk.admin.token, params: { id }, body: form });
    const { batch: second } = await desk.save([{ isin, price: 103.2 }]);
    const { batch: third } = await desk.save([{ isin, price: 103.3 }]);
    for (const batch of [third, second, first]) expect((await desk.undo(batch)).status).toBe(204);
    expect(await desk.find(id)).toMatchObject({ marketPrice: 103.1, nominal: 20_000 });
    expect(await kept(first)).toEqual([id]);
    expect(await kept(second)).toEqual([]);
  });

  it('works again after a save that was undone, and below a redenomination that was undone', async () => {
    const isin = desk.newIsin();
    const id = await aBond(app, desk.owner.userId, { ...TERMS, isin, currency: 'BGN' });
    const before = await stored(id, isin);
    const { batch: first } = await desk.save([{ isin, price: 103.1 }]);
    const { batch: undone } = await desk.save([{ isin, price: 103.2 }]);
    await desk.undo(undone);
    const { token } = desk.admin;
    const act = await app.answer(actOnInstrument, {
      ...{ token, params: { isin } },
      body: { kind: 'redenomination' },
    });
    const later = [await desk.save([{ isin, price: 104 }]), await desk.save([{ isin, price: 105 }])];
    for (const { batch } of later.toReversed()) await desk.undo(batch);
    await app.answer(undoInstrumentAction, { token, params: { batch: act.batch ?? 0 } });
    expect(await desk.find(id)).toMatchObject({ currency: 'BGN', nominal: 10_000, marketPrice: 103.1 });
    await desk.undo(first);
    expect(await stored(id, isin)).toEqual(before);
    expect(await kept(first)).toEqual([]);
  });

  it('takes back the prices that a redenomination and a split made from them, for good', async () => {
    const isin = desk.newIsin();
    await anEtfOrShare(app, desk.owner.userId, {
      ...{ kind: 'share', isin, currency: 'BGN', buy_date: '2025-01-10' },
    });
    const { batch: wrong } = await desk.save([{ isin, price: 195.583, day: '2026-01-15' }]);
    const { token } = desk.admin;
    const params = { isin };
    const prices = async () => (await app.answer(findInstrument, { token, params })).prices;
    const actions: number[] = [];
    for (const body of [
      { kind: 'redenomination' },
      { kind: 'split', day: '2026-02-02', newUnits: 4, oldUnits: 1 },
    ])
      actions.push((await app.answer(actOnInstrument, { token, params, body })).batch ?? 0);
    expect(await prices()).toMatchObject([{ price: 25, currency: 'EUR' }]);
    expect((await desk.undo(wrong)).status).toBe(204);
    expect(await prices()).toEqual([]);
    for (const batch of actions.toReversed()) {
      expect((await app.request(undoInstrumentAction, { token, params: { batch } })).status).toBe(204);
      expect(await prices()).toEqual([]);
    }
  });

  it('is refused if there is nothing to undo', async () => {
    expect((await desk.undo(999_999)).problem?.code).toBe('not_found');
    const refusal = (token?: string) =>
      app.refusal(undoPrices, { ...(token !== undefined && { token }), params: { batch: 1 } });
    expect((await refusal()).code).toBe('not_signed_in');
    expect((await refusal(desk.owner.token)).code).toBe('not_allowed');
  });
});
