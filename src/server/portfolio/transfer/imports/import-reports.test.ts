import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCsvFile } from '../../../../testing/factories/imports/an-import.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anImportDesk, BG } from '../../../../testing/factories/imports/an-import-desk.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;
let desk: ReturnType<typeof anImportDesk>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
  desk = anImportDesk(app, admin);
});
afterAll(() => app.stop());

describe('a report of this product', () => {
  const REPORT =
    'ISIN,Data,Bank,Direction,Currency,Nominal,Buy Price (%),Market Price (%),Clean Price,Result,Amount Paid,Profit,Buy Date,Settlement Date,Years Since Buy,Taxes Paid,Coupon,YTM,Expired';
  const line = (marketPrice: string) =>
    `${BG},,Fibank,Buy,BGN,1000,98.5,${marketPrice},,,,,2025-03-14,,,10,2.5,,No`;
  /** Taxes are in euro, whatever the currency of the bond. */
  const stored = {
    ...{ isin: BG, bank: 'Fibank', nominal: '1000', buy_price: '98.5', market_price: '99' },
    ...{ buy_date: '2025-03-14', coupon_percent: '2.5', currency: 'BGN' as const, taxes_paid: '10' },
  };

  it('shows what it changes field by field, deletes nothing, and is undone', async () => {
    const holder = await aUser(app);
    await aBond(app, holder.userId, stored);
    await aBond(app, holder.userId, { ...stored, nominal: '7' });
    const before = await desk.storedBonds();
    expect((await desk.upload(aCsvFile(REPORT, line('99')), holder)).counts).toMatchObject({
      unchanged: 1,
      new: 0,
    });
    const shown = await desk.upload(aCsvFile(REPORT, line('101.25')), holder);
    expect(shown).toMatchObject({ format: 'kupon-bonds', counts: { changed: 1, new: 0 } });
    expect(await desk.rowsOf(shown)).toMatchObject([
      { kind: 'changed', before: { marketPrice: 99 }, after: { marketPrice: 101.25 } },
    ]);
    const done = await desk.confirm(shown);
    expect(await desk.bondsOf(holder)).toMatchObject([
      { nominal: 1000, marketPrice: 101.25, profit: 27.5 },
      { nominal: 7, marketPrice: 99 },
    ]);
    expect(await desk.undo(done)).toEqual({ undone: 1, left: [], leftUsers: [] });
    expect(await desk.storedBonds()).toEqual(before);
  });
});

describe('prices in a file', () => {
  const price = (isin: string, value: string, day = '2025-11-20') => `${isin};${day};${value};EUR`;
  const HEADER = 'ISIN;Date;Price;Currency';

  it('are saved as in the grid, asked about where they look wrong, and taken back', async () => {
    const holder = await aUser(app);
    const [one, other] = ['XS1000000009', 'XS1000000017'];
    const days = { buy_date: '2025-01-10', market_price_on: '2025-11-18' };
    for (const isin of [one, other]) await aBond(app, holder.userId, { isin, market_price: '99', ...days });
    const file = aCsvFile(HEADER, price(one, '99.5'), price(other, '150'), price(one, '98', '2090-01-01'));
    const shown = await desk.preview(file, holder);
    expect(await desk.rowsOf(shown)).toMatchObject([
      { kind: 'new', target: 'price', isIncluded: true, before: { price: 99 }, after: { price: 99.5 } },
      {
        ...{ kind: 'new', isIncluded: false },
        errors: [{ rule: 'large_change', values: { last: '99', day: '2025-11-18', percent: 51.52 } }],
      },
      { kind: 'error', errors: [{ rule: 'day_in_future' }] },
    ]);
    const done = await desk.confirm(shown, { onlyGoodRows: true });
    const prices = async () => (await desk.bondsOf(holder)).map(({ marketPrice }) => marketPrice);
    expect(await prices()).toEqual([99.5, 99]);
    expect((await desk.preview(file, holder)).counts).toMatchObject({ new: 1, unchanged: 1, error: 1 });
    expect(await desk.undo(done)).toEqual({ undone: 1, left: [], leftUsers: [] });
    expect(await prices()).toEqual([99, 99]);
  });

  it('name the line that they repeat, and securities that nobody holds', async () => {
    const [isin, unknown] = ['XS1000000025', 'XS1000000033'];
    const days = { buy_date: '2025-01-10', market_price_on: '2025-11-18' };
    await aBond(app, admin.userId, { isin, market_price: '99', ...days });
    const file = aCsvFile(HEADER, price(isin, '-1'), price(isin, '99.5', '2025-11-19'), price(isin, '99.5', '2025-11-19'), price(unknown, '99')); // prettier-ignore
    expect(await desk.rowsOf(await desk.preview(file, admin))).toMatchObject([
      { row: 2, kind: 'error', errors: [{ rule: 'not_positive' }] },
      { row: 3, kind: 'new', errors: [] },
      { row: 4, kind: 'error', errors: [{ rule: 'repeated_price', values: { row: 3 } }] },
      { row: 5, kind: 'error', errors: [{ column: null, rule: 'nothing_held', values: { isin: unknown } }] },
    ]);
  });
});
