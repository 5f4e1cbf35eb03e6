import { afterAll, beforeAll, expect, it } from 'vitest';
import { actOnInstrument, undoInstrumentAction } from '#api/portfolio/instruments/instrument-actions';
import { kindEndpoints } from '#api/portfolio/etfs-and-shares';
import { findMyPosition, listMyPositions } from '#api/portfolio/figures/positions';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aNewIsin } from '../../../../testing/factories/a-new-isin.ts';
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

const [EVE, DAY] = ['2026-02-01', '2026-02-02'];
const BOUGHT = {
  kind: 'share',
  ...{ nominal: '100', buy_price: '120', market_price: '132' },
  ...{ buy_date: '2025-01-10', market_price_on: '2026-01-30' },
} as const;

const sent = (isin: string, body: object) => ({
  token: desk.admin.token,
  params: { isin },
  body: { kind: 'spin_off', day: DAY, newUnits: 1, oldUnits: 2, costPercent: 20, ...body },
});

async function spinOff(isin: string, newIsin: string, body: object = {}) {
  const answer = await app.answer(actOnInstrument, sent(isin, { newIsin, ...body }));
  if (answer.kind === 'redenomination') expect.fail(answer.kind);
  return answer;
}

/** The error code, and the field errors. */
async function refused(isin: string, body: object) {
  const { code, errors } = await app.refusal(actOnInstrument, sent(isin, body));
  return [code, ...(errors ?? []).map(({ path, rule }) => `${path}: ${rule}`)];
}

const undo = (batch: number | null) =>
  app.request(undoInstrumentAction, { token: desk.admin.token, params: { batch: batch ?? 0 } });

/** All rows stored under these ISINs, without their version numbers. */
async function stored(...isins: readonly string[]) {
  const rows = await app.db
    .selectFrom('etfs_and_shares')
    .selectAll()
    .where('isin', 'in', isins)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, version: 0 }));
}

async function position(isin: string, query: { on?: string; method?: 'fifo' | 'average' } = {}) {
  const all = await app.answer(listMyPositions, { token: desk.owner.token, query });
  return all.find((each) => each.isin === isin);
}

it('of 20 % of 12,000 creates a holding of 2,400 and leaves 9,600; earlier days are unchanged, and so is everything after its undo', async () => {
  const [isin, newIsin] = [aNewIsin(), aNewIsin()];
  const id = await anEtfOrShare(app, desk.owner.userId, { ...BOUGHT, isin });
  const [before, eve] = [await stored(isin, newIsin), await position(isin, { on: EVE })];
  const preview = await spinOff(isin, newIsin, { preview: true });
  expect(preview).toMatchObject({ batch: null, holders: 1, holdings: 1, newIsin, paid: [], left: [] });
  expect(preview.rows).toMatchObject([
    {
      holdingId: id,
      before: { quantity: 100, buyPrice: 120, amountPaid: 12_000 },
      after: { quantity: 100, buyPrice: 96, amountPaid: 9_600, marketPrice: 132 },
      received: { units: 50, cost: 2_400 },
    },
  ]);
  expect(await stored(isin, newIsin)).toEqual(before);

  const { batch, ...done } = await spinOff(isin, newIsin);
  expect(done).toEqual({ ...preview, batch: undefined });
  expect(await stored(isin, newIsin)).toMatchObject([
    { id, nominal: '100.00', amount_paid: '9600.00' },
    { isin: newIsin, kind: 'share', nominal: '50.00', amount_paid: '2400.00', buy_date: DAY },
  ]);
  expect(await position(isin)).toMatchObject({ quantity: 100, cost: 9_600, realised: 0 });
  expect(await position(newIsin)).toMatchObject({ quantity: 50, cost: 2_400, value: 2_400 });
  expect(await position(isin, { on: EVE })).toEqual(eve);
  const { steps } = await app.answer(findMyPosition, {
    token: desk.owner.token,
    params: { kind: 'share', isin, currency: 'EUR' },
  });
  expect(steps).toMatchObject([
    { kind: 'purchase', price: 120, cost: 12_000 },
    { kind: 'spin_off', day: DAY, amount: 2_400, cost: 2_400, gain: 0, quantityAfter: 100, costAfter: 9_600 },
  ]);

  expect(await refused(isin, { newIsin })).toEqual(['invalid_fields', 'day: action_done_already']);
  expect((await undo(batch)).status).toBe(204);
  expect(await stored(isin, newIsin)).toEqual(before);
  expect((await spinOff(isin, newIsin)).holdings).toBe(1);
});

it('applies to what each holder still has, with both methods, and pays out fractions', async () => {
  const [isin, newIsin, other] = [aNewIsin(), aNewIsin(), await aUser(app)];
  const dealt = (row: object) => anEtfOrShare(app, desk.owner.userId, { ...BOUGHT, isin, ...row });
  await dealt({ buy_price: '100' });
  await dealt({ buy_price: '140', buy_date: '2025-02-10' });
  await dealt({ direction: 'Ask', nominal: '99', buy_price: '150', buy_date: '2025-03-10' });
  // Bought on the day of the spin-off, so it is the old security alone.
  await dealt({ nominal: '10', buy_date: DAY });
  await anEtfOrShare(app, other.userId, { ...BOUGHT, isin, nominal: '1', buy_date: '2026-02-20' });
  const costs = { average: 12_120, fifo: 14_100 } as const;
  for (const method of ['average', 'fifo'] as const)
    expect(await position(isin, { on: EVE, method })).toMatchObject({ quantity: 101, cost: costs[method] });

  const { holders, holdings, paid, left } = await spinOff(isin, newIsin, { cashPrice: 60 });
  expect({ holders, holdings, left }).toEqual({ holders: 1, holdings: 2, left: [] });
  expect(paid).toEqual([{ currency: 'EUR', amount: 30 }]);
  // A fifth of the cost moves to 50.5 new units, of which half a unit is sold for 30. The purchase on the day itself adds 1,200.
  expect(await position(isin)).toMatchObject({ cost: 10_896 });
  expect(await position(newIsin)).toMatchObject({ quantity: 50, cost: 2_400, realised: 6 });
  expect(await position(isin, { method: 'fifo' })).toMatchObject({ cost: 12_480 });
  expect(await position(newIsin, { method: 'fifo' })).toMatchObject({ cost: 2_792.08, realised: 2.08 });
});

it('is not undone for an owner who sold the new security since', async () => {
  const [isin, newIsin, other] = [aNewIsin(), aNewIsin(), await aUser(app)];
  for (const { userId } of [desk.owner, other]) await anEtfOrShare(app, userId, { ...BOUGHT, isin });
  const { batch } = await spinOff(isin, newIsin);
  const sale = { isin: newIsin, direction: 'Ask', nominal: '10', buy_date: '2026-02-20' } as const;
  await anEtfOrShare(app, desk.owner.userId, { ...BOUGHT, ...sale });
  expect((await undo(batch)).status).toBe(204);
  expect(await position(isin)).toMatchObject({ cost: 9_600 });
  expect(await position(newIsin)).toMatchObject({ quantity: 40, cost: 1_920, problem: null });
  const rows = (await stored(isin, newIsin)).filter(({ user_id }) => user_id === other.userId);
  expect(rows).toMatchObject([{ isin, amount_paid: '12000.00', cost_moves: null }]);
});

it('refuses impossible values at their fields, and names an owner whose deals do not allow it', async () => {
  const [isin, bond] = [aNewIsin(), aNewIsin()];
  await aBond(app, desk.owner.userId, { isin: bond });
  await anEtfOrShare(app, desk.owner.userId, { ...BOUGHT, isin });
  const wrong: readonly [object, string][] = [
    [{ newIsin: isin }, 'newIsin: same_isin'],
    [{ newIsin: 'BG0000000000' }, 'newIsin: isin_check_digit'],
    [{ newIsin: bond }, 'newIsin: isin_of_other_kind'],
    [{ newIsin: aNewIsin(), costPercent: 100 }, 'costPercent: number_between'],
    [{ newIsin: aNewIsin(), newUnits: 0 }, 'newUnits: number_between'],
    [{ newIsin: aNewIsin(), day: '2030-01-01' }, 'day: day_in_future'],
  ];
  for (const [body, fault] of wrong) expect(await refused(isin, body)).toEqual(['invalid_fields', fault]);
  expect(await refused(bond, { newIsin: aNewIsin() })).toEqual([
    'invalid_fields',
    'kind: action_of_other_kind',
  ]);
  // One new unit per thousand: 100 units give a tenth of a unit; one unit gives too little to be held.
  const other = await aUser(app);
  await anEtfOrShare(app, other.userId, { ...BOUGHT, isin, nominal: '1' });
  const { holders, left } = await spinOff(isin, aNewIsin(), { oldUnits: 1_000 });
  expect({ holders, left: left.map(({ username }) => username) }).toEqual({
    holders: 1,
    left: [other.username],
  });
});

it('survives a split of both, also for earlier days', async () => {
  const [isin, newIsin] = [aNewIsin(), aNewIsin()];
  await anEtfOrShare(app, desk.owner.userId, { ...BOUGHT, isin });
  await spinOff(isin, newIsin);
  const split = (of: string) =>
    app.answer(actOnInstrument, {
      token: desk.admin.token,
      params: { isin: of },
      body: { kind: 'split', day: '2026-02-20', newUnits: 3, oldUnits: 1 },
    });
  await split(isin);
  await split(newIsin);
  for (const method of ['average', 'fifo'] as const) {
    expect(await position(isin, { method })).toMatchObject({ quantity: 300, cost: 9_600 });
    expect(await position(isin, { method, on: EVE })).toMatchObject({ quantity: 300, cost: 12_000 });
    expect(await position(newIsin, { method })).toMatchObject({ quantity: 150, cost: 2_400 });
  }
});

it('survives a change of a row that keeps the shown units and price; otherwise the entered values apply', async () => {
  const [isin, newIsin] = [aNewIsin(), aNewIsin()];
  const row = { ...BOUGHT, isin, buy_price: '80.5' };
  const old = await anEtfOrShare(app, desk.owner.userId, row);
  await anEtfOrShare(app, desk.owner.userId, { ...row, buy_price: '90.25', buy_date: '2025-02-10' });
  await anEtfOrShare(app, desk.owner.userId, { ...row, direction: 'Ask', buy_date: '2025-03-10' });
  const eve = await position(isin, { on: EVE, method: 'fifo' });
  await spinOff(isin, newIsin, { costPercent: 33.3333 });
  const seen = { cost: 3_008.33 };
  expect(await position(newIsin, { method: 'fifo' })).toMatchObject(seen);
  const api = kindEndpoints('share');
  const change = async (id: number, changes: object) => {
    const all = await app.answer(api.listMine, { token: desk.owner.token });
    const { buyPrice, nominal } = all.find((each) => each.id === id)!;
    const body = { buyPrice, nominal, bank: 'Another bank', ...changes };
    await app.answer(api.change, { token: desk.admin.token, params: { id }, body });
  };
  const [{ id } = { id: 0 }] = await stored(newIsin);
  await change(old, {});
  await change(id, {});
  expect(await position(isin, { on: EVE, method: 'fifo' })).toEqual(eve);
  expect(await position(newIsin, { method: 'fifo' })).toMatchObject(seen);
  await change(id, { buyPrice: 50 });
  expect(await position(newIsin, { method: 'fifo' })).toMatchObject({ cost: 2_500 });
});
