import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { changeBond, findMyBond } from '#api/portfolio/bonds';
import { listMyCashFlows } from '#api/portfolio/cash-flows';
import { kindEndpoints } from '#api/portfolio/etfs-and-shares';
import {
  actOnInstrument,
  findInstrumentAction,
  listInstrumentActions,
  redenominateAll,
  undoInstrumentAction,
} from '#api/portfolio/instruments/instrument-actions';
import { findInstrument } from '#api/portfolio/instruments/instruments';
import { addMyPayment, listMyPayments } from '#api/portfolio/payments';
import { listMyPositions } from '#api/portfolio/figures/positions';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aCashFlow } from '../../../../testing/factories/a-cash-flow.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { aPriceDesk } from '../../../../testing/factories/a-price-desk.ts';
import { aUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';

let app: TestApp;
let desk: Awaited<ReturnType<typeof aPriceDesk>>;

beforeAll(async () => {
  app = await startTestApp();
  desk = await aPriceDesk(app);
});
afterAll(() => app.stop());

const LEV = { currency: 'BGN', buy_date: '2024-01-10' } as const;

const sent = (isin: string, rest: object = {}) => ({
  token: desk.admin.token,
  params: { isin },
  body: { kind: 'redenomination', ...rest },
});
async function redenominate(isin: string, rest?: object) {
  const answer = await app.answer(actOnInstrument, sent(isin, rest));
  return answer.kind === 'redenomination' ? answer : expect.fail(answer.kind);
}
const undo = (batch: number | null) =>
  app.request(undoInstrumentAction, { token: desk.admin.token, params: { batch: batch ?? 0 } });
const shares = async () => app.answer(kindEndpoints('share').listMine, { token: desk.owner.token });
const ofBond = (bondId: number) => ({ token: desk.owner.token, params: { bondId } });
const positions = (isin: string) =>
  app
    .answer(listMyPositions, { token: desk.owner.token })
    .then((all) => all.filter((position) => position.isin === isin));

describe('redenominating a security', () => {
  it('converts the bonds of all holders to euro: nominal and amounts, but not prices in percent', async () => {
    const isin = desk.newIsin();
    const other = await aUser(app);
    const id = await aBond(app, desk.owner.userId, {
      ...LEV,
      isin,
      taxes_paid: '12.5',
      coupon_percent: '3.1',
    });
    const expired = await aBond(app, other.userId, { ...LEV, isin, nominal: '100', expired: true });
    const deleted = await aBond(app, desk.owner.userId, { ...LEV, isin, deleted_at: app.clock.now() });
    const before = await desk.find(id);

    const preview = await redenominate(isin, { preview: true });
    expect(preview).toMatchObject({ batch: null, securities: 1, holders: 2, holdings: 2 });
    expect(await desk.find(id)).toEqual(before);

    const { batch, ...done } = await redenominate(isin);
    expect(batch).toBeGreaterThan(0);
    expect(done).toEqual({ ...preview, batch: undefined });
    expect(done.amountPaid).toEqual({ lev: 9_948.5, eur: 5_086.59 });
    expect(done.rows[0]).toMatchObject({
      ...{ username: desk.owner.username, holding: 'bond', holdingId: id, isin, direction: 'Buy' },
      before: { currency: 'BGN', quantity: 10_000, amountPaid: 9_850 },
      after: { currency: 'EUR', quantity: 5_112.92, amountPaid: 5_036.23 },
    });
    expect(await desk.find(id)).toEqual({
      ...before,
      ...{ currency: 'EUR', nominal: 5_112.92, amountPaid: 5_036.23, profit: 140.61, version: 2 },
    });
    expect(await desk.find(expired, other)).toMatchObject({ currency: 'EUR', nominal: 51.13, expired: true });
    const kept = app.db.selectFrom('bonds').select(['currency', 'nominal']).where('id', '=', deleted);
    expect(await kept.execute()).toEqual([{ currency: 'BGN', nominal: '10000.00' }]);
    expect(await listAudit(id)).toEqual([{ currency: ['BGN', 'EUR'], nominal: [10_000, 5_112.92] }]);
  });

  it('keeps the units of a share, divides its prices without rounding, and its fees and dividend to cents', async () => {
    const isin = desk.newIsin();
    const id = await anEtfOrShare(app, desk.owner.userId, {
      ...{ ...LEV, kind: 'share', isin, nominal: '1000000', buy_price: '1', market_price: '2' },
      ...{ fees_paid_1: '10', dividend: '5.5', market_price_on: '2026-02-02' },
    });
    await redenominate(isin);
    const [share] = (await shares()).filter((each) => each.isin === isin);
    expect(share).toMatchObject({
      ...{ currency: 'EUR', nominal: 1_000_000, buyPrice: 0.511291881196, marketPrice: 1.022583762392 },
      // Multiplied by 0.5113, the amount would be 511,300.00.
      ...{ amountPaid: 511_291.88, profit: 511_291.88, feesPaid1: 5.11, feesPaid2: null, dividend: 2.81 },
      ...{ marketPriceOn: '2026-02-02', version: 2 },
    });
    const { currency, isin: code, name, direction, bank, nominal } = share!;
    const identity = { currency, isin: code, name, direction, bank, nominal };
    await app.answer(kindEndpoints('share').change, {
      token: desk.admin.token,
      params: { id },
      body: { ...identity, buyPrice: 0.5113, marketPrice: 1.0226, name: 'Another name' },
    });
    const [changed] = (await shares()).filter((each) => each.isin === isin);
    expect(changed).toMatchObject({ name: 'Another name', buyPrice: 0.511291881196, amountPaid: 511_291.88 });
  });

  it('converts the price history and the security: percentages stay, unit prices are divided', async () => {
    const [bond, share] = [desk.newIsin(), desk.newIsin()];
    await aBond(app, desk.owner.userId, { ...LEV, isin: bond });
    await anEtfOrShare(app, desk.owner.userId, { ...LEV, kind: 'share', isin: share });
    await desk.save([
      { isin: bond, price: 101.5, day: '2025-12-01' },
      { isin: share, price: 100, day: '2025-12-01' },
    ]);
    const find = (isin: string) => app.answer(findInstrument, { token: desk.admin.token, params: { isin } });
    const done = await redenominate(share);
    await redenominate(bond);
    expect(done.prices).toBe(1);
    expect(await find(bond)).toMatchObject({
      currency: 'EUR',
      prices: [{ price: 101.5, kind: 'clean', currency: 'EUR', day: '2025-12-01', source: 'entered' }],
    });
    expect(await find(share)).toMatchObject({
      currency: 'EUR',
      prices: [{ price: 51.129188119622, currency: 'EUR', day: '2025-12-01' }],
    });
    expect((await undo(done.batch)).status).toBe(204);
    expect(await find(share)).toMatchObject({ currency: 'BGN', prices: [{ price: 100, currency: 'BGN' }] });
  });

  it('changes nothing the second time, and refuses what does not exist', async () => {
    const isin = desk.newIsin();
    const id = await aBond(app, desk.owner.userId, { ...LEV, isin });
    await redenominate(isin);
    const before = await desk.find(id);
    expect(await redenominate(isin)).toMatchObject({ batch: null, holdings: 0, prices: 0, rows: [] });
    expect(await desk.find(id)).toEqual(before);
    expect((await app.refusal(actOnInstrument, sent('XS404'))).code).toBe('not_found');
    const wrong = await app.refusal(actOnInstrument, sent(isin, { issue: { total: 0, count: 0 } }));
    expect(wrong.errors?.map(({ path }) => path)).toEqual(['issue.total', 'issue.count']);
    const asUser = { ...sent(isin), token: desk.owner.token };
    expect((await app.refusal(actOnInstrument, asUser)).code).toBe('not_allowed');
    expect((await app.refusal(redenominateAll, { body: { kind: 'redenomination' } })).code).toBe(
      'not_signed_in',
    );
  });

  it('is previewed page by page, with the total counts and sums', async () => {
    const isin = desk.newIsin();
    for (const nominal of ['1000', '2000', '3000'])
      await aBond(app, desk.owner.userId, { ...LEV, isin, nominal });
    const all = await redenominate(isin, { preview: true });
    const { rows, ...rest } = await redenominate(isin, { preview: true, skip: 2 });
    expect(rows).toEqual(all.rows.slice(2));
    expect(rest).toEqual({ ...all, rows: undefined });
    expect(all).toMatchObject({ holdings: 3, rows: [{}, {}, {}] });
    const wrong = await app.refusal(actOnInstrument, sent(isin, { preview: true, skip: -1 }));
    expect(wrong.errors).toMatchObject([{ path: 'skip', rule: 'whole_number_between' }]);
  });

  it('uses the unrounded nominal of one bond if the size of the issue is given', async () => {
    const isin = desk.newIsin();
    const id = await aBond(app, desk.owner.userId, { ...LEV, isin, nominal: '10000000' });
    await redenominate(isin, { issue: { total: 10_000_000, count: 10_000 } });
    expect(await desk.find(id)).toMatchObject({ nominal: 5_112_918.81 });
  });
});

describe('the payments and cash flows of a redenominated bond', () => {
  it('payments before 2026 stay in lev and count at the legal rate; later ones become euro', async () => {
    const isin = desk.newIsin();
    const id = await aBond(app, desk.owner.userId, { ...LEV, isin });
    await aPayment(app, id, { profit: '100', taxes_paid: '5', payment_date: '2025-12-31' });
    await aPayment(app, id, { profit: '100', taxes_paid: null, payment_date: '2026-01-01' });
    const { batch, payments } = await redenominate(isin);
    expect(payments).toEqual({ inLev: 1, inEuro: 1 });
    expect(await app.answer(listMyPayments, ofBond(id))).toMatchObject([
      { profit: 100, taxesPaid: 5, currency: 'BGN', version: 2 },
      { profit: 51.13, taxesPaid: null, currency: 'EUR', version: 2 },
    ]);
    const body = { profit: 20, paymentDate: '2026-02-01' };
    expect(await app.answer(addMyPayment, { ...ofBond(id), body })).not.toHaveProperty('currency');
    await undo(batch);
    expect(await app.answer(listMyPayments, ofBond(id))).toMatchObject([
      { profit: 100, version: 3 },
      { profit: 100, version: 3 },
      { profit: 20, currency: 'EUR' },
    ]);
  });

  it('cash flows become euro, and add up as before', async () => {
    const isin = desk.newIsin();
    const id = await aBond(app, desk.owner.userId, { ...LEV, isin });
    const amounts = { interim_cash_flow: '0.01', principal_cash_flow: '-985', total_cash_flows: '-984.99' };
    await aCashFlow(app, id, { ...amounts, position: '1000', cumulative_cash_flows: '-984.99' });
    expect((await redenominate(isin)).cashFlows).toBe(1);
    expect(await app.answer(listMyCashFlows, ofBond(id))).toMatchObject([
      { position: 511.29, interimCashFlow: 0.01, principalCashFlow: -503.62, totalCashFlows: -503.61 },
    ]);
  });
});

describe('positions', () => {
  it('a sale in euro of a purchase in lev exceeds the holding until the purchases are redenominated', async () => {
    const isin = desk.newIsin();
    for (let i = 0; i < 3; i += 1) await aBond(app, desk.owner.userId, { ...LEV, isin, nominal: '1000' });
    const sale = { isin, direction: 'Sell', nominal: '1533.88', buy_date: '2026-02-02' } as const;
    await aBond(app, desk.owner.userId, sale);
    expect((await positions(isin)).find(({ currency }) => currency === 'EUR')).toMatchObject({
      problem: 'sold_more_than_held',
      problemDeal: { isHeldInLev: true },
    });
    await redenominate(isin);
    expect(await positions(isin)).toMatchObject([{ currency: 'EUR', quantity: 0, cost: 0, problem: null }]);
  });
});

describe('undoing a redenomination', () => {
  it('restores the values of all holders, and names what was changed meanwhile', async () => {
    const isin = desk.newIsin();
    const id = await aBond(app, desk.owner.userId, { ...LEV, isin });
    const changed = await aBond(app, desk.owner.userId, { ...LEV, isin });
    const before = await desk.find(id);
    const { batch } = await redenominate(isin);
    const form = { ISIN: isin, Currency: 'EUR', BuyPrice: 98.5, MarketPrice: 99, Nominal: 7_000 };
    await app.answer(changeBond, { token: desk.admin.token, params: { id: changed }, body: form });
    expect((await undo(batch)).status).toBe(204);
    expect(await desk.find(id)).toEqual({ ...before, version: 3 });
    expect(await desk.find(changed)).toMatchObject({ currency: 'EUR', nominal: 7_000 });
    const found = await app.answer(findInstrumentAction, {
      token: desk.admin.token,
      params: { batch: batch ?? 0 },
    });
    expect(found.left).toEqual([
      {
        ...{ userId: desk.owner.userId, username: desk.owner.username },
        ...{ holding: 'bond', holdingId: changed, isin, state: 'active' },
      },
    ]);
    expect((await undo(batch)).problem?.code).toBe('already_undone');
    expect((await undo(999_999)).problem?.code).toBe('not_found');
    const [last] = await app.answer(listInstrumentActions, { token: desk.admin.token });
    expect(last).toMatchObject({
      id: batch,
      kind: 'redenomination',
      savedBy: desk.admin.username,
      holdings: 1,
    });
    // What is still in lev can be redenominated again.
    expect(await redenominate(isin)).toMatchObject({ holdings: 1 });
  });
});

it('an edit that began before it gets a conflict, and two redenominations at once do the work once', async () => {
  const isin = desk.newIsin();
  const id = await aBond(app, desk.owner.userId, { ...LEV, isin });
  const answers = await Promise.all([redenominate(isin), redenominate(isin)]);
  expect(answers.map(({ holdings }) => holdings).sort()).toEqual([0, 1]);
  expect(await desk.find(id)).toMatchObject({ nominal: 5_112.92, version: 2 });
  const form = { ISIN: isin, Currency: 'BGN', BuyPrice: 98.5, MarketPrice: 99, Nominal: 10_000, version: 1 };
  const refused = await app.refusal(changeBond, { token: desk.admin.token, params: { id }, body: form });
  expect(refused).toMatchObject({ code: 'edit_conflict', current: { currency: 'EUR' } });
});

it('every security in lev is redenominated in one action', async () => {
  const owner = await aUser(app);
  const isins = [desk.newIsin(), desk.newIsin()];
  const ids = await Promise.all(isins.map((isin) => aBond(app, owner.userId, { ...LEV, isin })));
  const { batch, rows } = await app.answer(redenominateAll, {
    token: desk.admin.token,
    body: { kind: 'redenomination', day: calendarDate('2026-01-01') },
  });
  expect(rows.map(({ isin }) => isin)).toEqual(expect.arrayContaining(isins));
  for (const id of ids) {
    const bond = await app.answer(findMyBond, { token: owner.token, params: { id } });
    expect(bond).toMatchObject({ currency: 'EUR', nominal: 5_112.92 });
  }
  await undo(batch);
  const bond = await app.answer(findMyBond, { token: owner.token, params: { id: ids[0]! } });
  expect(bond).toMatchObject({ currency: 'BGN', nominal: 10_000 });
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
