import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  actOnInstrument,
  findInstrumentAction,
  listInstrumentActions,
  undoInstrumentAction,
} from '#api/portfolio/instruments/instrument-actions';
import { changeInstrument } from '#api/portfolio/instruments/instruments';
import { listMyPositions } from '#api/portfolio/figures/positions';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
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

const DAY = '2026-02-02';
const BOUGHT = {
  ...{ nominal: '10000', buy_price: '98.5', market_price: '99', buy_date: '2025-01-10' },
  ...{ amount_paid: '9850', result: '0.005', profit: '50' },
} as const;

const sent = (isin: string, body: object) => ({
  token: desk.admin.token,
  params: { isin },
  body: { day: DAY, ...body },
});

async function act(isin: string, body: object) {
  const answer = await app.answer(actOnInstrument, sent(isin, body));
  if (answer.kind === 'redenomination') expect.fail(answer.kind);
  return answer;
}

/** The error code, and the field errors. */
async function refused(isin: string, body: object) {
  const { code, errors } = await app.refusal(actOnInstrument, sent(isin, body));
  return [code, ...(errors ?? []).map(({ path, rule }) => `${path}: ${rule}`)];
}

const batchRequest = (batch: number | null) => ({ token: desk.admin.token, params: { batch: batch ?? 0 } });
const undo = (batch: number | null) => app.request(undoInstrumentAction, batchRequest(batch));

/** All rows of an ISIN with the columns that may change, without rows that a batch added and its undo deleted. */
const listRows = (isin: string) =>
  app.db
    .selectFrom('bonds')
    .select(['id', 'direction', 'nominal', 'amount_paid', 'profit', 'expired', 'closed_on', 'buy_price'])
    .where('isin', '=', isin)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

const position = async (isin: string, who = desk.owner) =>
  (await app.answer(listMyPositions, { token: who.token })).find((each) => each.isin === isin);

describe('a redemption', () => {
  it('closes the holding and pays its nominal: 10,000 at 100 are 10,000.00', async () => {
    const isin = desk.newIsin();
    const id = await aBond(app, desk.owner.userId, { ...BOUGHT, isin });
    const before = await listRows(isin);
    const preview = await act(isin, { kind: 'redemption', preview: true });
    expect(preview).toMatchObject({ batch: null, holders: 1, holdings: 1, left: [] });
    expect(preview.paid).toEqual([{ currency: 'EUR', amount: 10_000 }]);
    expect(preview.rows[0]).toMatchObject({
      ...{ holdingId: id, username: desk.owner.username, after: null, paid: 10_000 },
      before: { quantity: 10_000, amountPaid: 9_850 },
    });
    expect(await listRows(isin)).toEqual(before);

    const { batch, ...done } = await act(isin, { kind: 'redemption' });
    expect(done).toEqual({ ...preview, batch: undefined });
    expect(await desk.find(id)).toMatchObject({ expired: true, closedOn: DAY, closedOnAssumed: false });
    // The repayment is a sale to the issuer, so the gain is known and no capital counts as income.
    const sales = (await listRows(isin)).filter(({ direction }) => direction === 'Sell');
    expect(sales).toMatchObject([
      { nominal: '10000.00', amount_paid: '10000.00', expired: true, closed_on: DAY },
    ]);
    expect(await position(isin)).toMatchObject({ quantity: 0, realised: 150, problem: null });

    expect(await refused(isin, { kind: 'redemption' })).toEqual([
      'invalid_fields',
      'day: action_done_already',
    ]);
    expect((await undo(batch)).status).toBe(204);
    expect(await listRows(isin)).toEqual(before);
    expect(await position(isin)).toMatchObject({ quantity: 10_000 });
    expect((await app.refusal(undoInstrumentAction, batchRequest(batch))).code).toBe('already_undone');
    // After the undo it can be applied again.
    expect(await act(isin, { kind: 'redemption' })).toMatchObject({ holdings: 1 });
  });

  it('of many holders pays each for what they have not sold, or changes nothing', async () => {
    const isin = desk.newIsin();
    const other = await aUser(app);
    await aBond(app, desk.owner.userId, { ...BOUGHT, isin });
    await aBond(app, desk.owner.userId, {
      ...{ ...BOUGHT, isin, direction: 'Sell', nominal: '2500', buy_date: '2025-06-01' },
    });
    await aBond(app, other.userId, { ...BOUGHT, isin, nominal: '3000' });
    const { paid, holders } = await act(isin, { kind: 'redemption', price: 101 });
    expect({ paid, holders }).toEqual({ paid: [{ currency: 'EUR', amount: 10_605 }], holders: 2 });
    expect(await position(isin)).toMatchObject({ quantity: 0, problem: null });
    expect(await position(isin, other)).toMatchObject({ quantity: 0, realised: 75 });
    expect((await listRows(isin)).every(({ expired }) => expired)).toBe(true);
  });

  it('at maturity pays what the terms say', async () => {
    const isin = desk.newIsin();
    const terms = { maturity_date: DAY, coupon_percent: '4', coupon_frequency: 1 } as const;
    await aBond(app, desk.owner.userId, { ...BOUGHT, ...terms, isin });
    expect(await refused(isin, { kind: 'redemption', price: 99 })).toEqual([
      'invalid_fields',
      'price: price_of_terms',
    ]);
    expect(await act(isin, { kind: 'redemption' })).toMatchObject({
      paid: [{ currency: 'EUR', amount: 10_000 }],
    });
    expect(await position(isin)).toMatchObject({ quantity: 0, realised: 150, problem: null });
    expect(await listRows(isin)).toHaveLength(1);
  });
});

describe('a partial redemption', () => {
  it('reduces nominal and amount paid in proportion, part by part, until nothing is left', async () => {
    const isin = desk.newIsin();
    const id = await aBond(app, desk.owner.userId, { ...BOUGHT, isin });
    const part = (day: string) => act(isin, { kind: 'partial_redemption', percent: 25, day });
    const first = await part('2025-03-01');
    expect(first.rows[0]).toMatchObject({
      paid: 2_500,
      after: { quantity: 7_500, amountPaid: 7_387.5, profit: 37.5 },
    });
    expect(await desk.find(id)).toMatchObject({ nominal: 7_500, amountPaid: 7_387.5, expired: false });
    expect(await position(isin)).toMatchObject({ quantity: 7_500, cost: 7_387.5, realised: 37.5 });
    const second = await part('2025-06-01');
    expect(second.rows[0]).toMatchObject({ paid: 2_500, after: { quantity: 5_000 } });
    expect(await refused(isin, { kind: 'partial_redemption', percent: 50.01 })).toEqual([
      'invalid_fields',
      'percent: more_than_outstanding',
    ]);
    expect(await refused(isin, { kind: 'partial_redemption', percent: 25, day: '2025-05-01' })).toEqual([
      'invalid_fields',
      'day: later_action',
    ]);
    expect((await app.refusal(undoInstrumentAction, batchRequest(first.batch))).code).toBe('later_action');
    const last = await act(isin, { kind: 'partial_redemption', percent: 50 });
    expect(last.rows[0]).toMatchObject({ paid: 5_000, after: null });
    expect(await position(isin)).toMatchObject({ quantity: 0, realised: 150 });
    await undo(last.batch);
    await undo(second.batch);
    expect(await position(isin)).toMatchObject({ quantity: 7_500 });
    const listed = await app.answer(listInstrumentActions, { token: desk.admin.token, query: { isin } });
    expect(listed.map(({ kind, day, undoneAt }) => [kind, day, undoneAt !== null])).toEqual([
      ['partial_redemption', DAY, true],
      ['partial_redemption', '2025-06-01', true],
      ['partial_redemption', '2025-03-01', false],
    ]);
  });

  it('repays each lot in proportion, also with FIFO', async () => {
    const isin = desk.newIsin();
    await aBond(app, desk.owner.userId, { ...BOUGHT, isin, buy_price: '90' });
    await aBond(app, desk.owner.userId, {
      ...{ ...BOUGHT, isin, buy_price: '110', buy_date: '2025-06-10' },
    });
    const byFifo = async (on: string) => {
      const positions = await app.answer(listMyPositions, {
        token: desk.owner.token,
        query: { method: 'fifo', on },
      });
      return positions.find((each) => each.isin === isin);
    };
    const before = await byFifo('2026-02-01');
    const { batch } = await act(isin, { kind: 'partial_redemption', percent: 25 });
    // Taken only from the oldest lot, 5,000 would have cost 4,500, for a gain of 500.
    expect(await byFifo(DAY)).toMatchObject({ quantity: 15_000, cost: 15_000, realised: 0 });
    expect(await byFifo('2026-02-01')).toMatchObject({ quantity: 20_000, cost: 20_000, realised: 0 });
    await undo(batch);
    expect(await byFifo('2026-02-01')).toEqual(before);
  });

  it('of a bond with a schedule of instalments is refused', async () => {
    const isin = desk.newIsin();
    await aBond(app, desk.owner.userId, { ...BOUGHT, isin });
    const schedule = { maturityDate: '2030-01-01', amortization: [{ date: '2027-01-01', percent: 50 }] };
    await app.answer(changeInstrument, {
      token: desk.admin.token,
      params: { isin },
      body: { kind: 'bond', currency: 'EUR', priceBasis: 'percent', ...schedule },
    });
    expect(await refused(isin, { kind: 'partial_redemption', percent: 10 })).toEqual([
      'invalid_fields',
      'kind: repaid_by_schedule',
    ]);
  });

  it('skips and names an owner whose later sale would exceed the rest', async () => {
    const isin = desk.newIsin();
    const other = await aUser(app);
    await aBond(app, other.userId, { ...BOUGHT, isin });
    await aBond(app, other.userId, { ...BOUGHT, isin, direction: 'Sell', buy_date: '2026-02-20' });
    await aBond(app, desk.owner.userId, { ...BOUGHT, isin });
    const { holders, left } = await act(isin, { kind: 'partial_redemption', percent: 10 });
    expect(holders).toBe(1);
    expect([...new Set(left.map(({ username }) => username))]).toEqual([other.username]);
  });

  it('is not undone for holdings that were changed since; these are named', async () => {
    const isin = desk.newIsin();
    const other = await aUser(app);
    const kept = await aBond(app, desk.owner.userId, { ...BOUGHT, isin });
    const id = await aBond(app, other.userId, { ...BOUGHT, isin });
    const { batch } = await act(isin, { kind: 'partial_redemption', percent: 10 });
    await app.db.updateTable('bonds').set({ version: 9 }).where('id', '=', kept).execute();
    expect((await undo(batch)).status).toBe(204);
    expect(await desk.find(kept)).toMatchObject({ nominal: 9_000 });
    expect(await position(isin)).toMatchObject({ quantity: 9_000 });
    expect(await desk.find(id, other)).toMatchObject({ nominal: 10_000 });
    const { left } = await app.answer(findInstrumentAction, batchRequest(batch));
    expect([...new Set(left.map(({ userId }) => userId))]).toEqual([desk.owner.userId]);
  });
});

describe('a call', () => {
  it('uses the price of the schedule, or the one entered', async () => {
    const isin = desk.newIsin();
    await aBond(app, desk.owner.userId, { ...BOUGHT, isin });
    expect(await refused(isin, { kind: 'call' })).toEqual(['invalid_fields', 'price: required']);
    await app.answer(changeInstrument, {
      token: desk.admin.token,
      params: { isin },
      body: {
        ...{ kind: 'bond', currency: 'EUR', priceBasis: 'percent', maturityDate: '2030-01-01' },
        calls: [{ date: DAY, price: 102 }],
      },
    });
    const preview = await act(isin, { kind: 'call', preview: true });
    expect(preview.paid).toEqual([{ currency: 'EUR', amount: 10_200 }]);
    await act(isin, { kind: 'call', price: 101.5 });
    expect(await position(isin)).toMatchObject({ quantity: 0, realised: 300 });
  });
});

describe('an action', () => {
  it('that is impossible is refused at its field, and nothing is changed', async () => {
    const [bond, share] = [desk.newIsin(), desk.newIsin()];
    await aBond(app, desk.owner.userId, { ...BOUGHT, isin: bond });
    await anEtfOrShare(app, desk.owner.userId, { kind: 'share', isin: share });
    const before = await listRows(bond);
    const cases: readonly [string, object, string][] = [
      [share, { kind: 'redemption' }, 'kind: action_of_other_kind'],
      [bond, { kind: 'gift' }, 'kind: one_of'],
      [bond, { kind: 'redemption', day: '2026-03-03' }, 'day: day_in_future'],
      [bond, { kind: 'redemption', day: '2024-01-01' }, 'day: nothing_held'],
      [bond, { kind: 'redemption', price: 0 }, 'price: above_zero'],
      [bond, { kind: 'partial_redemption', percent: 101 }, 'percent: number_between'],
      [bond, { kind: 'partial_redemption' }, 'percent: number_between'],
    ];
    for (const [isin, body, error] of cases)
      expect(await refused(isin, body)).toEqual(['invalid_fields', error]);
    expect(await listRows(bond)).toEqual(before);
    const { code } = await app.refusal(actOnInstrument, sent('XS0', { kind: 'redemption' }));
    expect(code).toBe('not_found');
  });

  it('is in the audit, for each holding and as a whole', async () => {
    const isin = desk.newIsin();
    const id = await aBond(app, desk.owner.userId, { ...BOUGHT, isin });
    const { batch } = await act(isin, { kind: 'partial_redemption', percent: 10 });
    const audit = (action: 'corporate_action_applied' | 'changed') =>
      app.db.selectFrom('audit_entries').select(['changes', 'target_id']).where('action', '=', action);
    expect(await audit('changed').where('target_id', '=', id).execute()).toEqual([
      { target_id: id, changes: { nominal: [10_000, 9_000] } },
    ]);
    const applied = await audit('corporate_action_applied').orderBy('id', 'desc').executeTakeFirst();
    expect(applied?.changes).toEqual({ batch, isin, act: 'partial_redemption', day: DAY, rows: 1 });
  });
});
