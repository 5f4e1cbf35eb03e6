import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBond, changeBond } from '#api/portfolio/bonds';
import { findInstrument } from '#api/portfolio/instruments';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { aPriceDesk, TODAY } from '../../../testing/factories/a-price-desk.ts';
import { aUser } from '../../../testing/factories/a-user.ts';

let app: TestApp;
let desk: Awaited<ReturnType<typeof aPriceDesk>>;

beforeAll(async () => {
  app = await startTestApp();
  desk = await aPriceDesk(app);
});
afterAll(() => app.stop());

describe('the history of prices', () => {
  it('has the market price that somebody types at a holding, not that of a purchase nor an own one', async () => {
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

  it('has of one day what was entered before what a file says, and of two the newer one', async () => {
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

  it('says where there is no price at all', async () => {
    const isin = desk.newIsin();
    await aBond(app, desk.owner.userId, { isin, market_price: '0' });
    expect((await desk.listed(isin))?.price).toEqual({ reason: 'no_price' });
  });
});
