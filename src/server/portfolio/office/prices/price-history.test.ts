import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBond, changeBond } from '#api/portfolio/bonds';
import { findInstrument } from '#api/portfolio/instruments/instruments';
import { findPriceBatch } from '#api/portfolio/instruments/prices';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aPriceDesk, TODAY } from '../../../../testing/factories/a-price-desk.ts';
import { aUser } from '../../../../testing/factories/a-user.ts';

let app: TestApp;
let desk: Awaited<ReturnType<typeof aPriceDesk>>;

beforeAll(async () => {
  app = await startTestApp();
  desk = await aPriceDesk(app);
});
afterAll(() => app.stop());

describe('the history of prices', () => {
  it('has the market prices typed at holdings, but not purchase prices nor holders’ own prices', async () => {
    const isin = desk.newIsin();
    const body = { ISIN: isin, BuyPrice: 98.5, MarketPrice: 99, Nominal: 10_000 };
    const { id } = await app.answer(addBond, {
      token: desk.admin.token,
      params: { id: desk.owner.userId },
      body,
    });
    const history = async () =>
      (await app.answer(findInstrument, { token: desk.owner.token, params: { isin } })).prices;
    expect(await history()).toEqual([]);
    const change = (fields: object) =>
      app.answer(changeBond, { token: desk.admin.token, params: { id }, body: { ...body, ...fields } });
    expect(await change({ MarketPrice: 99.5 })).toMatchObject({ marketPriceOn: TODAY });
    const entered = { day: TODAY, price: 99.5, kind: 'clean', currency: 'EUR', source: 'entered' };
    expect(await history()).toEqual([entered]);
    expect(await change({ MarketPrice: 99.5, Bank: 'Another' })).toMatchObject({ marketPriceOn: TODAY });
    await change({ MarketPrice: 97, HasOwnPrice: true });
    expect(await history()).toEqual([entered]);
    expect(await change({ MarketPrice: 0 })).toMatchObject({ marketPriceOn: null, hasOwnPrice: true });
  });

  it('prefers an entered price of a day to one from a file, and the newer of two', async () => {
    const isin = desk.newIsin();
    const id = await aBond(app, desk.owner.userId, { isin, buy_date: '2025-01-10' });
    await desk.save([{ isin, price: 101 }]);
    const file = await desk.save([{ isin, price: 102 }], { source: 'file' });
    expect(file.rows).toMatchObject([{ holders: 0, warnings: ['stays_behind_price'] }]);
    expect((await desk.find(id)).marketPrice).toBe(101);
    expect((await desk.save([{ isin, price: 103 }])).rows).toMatchObject([{ warnings: ['replaces_price'] }]);
    expect(await desk.listed(isin)).toMatchObject({ price: 103, source: 'entered' });
  });
});

describe('a file with many days of one security', () => {
  const DAYS = ['2026-02-23', '2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27'];
  const priceFile = (isin: string, prices: readonly number[]) =>
    prices.map((price, i) => ({ isin, price, day: DAYS[i] ?? TODAY }));
  const fromFile = { source: 'file' } as const;
  const isin = () => desk.newIsin();
  const listDays = async (id: string) =>
    (await app.answer(findInstrument, { token: desk.admin.token, params: { isin: id } })).prices.map(
      ({ day, price }) => `${day} ${price}`,
    );

  it('sets the market price from its newest day, in one save with one undo', async () => {
    const security = isin();
    const id = await aBond(app, desk.owner.userId, {
      ...{ isin: security, buy_date: '2025-01-10', market_price: '98.5' },
    });
    const before = await desk.find(id);
    const file = priceFile(security, [99, 99.5, 100, 100.5, 101]).reverse();
    const preview = await desk.save(file, { ...fromFile, preview: true });
    // Nominal 10,000 from 98.50 to 101, regardless of the price of the day before in the file.
    expect(preview.rows.map(({ holders, eur }) => [holders, eur])).toEqual([
      ...[[1, 250]],
      ...Array.from({ length: 4 }, () => [0, 0]),
    ]);
    const { batch } = await desk.save(file, fromFile);
    expect(await desk.find(id)).toMatchObject({ marketPrice: 101, marketPriceOn: '2026-02-27', version: 2 });
    expect(await listDays(security)).toHaveLength(5);
    expect((await desk.undo(batch)).status).toBe(204);
    expect(await desk.find(id)).toEqual({ ...before, version: 3 });
    expect(await listDays(security)).toEqual([]);
  });

  it('does not set the market price if a later day is known', async () => {
    const security = isin();
    const id = await aBond(app, desk.owner.userId, { isin: security, buy_date: '2025-01-10' });
    await desk.save([{ isin: security, price: 102 }]);
    const { rows } = await desk.save(priceFile(security, [100, 100.5, 101]), fromFile);
    expect(rows.map(({ holders }) => holders)).toEqual([0, 0, 0]);
    expect(await desk.find(id)).toMatchObject({ marketPrice: 102, marketPriceOn: TODAY, version: 2 });
    expect(await listDays(security)).toHaveLength(4);
  });

  it('says whether each day is new, replaced, unchanged or overridden, and adds each only once', async () => {
    const security = isin();
    await aBond(app, desk.owner.userId, { isin: security, buy_date: '2025-01-10' });
    await desk.save([{ isin: security, price: 100, day: DAYS[3] ?? '' }]);
    await desk.save(priceFile(security, [99.12345678, 99.5, 100]), fromFile);
    const later = priceFile(security, [99.12345678, 99.75, 100, 100.25, 101]);
    const { rows, batch } = await desk.save(later, fromFile);
    expect(rows.map(({ warnings }) => warnings)).toEqual([
      ...[['unchanged_price'], ['replaces_price'], ['unchanged_price'], ['stays_behind_price'], []],
    ]);
    expect(rows[1]).toMatchObject({ before: 99.5, after: 99.75 });
    const saved = await app.answer(findPriceBatch, {
      token: desk.admin.token,
      params: { batch: batch ?? 0 },
    });
    expect(saved.prices).toBe(3);
    expect(await listDays(security)).toEqual([
      ...['2026-02-27 101', '2026-02-26 100', '2026-02-25 100', '2026-02-24 99.75', '2026-02-23 99.12345678'],
    ]);
  });
});

describe('the list of prices', () => {
  it('has each held security with holders, quantity, last price and its age in business days', async () => {
    const isin = desk.newIsin();
    const other = await aUser(app);
    await aBond(app, desk.owner.userId, { isin, buy_date: '2025-01-10' });
    await aBond(app, desk.owner.userId, { isin, buy_date: '2025-01-10', direction: 'Sell', nominal: '4000' });
    await aBond(app, other.userId, { isin, buy_date: '2025-01-10', nominal: '500', market_price: '0' });
    expect(await desk.listed(isin)).toMatchObject({
      holders: 2,
      quantity: 6_500,
      price: 101.25,
      day: null,
      age: null,
    });
    await desk.save([{ isin, price: 101, day: '2026-02-20' }]);
    expect(await desk.listed(isin)).toEqual({
      isin,
      earlierIsins: [],
      name: null,
      kind: 'bond',
      priceBasis: 'percent',
      currency: 'EUR',
      holders: 2,
      ownPrices: 0,
      quantity: 6_500,
      price: 101,
      day: '2026-02-20',
      source: 'entered',
      age: 6,
      freshness: 'ageing',
    });
  });

  it('leaves out securities that were sold or are marked as expired, and counts only who holds them', async () => {
    const [sold, expired, held] = [desk.newIsin(), desk.newIsin(), desk.newIsin()];
    const { userId } = desk.owner;
    await aBond(app, userId, { isin: sold });
    await aBond(app, userId, { isin: sold, direction: 'Sell' });
    await aBond(app, userId, { isin: expired, expired: true });
    await aBond(app, userId, { isin: held });
    await aBond(app, (await aUser(app)).userId, { isin: held, expired: true });
    expect(await desk.listed(sold)).toBeUndefined();
    expect(await desk.listed(expired)).toBeUndefined();
    expect(await desk.listed(held)).toMatchObject({ holders: 1 });
  });

  it('marks securities without any price', async () => {
    const isin = desk.newIsin();
    await aBond(app, desk.owner.userId, { isin, market_price: '0' });
    expect((await desk.listed(isin))?.price).toEqual({ reason: 'no_price' });
  });
});
