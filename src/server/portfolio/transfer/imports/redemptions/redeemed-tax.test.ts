import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../../testing/factories/a-user.ts';
import { aCsvFile } from '../../../../../testing/factories/imports/an-import.ts';
import { anImportDesk, BG } from '../../../../../testing/factories/imports/an-import-desk.ts';

let app: TestApp;
let desk: ReturnType<typeof anImportDesk>;
beforeAll(async () => {
  app = await startTestApp();
  desk = anImportDesk(app, await anAdministrator(app));
});
afterAll(() => app.stop());

type Bond = Parameters<typeof aBond>[2];
const bought = (nominal: string, more: Bond = {}): Bond => ({
  ...{ isin: BG, currency: 'EUR', buy_price: '98', market_price: '99', buy_date: '2023-01-10', nominal },
  ...{ amount_paid: String(Number(nominal) * 0.98), result: '0.01', profit: String(Number(nominal) * 0.01) },
  ...more,
});
const file = (amount: string, tax: string, currency = 'EUR') =>
  aCsvFile('ISIN;Date;Amount;Tax;Currency;Type', `${BG};2025-03-14;${amount};${tax};${currency};Redemption`);

const salesOf = ({ userId }: TestUser) =>
  app.db
    .selectFrom('bonds')
    .select(['direction', 'nominal', 'taxes_paid'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('direction', '=', 'Sell')
    .orderBy('nominal')
    .execute();

describe('the tax of a redemption', () => {
  it('is stored with the sales to the issuer, by their nominal, and goes with an undo', async () => {
    const holder = await aUser(app);
    await aBond(app, holder.userId, bought('1000'));
    await aBond(app, holder.userId, bought('2000'));
    const shown = await desk.preview(file('3000', '100'), holder);
    expect(await desk.rowsOf(shown)).toMatchObject([
      { target: 'redemption', isIncluded: true, errors: [], after: { nominal: 3000, taxesPaid: 100 } },
    ]);
    const done = await desk.confirm(shown);
    expect(await salesOf(holder)).toMatchObject([
      { nominal: '1000.00', taxes_paid: '33.33' },
      { nominal: '2000.00', taxes_paid: '66.67' },
    ]);
    expect((await desk.preview(file('3000', '100'), holder)).counts).toMatchObject({ new: 0, unchanged: 1 });
    await desk.undo(done);
    expect(await salesOf(holder)).toEqual([]);
  });

  it('is converted from lev at the legal rate', async () => {
    const holder = await aUser(app);
    await aBond(app, holder.userId, bought('1000', { currency: 'BGN' }));
    await desk.confirm(await desk.preview(file('1000', '195,58', 'BGN'), holder));
    expect(await salesOf(holder)).toMatchObject([{ taxes_paid: '100.00' }]);
  });

  it.each<[string, Bond, string]>([
    ['of a bond that matured by its terms, which has no sale', { maturity_date: '2025-03-14' }, 'EUR'],
    ['in dollars, while taxes are in euro', { currency: 'USD' }, 'USD'],
  ])('is said not to be stored %s', async (_, more, currency) => {
    const holder = await aUser(app);
    await aBond(app, holder.userId, bought('1000', more));
    const [row] = await desk.rowsOf(await desk.preview(file('1000', '10', currency), holder));
    expect(row).toMatchObject({
      isIncluded: true,
      errors: [{ rule: 'redemption_tax', values: { tax: '10', currency } }],
    });
    expect(row?.after).not.toHaveProperty('taxesPaid');
  });
});
