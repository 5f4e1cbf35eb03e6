import { describe, expect, onTestFinished, test } from 'vitest';
import { findMyAccount } from '#api/people/account';
import { addBond, findMyBond, listMyBonds } from '#api/portfolio/bonds';
import { findMyIncome } from '#api/portfolio/figures/income';
import { findMyOverview } from '#api/portfolio/figures/overview';
import { findMyReturn } from '#api/portfolio/figures/returns';
import { addMyPayment, listMyPayments, Payment } from '#api/portfolio/payments';
import { aBond } from '#testing/factories/a-bond';
import { anAdministrator, aUser } from '#testing/factories/a-user';
import { builtProgram } from '#testing/processes/built-program';
import { aCluster } from '#testing/app/embedded-database';
import { signIn } from '#testing/app/sign-in';
import { startTestApp } from '#testing/app/start-test-app';
import { reportFault } from './fault-table.ts';
import { startSite } from './site.ts';
import { makeWriters } from './writers.ts';

/** New Year, leap days, and the two days of 2026 that do not have 24 hours in Sofia. */
const DAYS = [
  '1900-01-01',
  '2024-02-29',
  '2026-01-01',
  '2026-03-29',
  '2026-10-25',
  '2028-02-29',
  '2026-12-31',
  '2200-12-31',
];
const ZONES = ['UTC', 'Europe/Sofia', 'Pacific/Apia', 'America/Los_Angeles'];

describe.each(ZONES)('with the server in the time zone %s (REL-20)', (timeZone) => {
  test('no day shifts when written and read, at any hour', async () => {
    const app = await startTestApp({ timeZone });
    onTestFinished(() => app.stop());
    for (const hour of ['00:30', '12:00', '23:30']) {
      app.clock.set(new Date(`2026-03-29T${hour}:00Z`));
      const [admin, owner] = [await anAdministrator(app), await aUser(app)];
      for (const day of DAYS) {
        const body = {
          isin: 'X',
          buyPrice: 100,
          nominal: 1,
          buyDate: day,
          settlementDate: `${day}T23:59:59+03:00`,
        };
        const { id } = await app.answer(addBond, { token: admin.token, params: { id: owner.userId }, body });
        const bond = await app.answer(findMyBond, { token: owner.token, params: { id } });
        expect([bond.buyDate, bond.settlementDate]).toEqual([day, day]);
        const paid = { token: owner.token, params: { bondId: id } };
        await app.answer(addMyPayment, { ...paid, body: { profit: 1, paymentDate: day } });
        expect((await app.answer(listMyPayments, paid))[0]!.paymentDate).toBe(day);
      }
    }
  });

  test('nor does it in the server’s own process', async () => {
    const site = await startSite({
      program: builtProgram('main'),
      dataDir: aCluster(),
      env: { TZ: timeZone },
    });
    const [writer] = await makeWriters(site.address(), await site.database(), 1);
    const url = `${site.address()}/api/Payments/bond/${writer!.bondId}`;
    const headers = { Authorization: `Bearer ${writer!.token}`, 'Content-Type': 'application/json' };
    for (const paymentDate of DAYS) {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ profit: 1, paymentDate }),
      });
      expect(Payment.parse(await response.json()).paymentDate).toBe(paymentDate);
    }
    reportFault({ fault: `days in ${timeZone} (REL-20)`, rounds: DAYS.length, result: 'none shifted' });
  });
});

describe('a clock that jumps (REL-20)', () => {
  test('a day forward ends sessions; a day back does not, and revives none', async () => {
    const app = await startTestApp();
    onTestFinished(() => app.stop());
    const user = await aUser(app);
    const status = async () => (await app.request(findMyAccount, { token: user.token })).status;
    expect(await status()).toBe(200);
    app.clock.advance({ hours: -24 });
    expect(await status()).toBe(200);
    app.clock.advance({ hours: 49 });
    expect(await status()).toBe(401);
  });

  test('overview, income and returns are for the day in the server’s zone, from its first minute to its last, also on the day of 25 hours', async () => {
    const app = await startTestApp({ timeZone: 'Europe/Sofia' });
    onTestFinished(() => app.stop());
    const { userId } = await aUser(app);
    await aBond(app, userId, {
      ...{ buy_date: '2026-04-27', settlement_date: '2026-04-27', market_price_on: '2026-10-20' },
      ...{ coupon_percent: '3', coupon_frequency: 2, day_count: 'ACT/ACT-ICMA' },
      ...{ issue_date: '2024-10-25', maturity_date: '2028-10-25' },
    });
    const figuresAt = async (instant: string) => {
      app.clock.set(new Date(instant));
      const token = await signIn(app, userId);
      const overview = await app.answer(findMyOverview, { token });
      const income = await app.answer(findMyIncome, { token });
      const returns = await app.answer(findMyReturn, { token });
      const { state } = income.events.find(({ day }) => day === '2026-10-25')!;
      return [overview.on, overview.eur.accrued, income.today, state, returns.to];
    };
    const onTheDay = ['2026-10-25', 0, '2026-10-25', 'due', '2026-10-25'];
    expect(await figuresAt('2026-10-24T20:59:59Z')).toEqual([
      '2026-10-24',
      149.18,
      '2026-10-24',
      'expected',
      '2026-10-24',
    ]);
    expect(await figuresAt('2026-10-24T21:00:00Z')).toEqual(onTheDay);
    expect(await figuresAt('2026-10-25T21:59:59Z')).toEqual(onTheDay);
    expect(await figuresAt('2026-10-25T22:00:00Z')).toEqual([
      '2026-10-26',
      0.82,
      '2026-10-26',
      'due',
      '2026-10-26',
    ]);
  });

  test('years since the purchase are counted in whole days of the server, also across the day of 23 hours', async () => {
    const app = await startTestApp({ timeZone: 'Europe/Sofia' });
    onTestFinished(() => app.stop());
    const user = await aUser(app);
    await aBond(app, user.userId, { buy_date: '2025-03-29' });
    for (const instant of ['2026-03-28T22:30:00Z', '2026-03-29T20:30:00Z']) {
      app.clock.set(new Date(instant));
      const token = await signIn(app, user.userId);
      const { data } = await app.answer(listMyBonds, { token });
      expect(data[0]!.yearsSinceBuy).toBe(1);
    }
  });
});
