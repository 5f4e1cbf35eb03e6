import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../../testing/factories/a-user.ts';
import { aCsvFile } from '../../../../../testing/factories/imports/an-import.ts';
import { anImportDesk } from '../../../../../testing/factories/imports/an-import-desk.ts';

let app: TestApp;
let desk: ReturnType<typeof anImportDesk>;
beforeAll(async () => {
  app = await startTestApp();
  desk = anImportDesk(app, await anAdministrator(app));
});
afterAll(() => app.stop());

const ISIN = 'US912828W480';
const BOUGHT = {
  isin: ISIN,
  currency: 'USD',
  buy_price: '98',
  market_price: '99',
  buy_date: '2023-01-10',
  nominal: '15000',
  amount_paid: '14700',
  result: '0.01',
  profit: '150',
} as const;

const flexAction = (quantity: string, { day = '20240215', type = 'BM', id = '1' } = {}) =>
  `<CorporateAction accountId="U1" assetCategory="BOND" currency="USD" isin="${ISIN}" description="BOND MATURITY FOR USD 1.00 PER BOND" dateTime="${day};202500" quantity="-${quantity}" amount="0" proceeds="${quantity}" type="${type}" actionID="${id}" transactionID="${id}" />`;
const flexTradeAt = (price: string) =>
  `<Trade accountId="U1" assetCategory="BOND" currency="USD" isin="${ISIN}" description="T 2024" tradeID="7" transactionID="77" tradeDate="20230110" settleDateTarget="20230111" quantity="15000" tradePrice="${price}" tradeMoney="${Number(price) * 150}" ibCommission="0" ibCommissionCurrency="USD" taxes="0" accruedInt="0" buySell="BUY" levelOfDetail="EXECUTION" />`;
const flexTrade = flexTradeAt('98');
const flexFile = (...elements: readonly string[]) =>
  `<FlexQueryResponse queryName="q" type="AF"><FlexStatements count="1"><FlexStatement accountId="U1">\n${elements.join('\n')}\n</FlexStatement></FlexStatements></FlexQueryResponse>`;

const bondsOf = ({ userId }: TestUser) =>
  app.db
    .selectFrom('bonds')
    .select(['direction', 'nominal', 'buy_price', 'amount_paid', 'expired', 'closed_on', 'by_issuer'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
const allOf = ({ userId }: TestUser) =>
  app.db
    .selectFrom('bonds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
const withoutVersions = (rows: Awaited<ReturnType<typeof allOf>>) =>
  rows.map(({ version, computed_fields: computed, ...row }) => row);

describe('a redemption in a statement of Interactive Brokers', () => {
  it('closes 15,000 nominal on 2024-02-15, pays principal and no income, and can be undone', async () => {
    const holder = await aUser(app);
    await aBond(app, holder.userId, BOUGHT);
    const before = await allOf(holder);
    const file = flexFile(flexAction('15000'));
    const shown = await desk.preview(file, holder);
    expect(await desk.rowsOf(shown)).toMatchObject([
      {
        ...{ kind: 'new', target: 'redemption', isIncluded: true, errors: [] },
        after: { nominal: 15000, price: 100, amount: 15000, currency: 'USD', day: '2024-02-15', left: 0 },
      },
    ]);
    expect(await allOf(holder)).toEqual(before);
    const done = await desk.confirm(shown);
    expect(await bondsOf(holder)).toMatchObject([
      { direction: 'Buy', nominal: '15000.00', expired: true, closed_on: '2024-02-15', by_issuer: false },
      {
        ...{ direction: 'Sell', nominal: '15000.00', buy_price: '100.0000', amount_paid: '15000.00' },
        ...{ expired: true, closed_on: '2024-02-15', by_issuer: true },
      },
    ]);
    const stored = await app.db
      .selectFrom('payments')
      .selectAll()
      .where('user_id', '=', holder.userId)
      .execute();
    expect(stored).toEqual([]);
    const again = await desk.preview(file, holder);
    expect(again.counts).toMatchObject({ new: 0, unchanged: 1, included: 0 });
    await desk.confirm(again);
    expect(await bondsOf(holder)).toHaveLength(2);
    expect(await desk.undo(done)).toMatchObject({ left: [] });
    expect(withoutVersions(await allOf(holder))).toEqual(withoutVersions(before));
    expect((await desk.preview(file, holder)).counts).toMatchObject({ new: 1 });
  });

  it('of a part closes that part, and later the rest', async () => {
    const holder = await aUser(app);
    await aBond(app, holder.userId, BOUGHT);
    const part = flexAction('5000', { day: '20240115', id: '5' });
    const done = await desk.confirm(
      await desk.preview(flexFile(part, flexAction('10000', { id: '6' })), holder),
    );
    const rows = await bondsOf(holder);
    expect(rows.map(({ direction, nominal, closed_on: closed }) => [direction, nominal, closed])).toEqual([
      ['Buy', '10000.00', '2024-02-15'],
      ['Buy', '5000.00', '2024-01-15'],
      ['Sell', '5000.00', '2024-01-15'],
      ['Sell', '10000.00', '2024-02-15'],
    ]);
    const again = await desk.preview(flexFile(part, flexAction('10000', { id: '6' })), holder);
    expect(again.counts).toMatchObject({ new: 0, unchanged: 2 });
    expect(await desk.undo(done)).toMatchObject({ left: [] });
    expect(await bondsOf(holder)).toMatchObject([{ nominal: '15000.00', expired: false, closed_on: null }]);
  });

  it('of a purchase in the same file is left out with it', async () => {
    const holder = await aUser(app);
    const file = flexFile(flexTrade, flexAction('15000'));
    const shown = await desk.preview(file, holder);
    expect(shown.counts).toMatchObject({ new: 2, error: 0, included: 2 });
    const [purchase] = await desk.rowsOf(shown);
    const without = await desk.changeRows(shown, {
      included: [{ place: purchase!.place, isIncluded: false }],
    });
    expect(without.counts).toMatchObject({ included: 0 });
    const done = await desk.confirm(await desk.preview(file, holder));
    expect(await bondsOf(holder)).toMatchObject([
      { direction: 'Buy', expired: true, closed_on: '2024-02-15' },
      { direction: 'Sell', by_issuer: true },
    ]);
    expect(await desk.undo(done)).toMatchObject({ left: [] });
    expect(await bondsOf(holder)).toEqual([]);
  });

  it.each([
    { order: [3, 2, 1], left: [0, 0, 0] },
    { order: [2, 3, 1], left: [1, 0, 0] },
  ])(
    'of a purchase that the same file corrects is undone with the imports before it, in the order $order',
    async ({ order, left }) => {
      const holder = await aUser(app);
      const done = [];
      for (const file of [
        flexFile(flexTrade),
        flexFile(flexTradeAt('97')),
        flexFile(flexTradeAt('96'), flexAction('15000')),
      ]) {
        done.push(await desk.confirm(await desk.preview(file, holder)));
      }
      expect(done.at(-1)?.counts).toMatchObject({ changed: 1, new: 1, included: 2 });
      expect(await bondsOf(holder)).toMatchObject([
        { direction: 'Buy', buy_price: '96.0000', expired: true },
        { direction: 'Sell', by_issuer: true },
      ]);
      const undone = [];
      for (const number of order) undone.push(await desk.undo(done[number - 1]!));
      expect(undone.map((each) => each.left.length)).toEqual(left);
      expect(await bondsOf(holder)).toEqual([]);
    },
  );

  it('is an error that says how much is held', async () => {
    const holder = await aUser(app);
    const file = flexFile(flexAction('15000'));
    expect((await desk.rowsOf(await desk.preview(file, holder)))[0]).toMatchObject({
      ...{ kind: 'error', errors: [{ rule: 'nothing_held', values: { isin: ISIN } }] },
    });
    await aBond(app, holder.userId, { ...BOUGHT, nominal: '10000' });
    expect((await desk.rowsOf(await desk.preview(file, holder)))[0]).toMatchObject({
      kind: 'error',
      errors: [{ rule: 'redeems_more_than_held', values: { isin: ISIN, nominal: '15000', held: '10000' } }],
    });
  });

  it('is refused if the bonds have changed since the preview', async () => {
    const holder = await aUser(app);
    const id = await aBond(app, holder.userId, BOUGHT);
    const shown = await desk.preview(flexFile(flexAction('15000')), holder);
    await app.db.updateTable('bonds').set({ nominal: '9000' }).where('id', '=', id).execute();
    expect(await desk.refusedConfirm(shown)).toMatchObject({ code: 'edit_conflict' });
  });
});

describe('a redemption in other files', () => {
  it('at maturity closes the bond without a sale, since its terms already repay it', async () => {
    const holder = await aUser(app);
    await aBond(app, holder.userId, { ...BOUGHT, maturity_date: '2024-02-15', coupon_frequency: 2 });
    const file = aCsvFile(
      'ISIN;Payment date;Amount;Currency;Type',
      `${ISIN};2024-02-16;15000;USD;Redemption`,
    );
    const shown = await desk.preview(file, holder);
    expect(await desk.rowsOf(shown)).toMatchObject([{ kind: 'new', after: { nominal: 15000, left: 0 } }]);
    await desk.confirm(shown);
    expect(await bondsOf(holder)).toMatchObject([
      { direction: 'Buy', expired: true, closed_on: '2024-02-16' },
    ]);
    expect((await desk.preview(file, holder)).counts).toMatchObject({ new: 0, unchanged: 1 });
  });
});
