import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEY_RATE_YEARS } from '#domain/portfolio/risk/key-rates';
import {
  computeMyScenario,
  computeUserScenario,
  findMyRisk,
  findUserRisk,
} from '#api/portfolio/figures/risk';
import type { UserId } from '#api/platform/ids';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aUser, anAdministrator, type TestUser } from '../../../../testing/factories/a-user.ts';

let app: TestApp;
let admin: TestUser;
let holder: TestUser;

const A = 'DE0001102614';
const B = 'DE0001102622';
const C = 'US0378331005';
const UNKNOWN_ID = 999_999_999;

/** The three bonds of `portfolio-risk.test.ts`; settlement on 2026-11-20, 1 EUR = 1.16 USD. */
async function referencePortfolio(owner: UserId): Promise<void> {
  const terms = { day_count: 'ACT/ACT-ICMA', buy_date: '2026-01-15', buy_price: '100' } as const;
  await aBond(app, owner, {
    ...terms,
    isin: A,
    coupon_percent: '3',
    maturity_date: '2031-11-20',
    coupon_frequency: 1,
    nominal: '100000',
    market_price: '98',
  });
  await aBond(app, owner, {
    ...terms,
    isin: B,
    coupon_percent: '5',
    maturity_date: '2028-05-20',
    coupon_frequency: 1,
    nominal: '50000',
    market_price: '103.2',
  });
  await aBond(app, owner, {
    ...terms,
    isin: C,
    currency: 'USD',
    coupon_percent: '4',
    maturity_date: '2036-11-15',
    coupon_frequency: 2,
    nominal: '100000',
    market_price: '95.5',
  });
}

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date('2026-11-20T10:00:00Z'));
  admin = await anAdministrator(app);
  holder = await aUser(app);
  await sql`insert into exchange_rates (day, currency, units_per_euro) values ('2026-11-20', 'USD', 1.16)`.execute(
    app.db,
  );
  await referencePortfolio(holder.userId);
});
afterAll(() => app.stop());

describe('three bonds in two currencies', () => {
  it('have the durations, the DV01s and the yields of the worked example', async () => {
    const { token } = holder;
    const risk = await app.answer(findMyRisk, { token });
    expect(risk).toMatchObject({
      on: '2026-11-20',
      bonds: 3,
      eur: 233_235.49,
      // As in the overview: 98,000.00 + 52,860.27 + 82,375.21.
      value: 233_235.48,
      // 77.3392 dollars are 66.67 euro, so the dollar comes first.
      dv01: [
        { currency: 'USD', amount: 77.3392 },
        { currency: 'EUR', amount: 52.1114 },
      ],
      dv01Eur: 118.7831,
      yield: [{ currency: 'USD' }, { currency: 'EUR', percent: 3.347542 }],
      rates: [{ currency: 'USD', day: '2026-11-20', unitsPerEuro: 1.16 }],
      left: [],
    });
    expect(risk.modifiedDuration).toBeCloseTo(5.092842, 6);
    expect(risk.convexity).toBeCloseTo(39.084956, 6);
    expect(risk.shifts.filter(({ basisPoints }) => basisPoints !== -200)).toEqual([
      { basisPoints: -100, eur: 12_348.5 },
      { basisPoints: -50, eur: 6_054.88 },
      { basisPoints: 50, eur: -5_826.94 },
      { basisPoints: 100, eur: -11_436.17 },
      { basisPoints: 200, eur: -22_040.01 },
    ]);
  });

  it('have key rates that add up to the duration', async () => {
    const { keyRates, modifiedDuration } = await app.answer(findMyRisk, { token: holder.token });
    expect(keyRates.reduce((sum, { duration }) => sum + duration, 0)).toBeCloseTo(
      Number(modifiedDuration),
      6,
    );
  });

  it('gain or lose in a scenario what each of them does', async () => {
    const { token } = holder;
    const moved = await app.answer(computeMyScenario, { token, body: { parallel: 100 } });
    expect(moved).toMatchObject({
      eur: -11_436.17,
      value: { before: 233_235.48, after: 221_799.31 },
      holdings: [{ isin: C }, { isin: A }, { isin: B }],
    });
    const keys = [{ years: 10, basisPoints: 1 }];
    // Only C has a part of the key of ten years, 6.9088 years of 82,375.22 euro.
    const longer = await app.answer(computeMyScenario, { token, body: { keys } });
    expect(longer.eur).toBeCloseTo(-6.9088 * 8.237522, 1);
    expect(longer.holdings.map(({ eur }) => eur)).toEqual([longer.eur, 0, 0]);
    const all = KEY_RATE_YEARS.map((years) => ({ years, basisPoints: 100 }));
    const moves = await app.answer(computeMyScenario, { token, body: { keys: all } });
    expect(moves).toEqual(moved);
  });
});

// CFA Program Curriculum 2020, level I, 'Introduction to Fixed-Income Valuation'; R code of Adams and Smith.
it('RI-6 · a callable bond counts at its yield to worst, and is counted as such', async () => {
  const { userId, token } = await aUser(app);
  const terms = { coupon_percent: '8', coupon_frequency: 1, day_count: 'ACT/ACT-ICMA' } as const;
  const held = {
    ...terms,
    maturity_date: '2033-11-20',
    buy_date: '2026-01-15',
    market_price: '105',
  } as const;
  const calls = [
    { date: '2030-11-20', price: 102 },
    { date: '2031-11-20', price: 101 },
    { date: '2032-11-20', price: 100 },
  ];
  await aBond(app, userId, { ...held, isin: A, calls: JSON.stringify(calls) });
  const risk = await app.answer(findMyRisk, { token });
  expect(risk).toMatchObject({ bonds: 1, toWorst: 1, yield: [{ percent: 6.952557 }] });
  await aBond(app, userId, { ...held, isin: B });
  expect(await app.answer(findMyRisk, { token })).toMatchObject({ bonds: 2, toWorst: 1 });
});

describe('risk that cannot be computed', () => {
  it('is left out with the reason, and the rest still counts', async () => {
    const { userId, token } = await aUser(app);
    await referencePortfolio(userId);
    await aBond(app, userId, { isin: 'XS0000000009', buy_date: '2026-01-15' });
    const terms = { coupon_percent: '3', maturity_date: '2031-11-20', coupon_frequency: 1 } as const;
    await aBond(app, userId, { ...terms, isin: 'CH0000000009', currency: 'CHF', buy_date: '2026-01-15' });
    await aBond(app, userId, { ...terms, isin: 'DE0000000009', direction: 'Sell', buy_date: '2026-01-15' });
    const risk = await app.answer(findMyRisk, { token });
    expect(risk).toMatchObject({ bonds: 3, dv01Eur: 118.7831 });
    expect(risk.left).toEqual([
      { isin: 'CH0000000009', currency: 'CHF', reason: 'no_rate' },
      { isin: 'DE0000000009', currency: 'EUR', reason: 'sold_more_than_held' },
      { isin: 'XS0000000009', currency: 'EUR', reason: 'no_terms' },
    ]);
  });

  it('has reasons instead of zeros if no bond is held', async () => {
    const { token } = await aUser(app);
    const reason = { reason: 'nothing_held' };
    expect(await app.answer(findMyRisk, { token })).toMatchObject({
      ...{
        bonds: 0,
        eur: reason,
        value: reason,
        modifiedDuration: reason,
        convexity: reason,
        dv01Eur: reason,
      },
      ...{ dv01: [], keyRates: [], yield: [], left: [] },
    });
    const body = { parallel: 100 };
    expect(await app.answer(computeMyScenario, { token, body })).toMatchObject({ eur: reason, holdings: [] });
  });
});

it('a scenario is a parallel shift or shifts of distinct key rates, within ten percentage points', async () => {
  const { token } = holder;
  const refused = async (body: unknown) => app.refusal(computeMyScenario, { token, body });
  const key = { years: 5, basisPoints: 25 };
  expect(await refused({})).toMatchObject({ status: 400, errors: [{ path: 'parallel' }] });
  expect(await refused({ parallel: 5, keys: [key] })).toMatchObject({ errors: [{ rule: 'one_scenario' }] });
  expect(await refused({ keys: [key, key] })).toMatchObject({ errors: [{ path: 'keys' }] });
  expect(await refused({ parallel: 1_001 })).toMatchObject({ errors: [{ rule: 'number_between' }] });
  expect(await refused({ keys: [{ ...key, years: 4 }] })).toMatchObject({
    errors: [{ path: 'keys.0.years', rule: 'one_of' }],
  });
});

it('administrators see the same risk as the user; other users do not', async () => {
  const { userId, token } = holder;
  const [params, body] = [{ id: userId }, { parallel: -50 }];
  expect(await app.answer(findUserRisk, { token: admin.token, params })).toEqual(
    await app.answer(findMyRisk, { token }),
  );
  expect(await app.answer(computeUserScenario, { token: admin.token, params, body })).toEqual(
    await app.answer(computeMyScenario, { token, body }),
  );
  expect(await app.refusal(findUserRisk, { token, params })).toMatchObject({ status: 403 });
  expect(await app.refusal(findMyRisk, {})).toMatchObject({ status: 401 });
  const unknown = { token: admin.token, params: { id: UNKNOWN_ID } };
  expect(await app.refusal(findUserRisk, unknown)).toMatchObject({ status: 404 });
});
