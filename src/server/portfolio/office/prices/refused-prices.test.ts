import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPriceBatches, listPrices, savePrices } from '#api/portfolio/instruments/prices';
import { MAX_PRICE_ROWS } from '#domain/prices/read-price-rows';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aPriceDesk, TODAY } from '../../../../testing/factories/a-price-desk.ts';

let app: TestApp;
let desk: Awaited<ReturnType<typeof aPriceDesk>>;

beforeAll(async () => {
  app = await startTestApp();
  desk = await aPriceDesk(app);
});
afterAll(() => app.stop());

it('the maximum number of prices of a file is accepted at once, and one more is refused', async () => {
  const file = Array.from({ length: MAX_PRICE_ROWS }, (_, i) => ({
    ...{ isin: desk.newIsin(), price: 98.5, day: '2026-02-27', kind: 'clean', currency: 'EUR' },
    ...{ confirmed: [], priceAgain: 98.5 + i / 1_000_000 },
  }));
  const { rows } = await desk.save(file, { preview: true });
  expect(rows).toHaveLength(MAX_PRICE_ROWS);
  const more = [...file, { isin: desk.newIsin(), price: 98.5 }];
  expect(await desk.refused(more, { preview: true })).toEqual(['invalid_fields', 'prices: price_list']);
});

describe('a price is refused', () => {
  it('with the name of its row and field, and nothing from the request is saved', async () => {
    const [good, bad] = [desk.newIsin(), desk.newIsin()];
    const id = await aBond(app, desk.owner.userId, { isin: good, buy_date: '2025-01-10' });
    await aBond(app, desk.owner.userId, { isin: bad, buy_date: '2025-01-10' });
    const rows = [
      { isin: good, price: 101 },
      { isin: bad, price: 101, day: '2026-03-03' },
      { isin: bad, price: 0 },
      { isin: bad, price: 101, day: '2025-01-09' },
      { isin: bad, price: 101, day: '2025-02-01', currency: 'USD' },
      { isin: bad, price: 101, day: '2025-02-02', kind: 'unit' },
      { isin: desk.newIsin(), price: 101 },
      { isin: good, price: 102 },
    ];
    expect(await desk.refused(rows)).toEqual([
      'invalid_fields',
      'prices.7.isin: repeated_price',
      'prices.6.kind: required',
      'prices.6.currency: price_currency_needed',
      'prices.1.day: day_in_future',
      'prices.2.price: above_zero',
      'prices.3.day: day_before_first_purchase',
      'prices.4.currency: price_currency_differs',
      'prices.5.kind: price_kind_differs',
    ]);
    expect(await desk.find(id)).toMatchObject({ marketPrice: 101.25, version: 1 });
  });

  it.each([
    [0.985, 'looks_hundred_times_off'],
    [9_850, 'looks_hundred_times_off'],
    [109.34, 'large_change'],
  ])('after 98.50, if the warning about %d is not answered', async (price, rule) => {
    const isin = desk.newIsin();
    await aBond(app, desk.owner.userId, { isin, market_price: '98.5', buy_date: '2025-01-10' });
    await desk.save([{ isin, price: 98.5, day: '2026-02-27' }]);
    const [code, first] = await desk.refused([{ isin, price }]);
    expect([code, first]).toEqual(['warnings_unanswered', `prices.0.price: ${rule}`]);
    const preview = await desk.save([{ isin, price }], { preview: true });
    expect(preview.rows[0]?.warnings).toContain(rule);
    const confirmed = preview.rows[0]?.warnings;
    if (rule === 'looks_hundred_times_off') {
      expect(await desk.refused([{ isin, price, confirmed }])).toEqual([code, first]);
      expect(await desk.refused([{ isin, price, confirmed, priceAgain: 98.5 }])).toEqual([code, first]);
    }
    expect((await desk.save([{ isin, price, confirmed, priceAgain: price }])).batch).not.toBeNull();
  });

  it('with the whole file if more than a fifth of it has warnings', async () => {
    const rows = await Promise.all(
      Array.from({ length: 4 }, async (_, i) => {
        const isin = desk.newIsin();
        await aBond(app, desk.owner.userId, { isin, buy_date: '2025-01-10' });
        return { isin, price: i === 0 ? 1 : 101, priceAgain: 1, confirmed: ['unusual_clean_price'] };
      }),
    );
    expect(await desk.refused(rows, { source: 'file' })).toEqual([
      'invalid_fields',
      'prices: too_many_warnings',
    ]);
    expect((await desk.save(rows)).batch).not.toBeNull();
  });

  it.each([
    ['nothing', {}, 'prices'],
    ['no rows', { prices: [] }, 'prices'],
    ['a row without a price', { prices: [{ isin: 'XS1', day: TODAY }] }, 'prices.0.price'],
  ])('if it is %s', async (_, body, path) => {
    const { errors } = await app.refusal(savePrices, { token: desk.admin.token, body });
    expect(errors?.[0]?.path).toBe(path);
  });

  it('from everybody except administrators', async () => {
    for (const endpoint of [listPrices, savePrices, listPriceBatches]) {
      expect((await app.refusal(endpoint)).code).toBe('not_signed_in');
      expect((await app.refusal(endpoint, { token: desk.owner.token })).code).toBe('not_allowed');
    }
  });
});
