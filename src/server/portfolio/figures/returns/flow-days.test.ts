import { afterAll, beforeAll, expect, it } from 'vitest';
import { actOnInstrument } from '#api/portfolio/instruments/instrument-actions';
import { findMyReturn } from '#api/portfolio/figures/returns';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aNewIsin } from '../../../../testing/factories/a-new-isin.ts';
import { anAdministrator, aUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date('2026-11-20T10:00:00Z'));
});
afterAll(() => app.stop());

/** 4 % once a year on 15 June, bought at par on a coupon day. */
const BOND = {
  coupon_percent: '4',
  coupon_frequency: 1,
  day_count: 'ACT/ACT-ICMA',
  maturity_date: '2027-06-15',
  buy_date: '2023-06-15',
  buy_price: '100',
  market_price: '100',
  bank: 'First Bank',
} as const;
const quarter = (date: string) => ({ date, percent: 25 });

it('an amortising bond pays out its instalments without a recorded payment', async () => {
  const { userId, token } = await aUser(app);
  const amortization = [quarter('2024-06-15'), quarter('2025-06-15'), quarter('2026-06-15')];
  await aBond(app, userId, { ...BOND, amortization: JSON.stringify(amortization) });
  const found = await app.answer(findMyReturn, { token });
  // 2,500 are left, with 4 % for 158 of 365 days.
  expect(found).toMatchObject({
    amounts: { startValue: 0, moneyIn: 10_000, moneyOut: 7_500, endValue: 2_543.29 },
    profit: { total: 43.29, price: 0, income: 43.29 },
    left: [],
  });
  const paid = found.working.links.filter(({ moneyOut }) => moneyOut > 0);
  expect(paid.map(({ day, moneyOut }) => [day, moneyOut])).toEqual(
    amortization.map(({ date }) => [date, 2_500]),
  );
  const year = await app.answer(findMyReturn, { token, query: { from: '2025-12-31' } });
  expect(year).toMatchObject({ amounts: { moneyOut: 2_500 } });
});

it('a bond is repaid on the day that only its row at another bank states', async () => {
  const { userId, token } = await aUser(app);
  const row = { isin: aNewIsin(), buy_date: '2025-06-15', buy_price: '98', nominal: '1000' };
  await aBond(app, userId, { ...row, market_price: '0', bank: 'Second Bank' });
  await aBond(app, userId, { ...BOND, ...row, maturity_date: '2026-06-15' });
  const query = { of: 'bank', key: 'Second Bank' } as const;
  expect(await app.answer(findMyReturn, { token, query })).toMatchObject({
    amounts: { moneyIn: 980, moneyOut: 1_000, endValue: 0 },
    profit: { total: 20 },
  });
});

it('a security that was divided pays out what moved to the new one, by itself; together they cancel out', async () => {
  const { userId, token } = await aUser(app);
  const admin = await anAdministrator(app);
  const [isin, newIsin] = [aNewIsin(), aNewIsin()];
  await anEtfOrShare(app, userId, {
    kind: 'share',
    ...{ isin, nominal: '100', buy_price: '120', buy_date: '2025-01-10' },
    ...{ market_price: '132', market_price_on: '2026-01-30' },
  });
  const body = { kind: 'spin_off', day: '2026-02-02', newIsin, newUnits: 1, oldUnits: 2, costPercent: 20 };
  await app.answer(actOnInstrument, { token: admin.token, params: { isin }, body });
  const of = (query: { of?: 'isin'; key?: string }) => app.answer(findMyReturn, { token, query });
  expect(await of({ of: 'isin', key: isin })).toMatchObject({
    amounts: { moneyIn: 12_000, moneyOut: 2_400, endValue: 13_200 },
    profit: { total: 3_600 },
  });
  expect(await of({})).toMatchObject({
    amounts: { moneyIn: 12_000, moneyOut: 0, endValue: 15_600 },
    profit: { total: 3_600 },
  });
});
