import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeBond } from '#api/portfolio/bonds';
import { kindEndpoints } from '#api/portfolio/etfs-and-shares';
import { findInstrument } from '#api/portfolio/instruments/instruments';
import { savePrices } from '#api/portfolio/instruments/prices';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aPriceDesk, TODAY } from '../../../../testing/factories/a-price-desk.ts';
import { anAdministrator, aUser } from '../../../../testing/factories/a-user.ts';
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

describe('saving a price', () => {
  it('sets the market price of every open holding of the ISIN, with the same figures as an edit', async () => {
    const isin = desk.newIsin();
    const other = await aUser(app);
    const id = await aBond(app, desk.owner.userId, { ...TERMS, isin, market_price: '98.5' });
    const twin = await aBond(app, other.userId, { ...TERMS, isin, nominal: '500' });
    const edited = await aBond(app, desk.owner.userId, { ...TERMS, isin: desk.newIsin() });
    const expired = await aBond(app, desk.owner.userId, { ...TERMS, isin, expired: true });
    const before = await desk.find(expired);

    const { batch, rows } = await desk.save([{ isin, price: 101.2345 }]);
    expect(batch).toBeGreaterThan(0);
    expect(rows).toMatchObject([{ isin, day: TODAY, after: 101.2345, holders: 2 }]);

    const form = { ISIN: isin, BuyPrice: 98.5, MarketPrice: 101.2345, CleanPrice: 101.2345, Nominal: 10_000 };
    const terms = { Cupon: 2.25, BuyDate: '2025-01-10' };
    await app.answer(changeBond, {
      token: desk.admin.token,
      params: { id: edited },
      body: { ...form, ...terms, ISIN: desk.newIsin() },
    });
    const { marketPrice, cleanPrice, result, profit, amountPaid } = await desk.find(edited);
    const priced = await desk.find(id);
    expect(priced).toMatchObject({
      ...{ marketPrice, cleanPrice, result, profit, amountPaid },
      ...{ marketPriceOn: TODAY, version: 2 },
    });
    expect(priced.computedYieldPercent).not.toBeNull();
    expect(await desk.find(twin, other)).toMatchObject({ marketPrice: 101.2345, nominal: 500, version: 2 });
    expect(await desk.find(expired)).toEqual(before);
    expect(await listAudit(id)).toEqual([
      { market_price: [98.5, 101.2345], clean_price: [null, 101.2345], market_price_on: [null, TODAY] },
    ]);
  });

  it('skips holdings with their own price, with a newer price, and in another currency', async () => {
    const isin = desk.newIsin();
    const kept = [
      await aBond(app, desk.owner.userId, { isin, has_own_price: true }),
      await aBond(app, desk.owner.userId, { isin, market_price_on: TODAY }),
      await aBond(app, desk.owner.userId, { isin, currency: 'USD' }),
    ];
    const { rows } = await desk.save([{ isin, price: 99, day: '2026-02-27' }]);
    expect(rows[0]?.holders).toBe(0);
    for (const id of kept) expect(await desk.find(id)).toMatchObject({ marketPrice: 101.25, version: 1 });
    expect((await desk.listed(isin))?.ownPrices).toBe(1);
  });

  it('sets the unit price of ETFs and shares', async () => {
    const isin = desk.newIsin();
    await anEtfOrShare(app, desk.owner.userId, { kind: 'etf', isin });
    await desk.save([{ isin, price: 95.5 }]);
    const [etf] = (await app.answer(kindEndpoints('etf').listMine, { token: desk.owner.token })).filter(
      (each) => each.isin === isin,
    );
    expect(etf).toMatchObject({
      marketPrice: 95.5,
      result: 15,
      profit: 1_500,
      marketPriceOn: TODAY,
      version: 2,
    });
  });

  it('converts a dirty price to a clean one with the accrued interest of its day', async () => {
    const isin = desk.newIsin();
    const id = await aBond(app, desk.owner.userId, { ...TERMS, isin, market_price: '98.5' });
    await desk.save([{ isin, price: 99, kind: 'dirty', day: '2026-02-20' }]);
    // The accrued interest on 2026-02-20 is 1.125 × 30 / 181 = 0.18646…
    expect((await desk.find(id)).marketPrice).toBe(98.8135);
    const unknown = desk.newIsin();
    await aBond(app, desk.owner.userId, { isin: unknown, buy_date: '2025-01-10' });
    expect(await desk.refused([{ isin: unknown, price: 99, kind: 'dirty' }])).toEqual([
      'invalid_fields',
      'prices.0.kind: dirty_price_without_terms',
    ]);
  });

  it('uses the last of several days, and keeps all in the history', async () => {
    const isin = desk.newIsin();
    const id = await aBond(app, desk.owner.userId, { isin, buy_date: '2025-01-10' });
    await desk.save([
      { isin, price: 101, day: '2026-02-10' },
      { isin, price: 102, day: '2026-02-20' },
      { isin, price: 100, day: '2026-01-10' },
    ]);
    expect(await desk.find(id)).toMatchObject({ marketPrice: 102, marketPriceOn: '2026-02-20' });
    await desk.save([{ isin, price: 103, day: '2026-02-15' }]);
    expect(await desk.find(id)).toMatchObject({ marketPrice: 102, version: 2 });
    const { prices } = await app.answer(findInstrument, { token: desk.owner.token, params: { isin } });
    expect(prices.map(({ day, price }) => [day, price])).toEqual([
      ['2026-02-20', 102],
      ['2026-02-15', 103],
      ['2026-02-10', 101],
      ['2026-01-10', 100],
    ]);
  });

  it('previews without saving', async () => {
    const isin = desk.newIsin();
    const id = await aBond(app, desk.owner.userId, { isin, market_price: '98.5' });
    const preview = await desk.save([{ isin, price: 100 }], { preview: true });
    expect(preview).toEqual({
      batch: null,
      rows: [
        {
          isin,
          currentIsin: isin,
          day: TODAY,
          before: 98.5,
          after: 100,
          changePercent: 1.52,
          holders: 1,
          eur: 150,
          warnings: [],
        },
      ],
    });
    expect(await desk.find(id)).toMatchObject({ marketPrice: 98.5, version: 1 });
    expect((await desk.listed(isin))?.day).toBeNull();
  });

  it('stores the price of an ISIN that nobody holds, and says so', async () => {
    const isin = desk.newIsin();
    const unheld = { isin, price: 12.5, kind: 'unit', currency: 'USD' };
    expect((await desk.save([unheld])).rows).toMatchObject([{ holders: 0, warnings: ['nobody_holds'] }]);
    const instrument = await app.answer(findInstrument, { token: desk.admin.token, params: { isin } });
    expect(instrument).toMatchObject({ kind: 'other', currency: 'USD', prices: [{ price: 12.5 }] });
    expect(await desk.listed(isin)).toBeUndefined();
  });
});

it('simultaneous saves for the same holdings by two administrators run one after the other', async () => {
  const second = await anAdministrator(app);
  const pair = [desk.newIsin(), desk.newIsin()];
  const ids = await Promise.all(
    pair.map((isin) => aBond(app, desk.owner.userId, { isin, buy_date: '2025-01-10' })),
  );
  const prices = (price: number) => pair.map((isin) => ({ isin, price }));
  const answers = await Promise.all([
    app.request(savePrices, desk.sent(prices(101))),
    app.request(savePrices, { ...desk.sent(prices(102).reverse()), token: second.token }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const held = await Promise.all(ids.map((id) => desk.find(id)));
  expect(new Set(held.map(({ marketPrice }) => marketPrice)).size).toBe(1);
  expect(held.map(({ version }) => version)).toEqual([3, 3]);
});

async function listAudit(bondId: number) {
  const rows = await app.db
    .selectFrom('audit_entries')
    .select('changes')
    .where('target_type', '=', 'bond')
    .where('target_id', '=', bondId)
    .where('action', '=', 'changed')
    .execute();
  return rows.map(({ changes }) => changes);
}
