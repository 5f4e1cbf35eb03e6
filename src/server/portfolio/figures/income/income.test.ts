import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findMyIncome,
  findMyIncomeLadder,
  findUserIncome,
  findUserIncomeLadder,
} from '#api/portfolio/figures/income';
import type { UserId } from '#api/platform/ids';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aDistribution } from '../../../../testing/factories/a-distribution.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { aUser, anAdministrator, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';

let app: TestApp;
let admin: TestUser;

const UNKNOWN_ID = 999_999_999;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date('2026-11-22T10:00:00Z'));
  admin = await anAdministrator(app);
  await sql`insert into exchange_rates (day, currency, units_per_euro) values ('2026-11-20', 'USD', 1.16)`.execute(
    app.db,
  );
});
afterAll(() => app.stop());

/** 10,000 of 2.25 % 2028-01-21, semi-annual (bond-mathematics.md 2.3). */
const BOND = {
  isin: 'BG2030026111',
  coupon_percent: '2.25',
  maturity_date: '2028-01-21',
  coupon_frequency: 2,
  day_count: 'ACT/ACT-ICMA',
  buy_date: '2026-03-12',
  settlement_date: '2026-03-16',
} as const;

/** The bond, with its first coupon short by 1.20; 20 shares with a dividend; a matured zero in dollars; a bond without terms. */
async function somebodysIncome(owner: UserId): Promise<void> {
  const bond = await aBond(app, owner, { ...BOND, bank: 'First Bank' });
  await aPayment(app, bond, { profit: '111.30', taxes_paid: '0', payment_date: '2026-07-22' });
  const share = await anEtfOrShare(app, owner, {
    kind: 'share',
    isin: 'BG1100001006',
    name: 'A share',
    nominal: '20',
    buy_date: '2025-01-15',
  });
  await aDistribution(app, share, { pay_day: '2026-06-10', gross: '30.00' });
  await aDistribution(app, share, { pay_day: '2027-01-15', gross: '10.00' });
  await aBond(app, owner, {
    isin: 'US9127970001',
    currency: 'USD',
    nominal: '1160',
    coupon_percent: '0',
    coupon_frequency: 0,
    day_count: 'ACT/360',
    maturity_date: '2026-09-01',
    buy_date: '2026-01-05',
  });
  await aBond(app, owner, { isin: 'DE0001102614', coupon_percent: null, maturity_date: null });
}

const summary = ({
  day,
  kind,
  amount,
  state,
}: {
  day: string;
  kind: string;
  amount: number;
  state: string;
}) => `${day} ${kind} ${amount.toFixed(2)} ${state}`;

describe('the income of a bond', () => {
  it('is its coupons and its capital, as the terms promise, and 225.00 in the next twelve months', async () => {
    const { userId, token } = await aUser(app);
    await aBond(app, userId, BOND);
    const income = await app.answer(findMyIncome, { token });
    expect(income.events.map(summary)).toEqual([
      '2026-07-21 coupon 112.50 overdue',
      '2027-01-21 coupon 112.50 expected',
      '2027-07-21 coupon 112.50 expected',
      '2028-01-21 coupon 112.50 expected',
      '2028-01-21 redemption 10000.00 expected',
    ]);
    expect(income).toMatchObject({
      from: '2025-12-01',
      to: '2028-11-30',
      today: '2026-11-22',
      rates: { source: 'ecb', day: '2026-11-20' },
      thisYear: { received: 0, count: 0, expected: 112.5, difference: -112.5, short: 0, overdue: 1 },
      next12Months: { income: 225, principal: 0, estimated: 0 },
      left: [],
    });
    expect(income.months).toHaveLength(36);
    expect(await app.answer(findMyIncomeLadder, { token })).toEqual([
      {
        from: '2028-01-01',
        to: '2028-03-31',
        isMatured: false,
        isCall: false,
        currency: 'EUR',
        principal: 10000,
        eur: 10000,
      },
    ]);
  });

  it('that is callable is repaid at its maturity, and apart from that shown at its first call', async () => {
    const { userId, token } = await aUser(app);
    const calls = JSON.stringify(['2027-06-15', '2028-06-15'].map((date) => ({ date, price: 101 })));
    await aBond(app, userId, { ...BOND, maturity_date: '2030-06-15', calls });
    await aBond(app, userId, { ...BOND, isin: 'XS3000000018', currency: 'CHF', calls });
    const ladder = await app.answer(findMyIncomeLadder, { token });
    const reason = { reason: 'no_rate' };
    expect(
      ladder.map(({ isCall, from, to, currency, principal, eur }) => [
        ...[isCall, from, to, currency, principal, eur],
      ]),
    ).toEqual([
      [false, '2028-01-01', '2028-03-31', 'CHF', 10_000, reason],
      [false, '2030-01-01', '2030-12-31', 'EUR', 10_000, 10_000],
      [true, '2027-04-01', '2027-06-30', 'EUR', 10_100, 10_100],
      [true, '2027-04-01', '2027-06-30', 'CHF', 10_100, reason],
    ]);
    expect((await app.answer(findMyIncome, { token })).next12Months.principal).toBe(0);
  });

  it('counts as received in the year of its arrival, and as expected in the year of its due day', async () => {
    const { userId, token } = await aUser(app);
    const annual = { ...BOND, coupon_percent: '4', coupon_frequency: 1, nominal: '1000' } as const;
    const since = { buy_date: '2025-01-10', settlement_date: '2025-01-10' };
    const lateLastYear = await aBond(app, userId, { ...annual, ...since, maturity_date: '2028-12-30' });
    await aPayment(app, lateLastYear, { profit: '40', payment_date: '2026-01-05' });
    const early = await aBond(app, userId, {
      ...annual,
      ...since,
      isin: 'XS3000000018',
      maturity_date: '2028-11-25',
    });
    await aPayment(app, early, { profit: '39', payment_date: '2026-11-22' });
    const paidBefore = await aBond(app, userId, {
      ...annual,
      ...since,
      isin: 'XS3000000026',
      maturity_date: '2028-01-02',
    });
    await aPayment(app, paidBefore, { profit: '40', payment_date: '2025-12-30' });
    const { thisYear, next12Months } = await app.answer(findMyIncome, { token });
    expect(thisYear).toEqual({ received: 79, count: 2, expected: 40, difference: 0, short: 0, overdue: 0 });
    expect(next12Months.income).toBe(80);
  });

  it('is expected on the account on a day on which euro payments settle', async () => {
    const { userId, token } = await aUser(app);
    await aBond(app, userId, { ...BOND, maturity_date: '2028-01-01' });
    const { events } = await app.answer(findMyIncome, { token, query: { from: '2027-01-01' } });
    expect(events.map(({ day, expectedOn }) => [day, expectedOn])).toEqual([
      ['2027-01-01', '2027-01-04'],
      ['2027-07-01', '2027-07-01'],
      ['2028-01-01', '2028-01-03'],
      ['2028-01-01', '2028-01-03'],
    ]);
  });

  it('of a user is shown to an administrator, and not of somebody who does not exist', async () => {
    const { userId, token } = await aUser(app);
    await aBond(app, userId, BOND);
    const of = { token: admin.token, params: { id: userId } };
    expect(await app.answer(findUserIncome, of)).toEqual(await app.answer(findMyIncome, { token }));
    expect(await app.answer(findUserIncomeLadder, of)).toEqual(
      await app.answer(findMyIncomeLadder, { token }),
    );
    const nobody = { token: admin.token, params: { id: UNKNOWN_ID } };
    expect(await app.refusal(findUserIncome, nobody)).toMatchObject({ status: 404 });
    expect(await app.refusal(findUserIncomeLadder, nobody)).toMatchObject({ status: 404 });
  });
});

describe('bonds and shares together', () => {
  let holder: TestUser;
  beforeAll(async () => {
    holder = await aUser(app);
    await somebodysIncome(holder.userId);
  });

  it('have events with their states, and name what is unknown', async () => {
    const income = await app.answer(findMyIncome, { token: holder.token });
    expect(income.events.map(summary)).toEqual([
      '2026-06-10 dividend 30.00 received',
      '2026-07-21 coupon 111.30 short',
      '2026-09-01 redemption 1160.00 due',
      '2027-01-15 dividend 10.00 announced',
      '2027-01-21 coupon 112.50 expected',
      '2027-06-10 dividend 30.00 estimated',
      '2027-07-21 coupon 112.50 expected',
      '2028-01-15 dividend 10.00 estimated',
      '2028-01-21 coupon 112.50 expected',
      '2028-01-21 redemption 10000.00 expected',
      '2028-06-10 dividend 30.00 estimated',
    ]);
    expect(income.events[1]).toMatchObject({ amount: 111.3, due: 112.5, bank: 'First Bank' });
    expect(income.events[2]).toMatchObject({ currency: 'USD', eur: 1000 });
    expect(income.left).toEqual([{ isin: 'DE0001102614', name: null, reason: 'no_terms' }]);
  });

  it('add up: months, cards and ladder are sums of the same events', async () => {
    const { token } = holder;
    const income = await app.answer(findMyIncome, { token });
    const ladder = await app.answer(findMyIncomeLadder, { token });
    const eur = ({ eur: amount }: { eur: unknown }) => Number(amount);
    const sum = (amounts: number[]) => Number(amounts.reduce((total, each) => total + each, 0).toFixed(2));
    for (const { month, income: paid, principal } of income.months) {
      const ofMonth = income.events.filter(({ day }) => day.startsWith(month));
      const [capital, interest] = [true, false].map((isCapital) =>
        ofMonth.filter(({ kind }) => (kind === 'redemption') === isCapital),
      );
      expect([month, paid, principal]).toEqual([month, sum(interest!.map(eur)), sum(capital!.map(eur))]);
    }
    const coming = income.events.filter(({ day }) => day > '2026-11-22' && day <= '2027-11-22');
    expect(income.next12Months).toEqual({
      income: sum(coming.map(eur)),
      principal: 0,
      estimated: 30,
    });
    expect(income.next12Months.income).toBe(265);
    expect(income.months.find(({ month }) => month === '2026-07')).toMatchObject({
      received: 111.3,
      missing: 1.2,
    });
    expect(income.thisYear).toEqual({
      received: 141.3,
      count: 2,
      expected: 142.5,
      difference: -1.2,
      short: 1,
      overdue: 0,
    });
    const redeemed = income.events.filter(({ kind }) => kind === 'redemption');
    expect(sum(ladder.map(eur))).toBe(sum(redeemed.map(eur)));
    expect(ladder[0]).toMatchObject({ isMatured: true, from: '2026-09-01', currency: 'USD', eur: 1000 });
  });

  it('cover the requested period; the cards stay the same', async () => {
    const { token } = holder;
    const query = { from: '2027-01-16', to: '2027-01-31' };
    const income = await app.answer(findMyIncome, { token, query });
    expect(income.events.map(summary)).toEqual(['2027-01-21 coupon 112.50 expected']);
    expect(income.months).toMatchObject([{ month: '2027-01', income: 112.5, expected: 112.5, principal: 0 }]);
    expect(income.next12Months.income).toBe(265);
    const backwards = { from: '2027-02-01', to: '2027-01-01' };
    expect(await app.refusal(findMyIncome, { token, query: backwards })).toMatchObject({
      status: 400,
      errors: [{ path: 'from', rule: 'before_period_end' }],
    });
    expect(await app.refusal(findMyIncome, { token, query: { to: '2020-01-01' } })).toMatchObject({
      errors: [{ path: 'to', rule: 'after_period_start' }],
    });
  });
});
