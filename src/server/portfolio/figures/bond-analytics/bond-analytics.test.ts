import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import * as api from '#api/portfolio/figures/bond-analytics';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;
let owner: TestUser;
let other: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date('2027-03-01T09:00:00Z'));
  admin = await anAdministrator(app);
  [owner, other] = [await aUser(app), await aUser(app)];
});
afterAll(() => app.stop());

/** Nominal 10,000, coupon 2.25 %, maturity 2028-01-21, settled on 2026-03-16 at 99.80, now at 99.95. */
const WORKED = {
  isin: 'BG2030026111',
  buy_price: '99.8',
  market_price: '99.95',
  coupon_percent: '2.25',
  yield_percent: '2.37',
  buy_date: '2026-03-12',
  settlement_date: '2026-03-16',
  maturity_date: '2028-01-21',
  coupon_frequency: 2,
  day_count: 'ACT/ACT-ICMA',
  issue_date: '2026-01-21',
} as const;
const aRate = (day: string, units: string) =>
  app.db
    .insertInto('exchange_rates')
    .values({ day: calendarDate(day), currency: 'USD', units_per_euro: units })
    .execute();
const mine = (id: number) => app.answer(api.findMyBondAnalytics, { token: owner.token, params: { id } });
type Analytics = Awaited<ReturnType<typeof mine>>;

const areKnown = <Figures extends { known: boolean }>(
  figures: Figures,
): figures is Extract<Figures, { known: true }> => figures.known;
/** The figures; fails if they are not known. */
const known = <Figures extends { known: boolean }>(figures: Figures) =>
  areKnown(figures) ? figures : expect.fail(JSON.stringify(figures));

describe('the analytics of a bond', () => {
  it('are its figures of today, to their decimals', async () => {
    const id = await aBond(app, owner.userId, WORKED);
    const found = await mine(id);
    expect(found).toMatchObject({ bondId: id, isin: 'BG2030026111', today: '2027-03-01', nominal: 10_000 });
    const accrued = {
      perHundred: 0.242403,
      amount: 24.24,
      start: '2027-01-21',
      end: '2027-03-01',
      days: 39,
      fraction: 0.10773481,
    };
    expect(found.running).toMatchObject({
      accrued,
      daysToMaturity: 326,
      nextCoupon: { date: '2027-07-21', days: 142, amount: 112.5 },
      heldToMaturity: 10_225,
    });
    expect(found.market).toMatchObject({
      settlement: '2027-03-01',
      accrued,
      cleanPrice: 99.95,
      dirtyPrice: 100.192403,
      value: 10_019.24,
      compounding: 1,
      simpleInterest: false,
      currentYieldPercent: 2.2511,
    });
    expect(found.purchase).toMatchObject({
      settlement: '2026-03-16',
      yieldPercent: 2.3742,
      dirtyPrice: 100.135635,
    });
  });

  it('show the working: present values that add up to the dirty price', async () => {
    const { market, purchase } = await mine(await aBond(app, owner.userId, WORKED));
    for (const { flows, dirtyPrice, yieldPercent } of [known(market), known(purchase)]) {
      const sum = flows.reduce((total, { presentValue }) => total + presentValue, 0);
      expect(sum).toBeCloseTo(dirtyPrice, 5);
      for (const { amount, time, discountFactor, presentValue } of flows) {
        expect(discountFactor).toBeCloseTo((1 + yieldPercent / 100) ** -time, 5);
        expect(presentValue).toBeCloseTo(amount * discountFactor, 5);
      }
    }
  });

  it('leave the entered yield as it is, and tell how far it is from the computed one', async () => {
    const found = await mine(await aBond(app, owner.userId, WORKED));
    expect(found.yield).toEqual({ known: true, percent: 2.37, source: 'entered' });
    expect(found.enteredYield).toMatchObject({ percent: 2.37, isOfPurchase: true });
    const without = await mine(await aBond(app, owner.userId, { ...WORKED, yield_percent: null }));
    const percent = known(without.market).yieldPercent;
    expect(without.yield).toEqual({ known: true, percent, source: 'computed' });
    expect(without.enteredYield).toBeNull();
  });

  it('match the payments to their coupons, and split the profit', async () => {
    const id = await aBond(app, owner.userId, WORKED);
    await aPayment(app, id, { profit: '112.50', taxes_paid: '11.25', payment_date: '2026-07-23' });
    await aPayment(app, id, { profit: '3.00', taxes_paid: null, payment_date: '2026-11-01' });
    const { payments, profit } = await mine(id);
    expect(payments).toEqual({
      known: true,
      flows: [
        { date: '2026-07-21', interest: 112.5, principal: 0, received: 112.5, state: 'received' },
        { date: '2027-01-21', interest: 112.5, principal: 0, received: null, state: 'overdue' },
        { date: '2027-07-21', interest: 112.5, principal: 0, received: null, state: 'to-come' },
        { date: '2028-01-21', interest: 112.5, principal: 10_000, received: null, state: 'to-come' },
      ],
      unmatched: [{ date: '2026-11-01', received: 3 }],
      undated: 0,
    });
    const amounts: Partial<Record<keyof Analytics['profit'], number>> = {
      price: 15,
      coupons: 115.5,
      accruedPaid: -33.56,
      accruedNow: 24.24,
      tax: -11.25,
      total: 109.93,
    };
    expect(profit.currencyEffect).toEqual({ known: true, amount: 0, working: null });
    for (const [part, amount] of Object.entries(amounts)) {
      expect(profit).toHaveProperty(part, { known: true, amount });
    }
  });

  it('leave a payment that is recorded ahead of its day out of the interest and the tax so far', async () => {
    const id = await aBond(app, owner.userId, WORKED);
    const { profit } = await mine(id);
    await aPayment(app, id, { profit: '112.50', taxes_paid: '11.25', payment_date: '2027-07-21' });
    expect((await mine(id)).profit).toEqual(profit);
  });

  it('have the name of the security, and say if nothing is recorded about it', async () => {
    const isin = 'BG2030127117';
    const id = await aBond(app, owner.userId, { ...WORKED, isin });
    expect(await mine(id)).toMatchObject({ isin, security: { name: null } });
    await app.db.updateTable('instruments').set({ name: 'Bulgaria 2028' }).where('isin', '=', isin).execute();
    expect(await mine(id)).toMatchObject({ isin, security: { name: 'Bulgaria 2028' } });
    await app.db.deleteFrom('instruments').where('isin', '=', isin).execute();
    expect(await mine(id)).toMatchObject({ isin, security: null });
  });

  it('name the reason of each figure that is missing', async () => {
    const without = (reason: string) => ({ known: false, reason });
    const noTerms = await mine(await aBond(app, owner.userId));
    const { terms, running, market, purchase, payments, profit } = noTerms;
    for (const missing of [terms, running, market, purchase, payments]) {
      expect(missing).toEqual(without('no-maturity-date'));
    }
    expect(profit.price).toEqual({ known: true, amount: 275 });
    const sale = await mine(await aBond(app, owner.userId, { ...WORKED, direction: 'Sell' }));
    expect([sale.market, sale.profit.total]).toEqual([without('sell-row'), without('sell-row')]);
    const noPrice = await mine(await aBond(app, owner.userId, { ...WORKED, market_price: '0' }));
    expect([noPrice.running.known, noPrice.market]).toEqual([true, without('no-market-price')]);
  });

  it('have the effect of the exchange rate, where the rates of both days are known', async () => {
    const id = await aBond(app, owner.userId, { ...WORKED, currency: 'USD' });
    expect((await mine(id)).profit.currencyEffect).toEqual({ known: false, reason: 'no-exchange-rates' });
    // The Friday before the Monday of the settlement. This rate is too old for today.
    await aRate('2026-03-13', '1.25');
    expect((await mine(id)).profit.currencyEffect).toEqual({ known: false, reason: 'no-exchange-rates' });
    await aRate('2027-02-26', '1.10');
    expect((await mine(id)).profit.currencyEffect).toEqual({
      known: true,
      amount: 1092.39,
      working: {
        paid: 10_013.56,
        purchase: { day: '2026-03-13', unitsPerEuro: 1.25 },
        now: { day: '2027-02-26', unitsPerEuro: 1.1 },
      },
    });
  });

  it("are the same for an administrator, of anybody's bond", async () => {
    const id = await aBond(app, owner.userId, WORKED);
    const sent = { token: admin.token, params: { id } };
    expect(await app.answer(api.findBondAnalytics, sent)).toEqual(await mine(id));
    expect(await app.refusal(api.findMyBondAnalytics, sent)).toMatchObject({ code: 'not_found' });
  });

  test.each([api.findMyBondAnalytics, api.findBondAnalytics])(
    '$path needs a session that may see it, and a bond that is there',
    async (endpoint) => {
      const isMine = endpoint === api.findMyBondAnalytics;
      const id = await aBond(app, other.userId, WORKED);
      const refused = (sent: object) => app.refusal(endpoint, { params: { id }, ...sent });
      expect(await refused({})).toMatchObject({ code: 'not_signed_in' });
      expect(await refused({ token: owner.token })).toMatchObject({
        code: isMine ? 'not_found' : 'not_allowed',
      });
      const { token } = isMine ? owner : admin;
      expect(await refused({ token, params: { id: 999_999 } })).toMatchObject({ code: 'not_found' });
      expect(await refused({ token, params: { id: 'x' } })).toMatchObject({ code: 'not_found' });
    },
  );
});
