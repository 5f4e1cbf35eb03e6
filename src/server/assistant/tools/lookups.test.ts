import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { calendarDate } from '#domain/calendar-date';
import type { CurrencyAmount } from '#domain/money/currency-amount';
import { officialRates, specificationRates, type ExchangeRates } from '#domain/money/exchange-rates';
import { CONCENTRATION_LIMITS } from '#domain/portfolio/overview/concentration-flags';
import { addBond, changeBond } from '#api/portfolio/bonds';
import { addMyPayment } from '#api/portfolio/payments';
import { aPrincipal } from '../../../testing/factories/a-principal.ts';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { aCashFlow } from '../../../testing/factories/a-cash-flow.ts';
import { aPayment } from '../../../testing/factories/a-payment.ts';
import { anAdministrator, aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../testing/factories/an-etf-or-share.ts';
import { askBuiltIn } from '../../../testing/assistant-questions/ask.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { ownRows } from '../../people/access/scope.ts';
import { createTools, type Tools } from './create-tools.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

function tools({ userId }: TestUser, rates: ExchangeRates = specificationRates): Tools {
  const scope = ownRows(aPrincipal(userId));
  return createTools({
    db: app.db,
    scope,
    today: calendarDate('2026-03-02'),
    timeZone: 'Europe/Sofia',
    concentrationLimits: CONCENTRATION_LIMITS,
    rates,
  });
}

describe('an amount in another currency', () => {
  it.each([
    [{ amount: '100', from: 'EUR', to: 'USD' }, '108.70'],
    [{ amount: '100', from: 'USD', to: 'BGN' }, '180.39'],
    [{ amount: '-12.34', from: 'GBP', to: 'EUR' }, '-14.44'],
    [{ amount: '0', from: 'BGN', to: 'GBP' }, '0.00'],
    [{ amount: '100', from: 'BGN', to: 'BGN' }, '100.00'],
  ] as const)('%o is %s', async (asked, amount) => {
    const found = await tools(await aUser(app)).convert.call(asked);
    expect(found).toMatchObject({ converted: { amount, currency: asked.to } });
  });

  it('is converted at the official rate of its day if there is one', async () => {
    const rates = officialRates(calendarDate('2026-02-27'), { USD: '1.25' });
    const found = await tools(await aUser(app), rates).convert.call({
      amount: '100',
      from: 'EUR',
      to: 'USD',
    });
    expect(found).toMatchObject({
      converted: { amount: '125.00', currency: 'USD' },
      rates: { source: 'ecb', day: '2026-02-27' },
    });
  });

  it('is not known without a rate', async () => {
    const found = await tools(await aUser(app)).convert.run({ amount: '100', from: 'EUR', to: 'JPY' });
    expect(found).toMatchObject({ converted: null, rates: { countedAtOne: ['JPY'] } });
  });
});

describe('the average of an amount', () => {
  beforeAll(async () => {
    user = await aUser(app);
    await aBond(app, user.userId, { nominal: '1000', buy_price: '90', market_price: '95' });
    await aBond(app, user.userId, { nominal: '2000', buy_price: '100', market_price: '99', currency: 'USD' });
    await aBond(app, user.userId, { nominal: '4000', buy_price: '100', market_price: '0', expired: true });
  });

  it('is the plain mean in euro of all holdings with that amount', async () => {
    const { averageAmount } = tools(user);
    expect(await averageAmount.call({ measure: 'cost' })).toMatchObject({
      count: 3,
      mean: { amount: '2246.67', currency: 'EUR' },
    });
    expect(await averageAmount.call({ measure: 'profit' })).toMatchObject({
      count: 2,
      mean: { amount: '15.80', currency: 'EUR' },
    });
  });

  it('covers the matching holdings; without any there is none', async () => {
    const { averageAmount } = tools(user);
    const ofDollars = { currencies: ['USD' as const] };
    expect(await averageAmount.call({ measure: 'nominal', filter: ofDollars })).toMatchObject({
      count: 1,
      mean: { amount: '1840.00', currency: 'EUR' },
    });
    expect(await averageAmount.call({ measure: 'dividend' })).toMatchObject({ count: 0, mean: null });
  });
});

describe('the list of changes', () => {
  it('has the changes to the user’s own holdings, newest first', async () => {
    const [owner, other] = [await aUser(app), await aUser(app)];
    const { token } = await anAdministrator(app);
    const body = { isin: 'BG2040015211', buyPrice: 98.1, marketPrice: 98.1, nominal: 1000 };
    const bond = await app.answer(addBond, { token, params: { id: owner.userId }, body });
    await app.answer(changeBond, { token, params: { id: bond.id }, body: { ...body, marketPrice: 98.4 } });
    await app.answer(addMyPayment, {
      token: owner.token,
      params: { bondId: bond.id },
      body: { profit: 12.5, paymentDate: '2026-01-15' },
    });
    await aBond(app, other.userId, { isin: 'XS9999999991' });
    const found = await tools(owner).listChanges.run({});
    expect(found).toMatchObject({ count: 3, isCut: false });
    expect(found.changes).toMatchObject([
      { action: 'added', what: 'payment', isin: 'BG2040015211' },
      { action: 'changed', what: 'bond', isin: 'BG2040015211', id: bond.id },
      { action: 'added', what: 'bond', isin: 'BG2040015211' },
    ]);
    const days = found.changes.map(({ date }) => date).sort();
    const period = { from: days[0]!, to: days.at(-1)! };
    expect((await tools(owner).listChanges.run({ period })).count).toBe(3);
    const longAgo = { from: calendarDate('1999-01-01'), to: calendarDate('1999-12-31') };
    expect((await tools(owner).listChanges.run({ period: longAgo })).count).toBe(0);
  });

  it('has the latest 100, and says that there are older ones', async () => {
    const owner = await aUser(app);
    const bondId = await aBond(app, owner.userId);
    for (let done = 0; done < 100; done += 1) await aPayment(app, bondId);
    expect(await tools(owner).listChanges.run({})).toMatchObject({ count: 100, isCut: true });
    expect(await askBuiltIn(app, owner, 'What changed?')).toMatch(
      /^Latest changes:\nYour portfolio was last changed on .*\nThe latest 100 changes .* not counted:/,
    );
  });
});

describe('units', () => {
  it('are summed over the active holdings of one name', async () => {
    const owner = await aUser(app);
    const named = { kind: 'etf', isin: 'IE00BK5BQT80', name: 'VWCE' } as const;
    await anEtfOrShare(app, owner.userId, { ...named, nominal: '10.5' });
    await anEtfOrShare(app, owner.userId, { ...named, nominal: '4.25' });
    await anEtfOrShare(app, owner.userId, { ...named, nominal: '100', expired: true });
    const [title, ...said] = (await askBuiltIn(app, owner, 'How many units of VWCE do I have?')).split('\n');
    expect(title).toBe('Units held (IE00BK5BQT80):');
    expect(said[0]).toBe(
      'You hold 14.75 units of VWCE (IE00BK5BQT80), in 2 holdings. Those of expired holdings are not counted: 100.',
    );
    expect(said).toContain('| Units | 14.75 |');
    expect(await askBuiltIn(app, owner, 'Колко дяла от VWCE имам?')).toContain('14,75 дяла от VWCE');
  });
});

describe('future payments', () => {
  it('follow from the terms, or from the stored cash flows if the terms are not known; soonest first', async () => {
    const owner = await aUser(app);
    const terms = { coupon_percent: '4', coupon_frequency: 1, nominal: '1000' } as const;
    await aBond(app, owner.userId, { ...terms, isin: 'BG2040015211', maturity_date: '2027-06-21' });
    const without = await aBond(app, owner.userId, { isin: 'BG2030026111' });
    await aCashFlow(app, without, {
      date: '2026-05-10',
      interim_cash_flow: '12.5',
      principal_cash_flow: null,
    });
    await aCashFlow(app, without, { date: '2026-01-10', interim_cash_flow: '99', principal_cash_flow: null });
    const { count, flows, coupons, principal, inEuro } = await tools(owner).listComingFlows.run({});
    const text = ({ amount }: CurrencyAmount) => amount.toFixed(2);
    expect(flows.map(({ date, isin, total, from }) => [date, isin, text(total), from])).toEqual([
      ['2026-05-10', 'BG2030026111', '12.50', 'cash flows'],
      ['2026-06-21', 'BG2040015211', '40.00', 'terms'],
      ['2027-06-21', 'BG2040015211', '1040.00', 'terms'],
    ]);
    expect([count, text(coupons), text(principal), text(inEuro)]).toEqual([3, '92.50', '1000.00', '1092.50']);
  });

  it('are for what remains after sales, as on the income page', async () => {
    const owner = await aUser(app);
    const bond = { isin: 'BG2040015211', coupon_percent: '4', coupon_frequency: 1 } as const;
    const matures = { maturity_date: '2027-06-21', buy_date: '2025-07-01' } as const;
    await aBond(app, owner.userId, { ...bond, ...matures, nominal: '1000' });
    await aBond(app, owner.userId, {
      ...bond,
      ...matures,
      nominal: '400',
      direction: 'Sell',
      buy_date: '2025-09-01',
    });
    const { coupons, principal } = await tools(owner).listComingFlows.run({});
    expect([coupons.amount.toFixed(2), principal.amount.toFixed(2)]).toEqual(['48.00', '600.00']);
  });
});

test('a payment recorded ahead of its day is not received yet', async () => {
  const owner = await aUser(app);
  const bond = await aBond(app, owner.userId, {});
  for (const payment_date of ['2026-03-02', '2026-03-03', null])
    await aPayment(app, bond, { payment_date, profit: '10', taxes_paid: '1' });
  const { listPayments, largestPayments } = tools(owner);
  const period = { from: calendarDate('2026-01-01'), to: calendarDate('2026-12-31') };
  const { count } = await listPayments.run({});
  const inYear = await listPayments.run({ period });
  const largest = await largestPayments.run({ period, order: 'highest-first' });
  expect([count, inYear.count, largest.payments.map(({ date }) => date)]).toEqual([2, 1, ['2026-03-02']]);
});

describe('durations', () => {
  it('are only included on request', async () => {
    const owner = await aUser(app);
    const terms = { coupon_percent: '4', coupon_frequency: 1, maturity_date: '2030-03-02' } as const;
    await aBond(app, owner.userId, { ...terms, market_price: '100' });
    const { listHoldings, sumHoldings } = tools(owner);
    const unasked = await listHoldings.call({});
    expect(unasked).toMatchObject({ holdings: [{ macaulayDuration: null, modifiedDuration: null }] });
    const Shown = z.object({
      holdings: z.array(z.object({ macaulayDuration: z.string(), modifiedDuration: z.string() })),
    });
    const [shown] = Shown.parse(await listHoldings.call({ show: ['duration'] })).holdings;
    // Four coupons of 4 % at par: (1.04 / 0.04) · (1 − 1.04⁻⁴).
    expect(Number(shown?.macaulayDuration)).toBeCloseTo(26 * (1 - 1.04 ** -4), 3);
    expect(Number(shown?.modifiedDuration)).toBeCloseTo(25 * (1 - 1.04 ** -4), 3);
    const ranked = await listHoldings.run({ filter: { having: ['duration'] }, by: 'modified-duration' });
    expect(ranked.count).toBe(1);
    expect(await sumHoldings.call({ mean: 'duration' })).toMatchObject({
      mean: { count: 1, mean: shown?.macaulayDuration },
    });
  });
});
