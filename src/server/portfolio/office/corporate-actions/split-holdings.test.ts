import { afterAll, beforeAll, expect, it } from 'vitest';
import { actOnInstrument, undoInstrumentAction } from '#api/portfolio/instruments/instrument-actions';
import { findInstrument } from '#api/portfolio/instruments/instruments';
import { listMyPositions } from '#api/portfolio/figures/positions';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { waitForLock } from '../../../../testing/app/wait-for-lock.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aDistribution } from '../../../../testing/factories/a-distribution.ts';
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
  kind: 'share',
  ...{ nominal: '100', buy_price: '120', market_price: '132' },
  ...{ buy_date: '2025-01-10', market_price_on: '2026-01-30' },
} as const;

const sent = (isin: string, body: object) => ({
  token: desk.admin.token,
  params: { isin },
  body: { kind: 'split', day: DAY, newUnits: 4, oldUnits: 1, ...body },
});

async function split(isin: string, body: object = {}) {
  const answer = await app.answer(actOnInstrument, sent(isin, body));
  if (answer.kind !== 'split') expect.fail(answer.kind);
  return answer;
}

/** The error code, and the field errors. */
async function refused(isin: string, body: object) {
  const { code, errors } = await app.refusal(actOnInstrument, sent(isin, body));
  return [code, ...(errors ?? []).map(({ path, rule }) => `${path}: ${rule}`)];
}

const undo = (batch: number | null) =>
  app.request(undoInstrumentAction, { token: desk.admin.token, params: { batch: batch ?? 0 } });

const listRows = (isin: string) =>
  app.db
    .selectFrom('etfs_and_shares')
    .select(['id', 'direction', 'nominal', 'buy_price', 'market_price', 'result', 'amount_paid', 'profit'])
    .where('isin', '=', isin)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

const position = async (isin: string) =>
  (await app.answer(listMyPositions, { token: desk.owner.token })).find((each) => each.isin === isin);

it('4 for 1 turns 100 at 120.00 into 400 at 30.00, paid 12,000.00; Undo restores everything', async () => {
  const isin = desk.newIsin();
  await anEtfOrShare(app, desk.owner.userId, { ...BOUGHT, isin });
  await anEtfOrShare(app, desk.owner.userId, {
    ...BOUGHT,
    isin,
    buy_date: DAY,
    nominal: '8',
    buy_price: '33',
  });
  await desk.save([{ isin, price: 132, day: '2026-01-30' }]);
  const before = await listRows(isin);
  const held = await position(isin);
  const preview = await split(isin, { preview: true });
  expect(await listRows(isin)).toEqual(before);
  const { batch, ...done } = await split(isin);
  expect({ ...done, batch: null }).toEqual(preview);
  expect(done).toMatchObject({ holders: 1, holdings: 1, paid: [] });
  expect(done.rows[0]).toMatchObject({
    before: { quantity: 100, buyPrice: 120, marketPrice: 132, amountPaid: 12_000, profit: 1_200 },
    after: { quantity: 400, buyPrice: 30, marketPrice: 33, amountPaid: 12_000, profit: 1_200 },
  });
  // A purchase on the day itself is already in new units.
  expect((await listRows(isin)).map(({ nominal, amount_paid }) => [nominal, amount_paid])).toEqual([
    ['400.00', '12000.00'],
    ['8.00', '264.00'],
  ]);
  const prices = async () =>
    (await app.answer(findInstrument, { token: desk.owner.token, params: { isin } })).prices;
  expect(await prices()).toMatchObject([{ day: '2026-01-30', price: 33 }]);
  expect(await refused(isin, {})).toEqual(['invalid_fields', 'day: action_done_already']);
  expect((await undo(batch)).status).toBe(204);
  expect(await listRows(isin)).toEqual(before);
  expect(await prices()).toMatchObject([{ day: '2026-01-30', price: 132 }]);
  expect(await position(isin)).toEqual(held);
});

it('in reverse pays each holder cash for fractions, as a sale with a known gain', async () => {
  const isin = desk.newIsin();
  const other = await aUser(app);
  await anEtfOrShare(app, desk.owner.userId, { ...BOUGHT, isin, nominal: '60' });
  await anEtfOrShare(app, desk.owner.userId, { ...BOUGHT, isin, nominal: '55' });
  await anEtfOrShare(app, desk.owner.userId, {
    ...{ ...BOUGHT, isin, direction: 'Ask', nominal: '10', buy_price: '130', buy_date: '2025-09-01' },
  });
  await anEtfOrShare(app, other.userId, { ...BOUGHT, isin });
  const reverse = { newUnits: 1, oldUnits: 10, cashPrice: 1_300 };
  const { batch, paid, holders } = await split(isin, reverse);
  expect({ paid, holders }).toEqual({ paid: [{ currency: 'EUR', amount: 650 }], holders: 2 });
  // A fraction of 0.5 units with a cost of 600 was sold for 650; the 10 units sold earlier for 1,300 had a cost of 1,200.
  expect(await position(isin)).toMatchObject({ quantity: 10, cost: 12_000, realised: 150, problem: null });
  await undo(batch);
  expect(await position(isin)).toMatchObject({ quantity: 105, cost: 12_600, realised: 100 });
});

it('is undone for all or for nobody; later saves must be undone first', async () => {
  const isin = desk.newIsin();
  await anEtfOrShare(app, desk.owner.userId, { ...BOUGHT, isin });
  const unpriced = await listRows(isin);
  const { batch: earlier } = await desk.save([{ isin, price: 130, day: '2026-01-31' }]);
  const before = await listRows(isin);
  const { batch } = await split(isin);
  const saves = [await desk.save([{ isin, price: 34 }]), await desk.save([{ isin, price: 35 }])];
  const params = { batch: batch ?? 0 };
  const refusal = await app.refusal(undoInstrumentAction, { token: desk.admin.token, params });
  expect(refusal.code).toBe('changed_since');
  for (const saved of saves.toReversed()) expect((await desk.undo(saved.batch)).status).toBe(204);
  expect((await undo(batch)).status).toBe(204);
  expect(await listRows(isin)).toEqual(before);
  await desk.undo(earlier);
  expect(await listRows(isin)).toEqual(unpriced);
});

it('is undone for nobody if somebody changes a holding just before', async () => {
  const isin = desk.newIsin();
  await anEtfOrShare(app, desk.owner.userId, { ...BOUGHT, isin });
  const id = await anEtfOrShare(app, desk.owner.userId, { ...BOUGHT, isin });
  const { batch } = await split(isin);
  const rows = await listRows(isin);
  const { refusal } = await app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('etfs_and_shares')
      .set({ name: 'Another name', version: 3 })
      .where('id', '=', id)
      .execute();
    const undoing = undo(batch);
    await expect.poll(() => waitForLock(app.db)).toBe(1);
    return { refusal: undoing };
  });
  expect((await refusal).problem?.code).toBe('changed_since');
  expect(await listRows(isin)).toEqual(rows);
});

it('is undone after a redenomination of its prices, which would lose what they were made from', async () => {
  const isin = desk.newIsin();
  await anEtfOrShare(app, desk.owner.userId, { ...BOUGHT, isin });
  await desk.save([{ isin, price: 195.583, day: '2025-12-15' }]);
  await app.db.updateTable('prices').set({ currency: 'BGN' }).where('isin', '=', isin).execute();
  await app.db.updateTable('instruments').set({ currency: 'BGN' }).where('isin', '=', isin).execute();
  const prices = async () =>
    (await app.answer(findInstrument, { token: desk.owner.token, params: { isin } })).prices;
  const before = await prices();
  const { batch } = await split(isin);
  const redenomination = await app.answer(actOnInstrument, {
    ...{ token: desk.admin.token, params: { isin } },
    body: { kind: 'redenomination' },
  });
  expect((await undo(batch)).problem?.code).toBe('later_action');
  expect((await undo(redenomination.batch)).status).toBe(204);
  expect((await undo(batch)).status).toBe(204);
  expect(await prices()).toEqual(before);
});

it('adjusts the number of units that a distribution was paid on', async () => {
  const isin = desk.newIsin();
  const id = await anEtfOrShare(app, desk.owner.userId, { ...BOUGHT, isin });
  await aDistribution(app, id, { pay_day: '2025-06-01', nominal: '100' });
  const units = async () =>
    (
      await app.db.selectFrom('distributions').select('nominal').where('etf_or_share_id', '=', id).execute()
    )[0];
  const { batch } = await split(isin);
  expect(await units()).toEqual({ nominal: '400.00' });
  await undo(batch);
  expect(await units()).toEqual({ nominal: '100.00' });
});

it('that is impossible is refused at its field', async () => {
  const [bond, share] = [desk.newIsin(), desk.newIsin()];
  await aBond(app, desk.owner.userId, { isin: bond });
  await anEtfOrShare(app, desk.owner.userId, { ...BOUGHT, isin: share });
  expect(await refused(bond, {})).toEqual(['invalid_fields', 'kind: action_of_other_kind']);
  expect(await refused(share, { newUnits: 1 })).toEqual(['invalid_fields', 'newUnits: same_number']);
  expect(await refused(share, { oldUnits: 0 })).toEqual(['invalid_fields', 'oldUnits: number_between']);
  expect(await refused(share, { newUnits: 1, oldUnits: 1_000_000 })).toEqual([
    'invalid_fields',
    'oldUnits: amounts_too_large',
  ]);
  expect(await refused(share, { day: '2025-01-01' })).toEqual(['invalid_fields', 'day: nothing_held']);
  const undated = desk.newIsin();
  await anEtfOrShare(app, desk.owner.userId, { ...BOUGHT, isin: undated });
  await anEtfOrShare(app, desk.owner.userId, { ...BOUGHT, isin: undated, direction: 'Ask', buy_date: null });
  expect(await split(undated)).toMatchObject({ holdings: 0, left: [{ isin: undated }, { isin: undated }] });
});
