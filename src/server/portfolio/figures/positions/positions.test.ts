import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#api/platform/ids';
import {
  findMyPosition,
  findUserPosition,
  listMyPositions,
  listUserPositions,
} from '#api/portfolio/figures/positions';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aUser, anAdministrator, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';

let app: TestApp;
let admin: TestUser;
let investor: TestUser;

const KEY = { kind: 'share', isin: 'BG1100001006', currency: 'EUR' } as const;
const UNKNOWN_ID = 999_999_999;

/** 109 units for 3,149.20, then 52 for 1,684.92, then 15 sold for 531.50 (Portfolio Performance's published example). */
async function publishedDeals(owner: UserId): Promise<void> {
  const deal = { kind: 'share', isin: KEY.isin, market_price: '0', name: 'A share' } as const;
  await anEtfOrShare(app, owner, {
    ...deal,
    nominal: '109',
    buy_price: '28.89174312',
    buy_date: '2025-01-15',
  });
  await anEtfOrShare(app, owner, {
    ...deal,
    nominal: '52',
    buy_price: '32.40230769',
    buy_date: '2025-02-17',
  });
  await anEtfOrShare(app, owner, {
    ...deal,
    direction: 'Ask',
    nominal: '15',
    buy_price: '35.43333333',
    buy_date: '2025-03-19',
  });
}

const FIFO_LOTS = [
  { quantity: 94, cost: 2715.82 },
  { quantity: 52, cost: 1684.92 },
];

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
  investor = await aUser(app);
  await publishedDeals(investor.userId);
});
afterAll(() => app.stop());

describe('a position of two purchases and a part sale', () => {
  it.each([
    { method: 'average', realised: 81.12, cost: 4383.74, lots: [] },
    { method: 'fifo', realised: 98.12, cost: 4400.74, lots: FIFO_LOTS },
  ] as const)('has by $method the published gain $realised and cost $cost', async (published) => {
    const { method, ...figures } = published;
    const { token } = investor;
    const positions = await app.answer(listMyPositions, { token, query: { method } });
    expect(positions).toMatchObject([{ ...KEY, name: 'A share', quantity: 146, ...figures, problem: null }]);
    const { steps } = await app.answer(findMyPosition, { token, params: KEY, query: { method } });
    expect(
      steps.map(({ kind, amount, gainAfter, costAfter }) => [kind, amount, gainAfter, costAfter]),
    ).toEqual([
      ['purchase', 3149.2, 0, 3149.2],
      ['purchase', 1684.92, 0, 4834.12],
      ['sale', 531.5, figures.realised, figures.cost],
    ]);
  });

  it('is on a past day what it was at its end', async () => {
    const on = (day: string) => app.answer(listMyPositions, { token: investor.token, query: { on: day } });
    expect(await on('2025-01-14')).toEqual([]);
    expect(await on('2025-02-16')).toMatchObject([{ quantity: 109, cost: 3149.2, realised: 0 }]);
    expect(await on('2025-02-17')).toMatchObject([{ quantity: 161, cost: 4834.12 }]);
  });

  it('is listed only with its kind', async () => {
    const { token } = investor;
    expect(await app.answer(listMyPositions, { token, query: { kind: 'bond' } })).toEqual([]);
    expect(await app.answer(listMyPositions, { token, query: { kind: 'share' } })).toHaveLength(1);
  });
});

describe('the value of a position', () => {
  it('is that of the last price on or before the day, of a bond with its accrued interest', async () => {
    const { userId, token } = await aUser(app);
    await aBond(app, userId, {
      isin: 'BG2030026111',
      coupon_percent: '2.25',
      maturity_date: '2028-01-21',
      coupon_frequency: 2,
      day_count: 'ACT/ACT-ICMA',
      buy_date: '2025-01-05',
      buy_price: '97',
      market_price: '0',
    });
    await sql`
      insert into instruments (isin, kind, name, currency, price_basis)
      values ('BG2030026111', 'bond', 'A bond', 'EUR', 'percent') on conflict (isin) do update set name = excluded.name
    `.execute(app.db);
    await sql`
      insert into prices (isin, day, price, kind, currency, source, undone)
      values ('BG2030026111', '2025-02-05', 98, 'clean', 'EUR', 'file', false),
        ('BG2030026111', '2025-02-05', 98.5, 'clean', 'EUR', 'entered', false),
        ('BG2030026111', '2025-02-06', 50, 'clean', 'EUR', 'entered', true)
    `.execute(app.db);
    const on = async (day: string) => (await app.answer(listMyPositions, { token, query: { on: day } }))[0];
    expect(await on('2025-02-04')).toMatchObject({ price: { value: 97, day: '2025-01-05', source: 'deal' } });
    expect(await on('2025-07-20')).toMatchObject({
      name: 'A bond',
      price: { value: 98.5, day: '2025-02-05', source: 'price', age: 114, freshness: 'old' },
      accrued: 111.88,
      value: 9961.88,
      eur: 9961.88,
    });
    expect(await on('2025-07-21')).toMatchObject({ accrued: 0, value: 9850 });
  });

  it('has an age, except that of a bond without coupons', async () => {
    const { userId, token } = await aUser(app);
    const bond = { buy_date: '2025-01-06', market_price_on: '2026-02-16', maturity_date: '2030-01-06' };
    await aBond(app, userId, { ...bond, isin: 'BG2030026111', coupon_percent: '3', coupon_frequency: 2 });
    await aBond(app, userId, { ...bond, isin: 'XS0000000009', coupon_frequency: 0 });
    const prices = (await app.answer(listMyPositions, { token })).map(({ price }) => price);
    expect(prices).toMatchObject([
      { day: '2026-02-16', age: 10, freshness: 'ageing' },
      { day: '2026-02-16', age: null, freshness: null },
    ]);
  });

  it('is today’s market price of the row if its day is unknown; without a rate there is no value in euro', async () => {
    const { userId, token } = await aUser(app);
    await anEtfOrShare(app, userId, { kind: 'etf', market_price: '92' });
    await anEtfOrShare(app, userId, { kind: 'share', currency: 'USD' });
    expect(await app.answer(listMyPositions, { token })).toMatchObject([
      { kind: 'etf', price: { value: 92, day: null, source: 'holding' }, value: 9200, eur: 9200 },
      { kind: 'share', quantity: 100, cost: 8050, value: { reason: 'no_rate' }, eur: { reason: 'no_rate' } },
    ]);
  });
});

describe('a position that cannot be', () => {
  it('says so in every figure, and names the deal; a euro sale of what is held in lev says that', async () => {
    const { userId, token } = await aUser(app);
    const deal = { kind: 'etf', market_price: '0' } as const;
    await anEtfOrShare(app, userId, { ...deal, currency: 'BGN', buy_date: '2025-01-15' });
    const sale = { ...deal, direction: 'Ask', nominal: '40', buy_date: '2025-02-15' } as const;
    const dealId = await anEtfOrShare(app, userId, sale);
    const reason = { reason: 'sold_more_than_held' };
    const figures = { quantity: reason, cost: reason, averagePrice: reason, realised: reason, lots: reason };
    expect(await app.answer(listMyPositions, { token })).toMatchObject([
      { currency: 'BGN', quantity: 100, problem: null },
      {
        currency: 'EUR',
        ...figures,
        ...{ price: reason, value: reason, accrued: reason, eur: reason },
        problem: 'sold_more_than_held',
        problemDeal: { dealId, kind: 'sale', day: '2025-02-15', sold: 40, held: 0, isHeldInLev: true },
      },
    ]);
  });

  it('has after a closing without a sale no realised gain, and says why in the working', async () => {
    const { userId, token } = await aUser(app);
    const closed = { expired: true, closed_on: '2025-03-01', buy_date: '2025-01-15' } as const;
    await anEtfOrShare(app, userId, { kind: 'etf', ...closed });
    const reason = { reason: 'closed_without_sale' };
    const params = { kind: 'etf', isin: 'IE00B4L5Y983', currency: 'EUR' } as const;
    expect(await app.answer(findMyPosition, { token, params })).toMatchObject({
      quantity: 0,
      value: 0,
      averagePrice: { reason: 'nothing_held' },
      realised: reason,
      steps: [
        { kind: 'purchase', gain: null, gainAfter: 0 },
        { kind: 'closing', price: reason, amount: reason, gain: reason, gainAfter: reason },
      ],
    });
  });
});

describe('access to positions', () => {
  it('is an administrator, of each user the same as the user', async () => {
    const { userId, token } = investor;
    const byAdministrator = { token: admin.token, params: { id: userId, ...KEY } };
    expect(await app.answer(listUserPositions, byAdministrator)).toEqual(
      await app.answer(listMyPositions, { token }),
    );
    expect(await app.answer(findUserPosition, byAdministrator)).toEqual(
      await app.answer(findMyPosition, { token, params: KEY }),
    );
    expect(await app.refusal(listUserPositions, { token, params: { id: userId } })).toMatchObject({
      status: 403,
    });
    const unknown = { token: admin.token, params: { id: UNKNOWN_ID, ...KEY } };
    expect(await app.refusal(listUserPositions, unknown)).toMatchObject({ status: 404 });
    expect(await app.refusal(findUserPosition, unknown)).toMatchObject({ status: 404 });
  });

  it('needs a session, and is the user’s own', async () => {
    const { token } = await aUser(app);
    expect(await app.refusal(listMyPositions, {})).toMatchObject({ status: 401 });
    expect(await app.refusal(findMyPosition, { params: KEY })).toMatchObject({ status: 401 });
    expect(await app.answer(listMyPositions, { token })).toEqual([]);
    expect(await app.refusal(findMyPosition, { token, params: KEY })).toMatchObject({ status: 404 });
  });
});

it('a day in the future and a method that there is not are refused by name', async () => {
  const { token } = investor;
  expect(await app.refusal(listMyPositions, { token, query: { on: '2099-01-01' } })).toMatchObject({
    status: 400,
    errors: [{ path: 'on', rule: 'day_in_future' }],
  });
  expect(await app.refusal(findMyPosition, { token, params: KEY, query: { method: 'lifo' } })).toMatchObject({
    status: 400,
    errors: [{ path: 'method', message: 'must be average or fifo' }],
  });
});
