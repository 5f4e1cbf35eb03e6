import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { specificationRates } from '#domain/money/exchange-rates';
import { CONCENTRATION_LIMITS } from '#domain/portfolio/overview/concentration-flags';
import { aPrincipal } from '../../../testing/factories/a-principal.ts';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../testing/factories/a-payment.ts';
import { anEtfOrShare } from '../../../testing/factories/an-etf-or-share.ts';
import { aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { ownRows } from '../../people/access/scope.ts';
import { collectEvidence } from '../model/collect-evidence.ts';
import { unknownFigures } from '../model/figure-check/figure-check.ts';
import { createTools } from './create-tools.ts';

const today = calendarDate('2026-03-02');
const [BOND, UNPRICED, ETF] = ['BG2040015211', 'BG2030026111', 'IE00BK5BQT80'];

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  const bought = { buy_date: '2025-03-02', settlement_date: '2025-03-02' } as const;
  // At par, with a coupon today: no accrued interest, and a yield of 4 %.
  const bond = await aBond(app, holder.userId, {
    ...bought,
    ...{ isin: BOND, nominal: '10000', buy_price: '98', market_price: '100', bank: 'Fibank' },
    ...{ coupon_percent: '4', coupon_frequency: 1, maturity_date: '2030-03-02' },
  });
  await aPayment(app, bond, { payment_date: '2026-03-02', profit: '400', taxes_paid: '0' });
  await aBond(app, holder.userId, { isin: UNPRICED, currency: 'USD', market_price: '0', nominal: '500' });
  await anEtfOrShare(app, holder.userId, {
    ...{ kind: 'etf', isin: ETF, name: 'World', currency: 'EUR', nominal: '10.5' },
    ...{ buy_price: '90', market_price: '100', buy_date: '2025-03-02' },
  });
});
afterAll(() => app.stop());

function tools({ userId }: TestUser) {
  const scope = ownRows(aPrincipal(userId));
  const choices = { timeZone: 'Europe/Sofia', concentrationLimits: CONCENTRATION_LIMITS };
  return createTools({ db: app.db, scope, today, ...choices, rates: specificationRates });
}
const euro = (amount: string) => ({ amount, currency: 'EUR' });

describe('the tools for the whole portfolio', () => {
  it('return its value and allocation, and say in words what has no value', async () => {
    const found = await tools(holder).portfolioValue.call({});
    expect(found).toMatchObject({
      on: today,
      value: euro('11050.00'),
      cost: euro('10745.00'),
      profit: euro('305.00'),
      allocation: {
        class: [
          { key: 'bond', value: euro('10000.00'), percent: '90.5' },
          { key: 'etf', value: euro('1050.00'), percent: '9.5' },
        ],
      },
      leftOut: [{ isin: UNPRICED }],
    });
    const future = { on: '2026-03-03' };
    expect(await tools(holder).portfolioValue.call(future)).toEqual({ notKnown: 'the day is after today' });
  });

  it('list positions, the largest first, or those of one ISIN', async () => {
    const { listPositions } = tools(holder);
    expect(await listPositions.call({})).toMatchObject({
      count: 3,
      positions: [
        { isin: BOND, nominal: euro('10000.00'), cost: euro('9800.00'), valueInEuro: euro('10000.00') },
        { isin: ETF, units: '10.5', price: { price: '100' }, value: euro('1050.00') },
        { isin: UNPRICED },
      ],
    });
    expect(await listPositions.call({ isins: [ETF] })).toMatchObject({
      count: 1,
      positions: [{ isin: ETF }],
    });
  });

  it('list past and future income of a period, and when capital is repaid', async () => {
    const { portfolioIncome, principalLadder } = tools(holder);
    const of = (year: number) => ({ period: { from: `${year}-01-01`, to: `${year}-12-31` } });
    expect(await portfolioIncome.call(of(2026))).toMatchObject({
      total: { received: euro('400.00'), stillToCome: euro('0.00') },
      payments: [{ isin: BOND, state: 'received', received: euro('400.00') }],
    });
    expect(await portfolioIncome.call(of(2027))).toMatchObject({
      total: { received: euro('0.00'), stillToCome: euro('400.00') },
      payments: [{ isin: BOND, state: 'expected', toCome: euro('400.00'), day: '2027-03-02' }],
      futureIncomeNotKnown: [{ isin: UNPRICED, why: 'the terms are missing' }],
    });
    expect(await portfolioIncome.call({ ...of(2026), states: ['short'] })).toMatchObject({ count: 0 });
    expect(await principalLadder.call({})).toMatchObject({
      rungs: [{ fellDue: false, principal: euro('10000.00'), inEuro: euro('10000.00') }],
    });
  });

  it('return the profit with its parts and the contribution of each security', async () => {
    const found = await tools(holder).portfolioReturn.call({ level: { of: 'isin', isin: BOND } });
    expect(found).toMatchObject({
      profit: { total: euro('600.00'), fromPrices: euro('200.00'), fromInterestAndDividends: euro('400.00') },
      contributions: [{ isin: BOND, profit: euro('600.00') }],
    });
    expect(await tools(holder).portfolioReturn.call({ from: '2026-03-02' })).toEqual({
      notKnown: 'the period ends before it begins',
    });
  });

  it('return the risk of the bonds and the effect of a shift of all yields', async () => {
    const { interestRateRisk, rateScenario } = tools(holder);
    // What four coupons of 4 % and 100 are worth at 5 %, less 100.
    const change = euro(((-(1 - 1.05 ** -4) / 0.05) * 100).toFixed(2));
    expect(await rateScenario.call({ parallel: 100 })).toMatchObject({
      allMoveByPercent: '1',
      change,
      valueBefore: euro('10000.00'),
      holdings: [{ isin: BOND, change }],
    });
    expect(await interestRateRisk.call({})).toMatchObject({
      bonds: 1,
      bondValue: euro('10000.00'),
      modifiedDuration: (25 * (1 - 1.04 ** -4)).toFixed(8),
      leftOut: [{ isin: UNPRICED }],
    });
  });

  it('find nothing of other users', async () => {
    const other = tools(await aUser(app));
    const facts = [
      await other.portfolioValue.call({}),
      await other.listPositions.call({ isins: [BOND] }),
      await other.portfolioIncome.call({}),
      await other.principalLadder.call({}),
      await other.portfolioReturn.call({ level: { of: 'bank', bank: 'Fibank' } }),
      await other.interestRateRisk.call({}),
      await other.rateScenario.call({ parallel: 100 }),
    ];
    expect(JSON.stringify(facts)).not.toMatch(/10000|11050|Fibank".*isin|World/);
    expect(facts.at(-1)).toMatchObject({ bonds: 0, change: { notKnown: 'nothing is held' } });
  });
});

describe('the check of a model’s figures', () => {
  it('accepts the figures of these answers, each in its unit and for its security', async () => {
    const { portfolioValue, rateScenario, listPositions } = tools(holder);
    const facts = [
      await portfolioValue.call({}),
      await rateScenario.call({ parallel: 100 }),
      await listPositions.call({}),
    ];
    const evidence = collectEvidence({ facts, questions: '', today });
    const unknownIn = (answer: string) => unknownFigures(answer, evidence);
    expect(unknownIn('All is worth 11,050.00 EUR, 90.5% of it bonds.')).toEqual([]);
    expect(unknownIn('If yields rise by 100 basis points, the bonds lose 354.60 EUR.')).toEqual([]);
    expect(unknownIn(`${ETF} is worth 1,050.00 EUR.`)).toEqual([]);
    expect(unknownIn('All is worth 11,050.00 USD.')).toHaveLength(1);
    expect(unknownIn('If yields rise by 200 basis points, the bonds lose 709.20 EUR.')).toHaveLength(2);
    expect(unknownIn(`${ETF} cost 9,800.00 EUR.`)).toHaveLength(1);
  });
});
