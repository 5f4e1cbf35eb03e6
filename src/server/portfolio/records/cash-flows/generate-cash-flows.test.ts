import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { changeCashFlow, listCashFlows, restoreCashFlow } from '#api/portfolio/cash-flows';
import { generateCashFlows as api } from '#api/portfolio/generate-cash-flows';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aCashFlow } from '../../../../testing/factories/a-cash-flow.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;
let owner: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
  owner = await aUser(app);
});
afterAll(() => app.stop());

/** The worked example: nominal 10,000, coupon 2.25 %, maturity 2028-01-21, settled on 2026-03-16 at 99.80. */
const WORKED = {
  isin: 'BG2030026111',
  buy_price: '99.8',
  coupon_percent: '2.25',
  settlement_date: '2026-03-16',
  maturity_date: '2028-01-21',
  coupon_frequency: 2,
  day_count: 'ACT/ACT-ICMA',
} as const;
const aWorkedBond = (change: Parameters<typeof aBond>[2] = {}) =>
  aBond(app, owner.userId, { ...WORKED, ...change });

const sent = (id: number, query = {}) => ({ token: admin.token, params: { id }, query });
const generate = (id: number) => app.answer(api, sent(id));
const preview = (id: number) => app.answer(api, sent(id, { preview: true }));
const stored = (id: number) => app.answer(listCashFlows, { token: admin.token, params: { id } });

/** Values within the limits of a bond whose cash flows exceed the limits of a cash flow. */
const TOO_LARGE = [
  ['a redemption', { redemption: '100000', nominal: '100000000000' }],
  ['coupons', { nominal: '10000000000000', coupon_percent: '100', coupon_frequency: 12, maturity_date: '2200-12-21' }],
  ['the sum of them', { nominal: '9000000000000', coupon_percent: '100' }],
] as const; // prettier-ignore

describe('cash flows beyond the limits of amounts', () => {
  it.each(TOO_LARGE)('are refused, and name the nominal: %s', async (_what, terms) => {
    const id = await aWorkedBond(terms);
    for (const preview of [false, true]) {
      const { status, errors } = await app.refusal(api, {
        token: admin.token,
        params: { id },
        query: { preview },
      });
      const message = 'must be smaller: the cash flows would exceed 10000000000000';
      expect([status, errors]).toMatchObject([400, [{ path: 'nominal', message }]]);
    }
    expect(await stored(id)).toEqual([]);
  });

  it('are also refused if they follow from a changed sum', async () => {
    const id = await aWorkedBond();
    await aCashFlow(app, id, { date: '2026-01-01', cumulative_cash_flows: '0' });
    for (const [month, sum] of [2, 3, 4].entries()) {
      const total = {
        total_cash_flows: '9000000000000',
        cumulative_cash_flows: `${month * 9 + 9}000000000000`,
      };
      await aCashFlow(app, id, { date: `2026-0${sum}-01`, ...total });
    }
    const [first] = await stored(id);
    const body = { date: '2026-01-01', cumulativeCashFlows: 9e12 };
    const refusal = await app.refusal(changeCashFlow, {
      token: admin.token,
      params: { id: first!.id },
      body,
    });
    const message = 'must be smaller: the cash flows would exceed 10000000000000';
    expect([refusal.status, refusal.errors]).toMatchObject([400, [{ path: 'cumulativeCashFlows', message }]]);
    expect((await stored(id))[0]?.cumulativeCashFlows).toBe(0);
  });
});

describe('generating the cash flows of a bond', () => {
  it('writes exactly what follows from its terms and payments, to the cent', async () => {
    const id = await aWorkedBond();
    for (const [payment_date, profit] of [
      ['2026-07-23', '112.50'],
      ['2027-01-21', '112.50'],
      ['2027-07-21', '111.30'],
    ] as const) {
      await aPayment(app, id, { payment_date, profit, taxes_paid: null });
    }
    const { added, changed, removed, unchanged, preview: wasPreview } = await generate(id);
    expect([added.length, changed, removed, unchanged, wasPreview]).toEqual([5, [], [], 0, false]);
    const rows = await stored(id);
    expect(rows.map(({ id: _, origin: __, version, ...row }) => [version, Object.values(row)])).toEqual([
      [1, ['2026-03-16', 10_000, -33.56, -9_980, -10_013.56, -10_013.56, null, null]],
      [1, ['2026-07-21', 10_000, 112.5, 0, 112.5, -9_901.06, 112.5, 0]],
      [1, ['2027-01-21', 10_000, 112.5, 0, 112.5, -9_788.56, 112.5, 0]],
      [1, ['2027-07-21', 10_000, 112.5, 0, 112.5, -9_676.06, 111.3, -1.2]],
      [1, ['2028-01-21', 0, 112.5, 10_000, 10_112.5, 436.44, null, null]],
    ]);
  });

  it('previews what it would add, change and remove, and then does exactly that', async () => {
    const id = await aWorkedBond();
    const kept = await aCashFlow(app, id, {
      date: '2026-07-21',
      position: '10000',
      interim_cash_flow: '112.50',
      total_cash_flows: '112.50',
      cumulative_cash_flows: '-9901.06',
    });
    const typed = await aCashFlow(app, id, { date: '2027-01-21', interim_cash_flow: '100' });
    const stray = await aCashFlow(app, id, { date: '2026-09-01' });
    const before = await stored(id);
    const shown = await preview(id);
    expect(shown).toMatchObject({
      preview: true,
      unchanged: 1,
      added: [{ kind: 'purchase' }, { date: '2027-07-21' }, { kind: 'redemption', date: '2028-01-21' }],
      changed: [{ before: { id: typed, interimCashFlow: 100 }, after: { interimCashFlow: 112.5 } }],
      removed: [{ id: stray }],
    });
    expect(await stored(id)).toEqual(before);
    expect(await generate(id)).toEqual({ ...shown, preview: false });
    const after = await stored(id);
    expect(after.map((row) => row.id)).toEqual(expect.arrayContaining([kept, typed]));
    expect(after.find((row) => row.id === typed)).toMatchObject({ version: 2, totalCashFlows: 112.5 });
    expect(await preview(id)).toMatchObject({ added: [], changed: [], removed: [], unchanged: 5 });
    const restored = await app.answer(restoreCashFlow, { token: admin.token, params: { id: stray } });
    expect(restored.date).toBe('2026-09-01');
  });

  it('says which of its rows somebody changed afterwards, and replaces those, too', async () => {
    const id = await aWorkedBond();
    await generate(id);
    const [, coupon] = await stored(id);
    if (coupon === undefined) expect.fail('there is no coupon');
    const body = { ...coupon, interimCashFlow: 1 };
    await app.answer(changeCashFlow, { token: admin.token, params: { id: coupon.id }, body });
    const origins = async () => (await stored(id)).map(({ origin }) => origin);
    expect((await origins()).slice(0, 3)).toEqual(['generated', 'edited', 'generated']);
    const { changed } = await preview(id);
    expect(changed.map(({ before }) => [before.id, before.origin])).toEqual([[coupon.id, 'edited']]);
    await generate(id);
    expect(new Set(await origins())).toEqual(new Set(['generated']));
  });

  it('is done once per Idempotency-Key; a preview is a different request', async () => {
    const id = await aWorkedBond();
    const headers = { 'idempotency-key': `generate ${id}` };
    const first = await app.answer(api, { ...sent(id), headers });
    expect(first.added).toHaveLength(5);
    expect(await app.answer(api, { ...sent(id), headers })).toEqual(first);
    expect(await stored(id)).toHaveLength(5);
    const asPreview = { ...sent(id, { preview: true }), headers };
    expect(await app.refusal(api, asPreview)).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('keeps the entered amount that was actually paid for the purchase', async () => {
    const id = await aWorkedBond();
    await aPayment(app, id, { payment_date: '2026-07-21', profit: '112.50' });
    await generate(id);
    const fee = { real_cash_flows: '-10028.56', diff: '-15' };
    await app.db
      .updateTable('cash_flows')
      .set(fee)
      .where('bond_id', '=', id)
      .where('date', '=', calendarDate('2026-03-16'))
      .execute();
    expect(await generate(id)).toMatchObject({ added: [], changed: [], removed: [], unchanged: 5 });
  });

  it('reports payments without a date, and tax that could not be deducted', async () => {
    const id = await aWorkedBond({ currency: 'USD' });
    await aPayment(app, id, { payment_date: null });
    await aPayment(app, id, { payment_date: '2026-07-21', profit: '112.50', taxes_paid: '10' });
    const { undatedPayments, taxLeftOut, added } = await preview(id);
    expect([undatedPayments, taxLeftOut, added[1]?.realCashFlows]).toEqual([1, true, 112.5]);
  });

  it.each([
    [{ maturity_date: null }, 'no-maturity-date', 'maturityDate'],
    [{ coupon_percent: null }, 'no-coupon', 'cupon'],
    [{ settlement_date: null }, 'no-purchase-date', 'settlementDate'],
    [{ direction: 'Sell' }, 'sell-row', 'direction'],
  ] as const)('refuses %j by name, and changes nothing', async (change, reason, path) => {
    const id = await aWorkedBond(change);
    await aCashFlow(app, id);
    const before = await stored(id);
    for (const query of [{}, { preview: true }]) {
      const problem = await app.refusal(api, sent(id, query));
      expect(problem).toMatchObject({ status: 409, code: 'terms_missing', reason, errors: [{ path }] });
    }
    expect(await stored(id)).toEqual(before);
  });

  it('requires an administrator and an existing bond', async () => {
    const params = { id: await aWorkedBond() };
    expect(await app.refusal(api, { params })).toMatchObject({ code: 'not_signed_in' });
    expect(await app.refusal(api, { params, token: owner.token })).toMatchObject({ code: 'not_allowed' });
    expect(await app.refusal(api, sent(999_999))).toMatchObject({ code: 'not_found' });
    const problem = await app.refusal(api, sent(params.id, { preview: 'maybe' }));
    expect(problem.errors).toMatchObject([{ path: 'preview', message: 'must be true or false' }]);
  });
});
