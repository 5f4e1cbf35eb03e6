import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMyIncome } from '#api/portfolio/figures/income';
import { findMyOverview } from '#api/portfolio/figures/overview';
import { listMyPositions } from '#api/portfolio/figures/positions';
import { findMyRisk } from '#api/portfolio/figures/risk';
import { findMyTotals } from '#api/portfolio/figures/totals';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aUser, type TestUser } from '../../../../testing/factories/a-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ISIN = 'BG2040015211';
const TERMS = {
  coupon_percent: '5',
  coupon_frequency: 1,
  day_count: 'ACT/ACT-ICMA',
  maturity_date: '2030-07-15',
} as const;
const FLOATING = JSON.stringify({ index: 'EURIBOR 6M', margin: 1, floor: null, cap: null });

describe.each([
  ['no_terms', 'without terms', {}],
  ['no_terms', 'whose floating rate has no fixing', { ...TERMS, coupon_percent: null, floating: FLOATING }],
  ['terms_not_valid', 'issued after its maturity', { ...TERMS, issue_date: '2031-01-15' }],
  ['bought_after_maturity', 'that matured before its purchase', { ...TERMS, maturity_date: '2025-07-15' }],
] as const)('%s: a bond %s', (reason, _, terms) => {
  let token: TestUser['token'];
  beforeAll(async () => {
    const holder = await aUser(app);
    token = holder.token;
    const bought = { isin: ISIN, buy_date: '2026-01-15', market_price_on: '2026-02-27' } as const;
    await aBond(app, holder.userId, { ...bought, ...terms });
  });

  it('needs attention in the overview', async () => {
    const { attention, eur } = await app.answer(findMyOverview, { token });
    expect(attention.map(({ cause, isin }) => [cause, isin])).toEqual([[reason, ISIN]]);
    expect(eur).toMatchObject({ value: 10_125, accrued: 0 });
  });

  it('has no accrued interest among the positions and above the list of bonds', async () => {
    expect(await app.answer(listMyPositions, { token })).toMatchObject([
      { value: 10_125, accrued: { reason } },
    ]);
    expect(await app.answer(findMyTotals, { token, query: { kind: 'bond' } })).toMatchObject({
      held: { eur: 10_125, withoutAccrued: [{ reason, count: 1 }] },
    });
  });

  it('is left out of the risk and of the income ahead', async () => {
    expect((await app.answer(findMyRisk, { token })).left).toMatchObject([{ isin: ISIN, reason }]);
    expect((await app.answer(findMyIncome, { token })).left).toMatchObject([{ isin: ISIN, reason }]);
  });
});
