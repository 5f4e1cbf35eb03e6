import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import * as api from '#api/portfolio/overdue-bonds';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date('2027-03-01T09:00:00Z'));
  admin = await anAdministrator(app);
});
afterAll(() => app.stop());

/** Nominal 10,000, coupon 2.25 %, maturity 2028-01-21, settled on 2026-03-16: 112.50 each half-year. */
const TERMS = {
  isin: 'BG2030026111',
  coupon_percent: '2.25',
  settlement_date: '2026-03-16',
  maturity_date: '2028-01-21',
  coupon_frequency: 2,
  day_count: 'ACT/ACT-ICMA',
  issue_date: '2026-01-21',
} as const;

const listOverdue = ({ token }: TestUser) => app.answer(api.listMyOverdueBonds, { token });
const coupon = (date: string, interest = 112.5) => ({ date, amount: interest, interest, principal: 0 });

it('overdue bonds are the active ones of mine that wait for a payment, with what was due and when', async () => {
  const reader = await aUser(app);
  const waiting = await aBond(app, reader.userId, TERMS);
  await aPayment(app, waiting, { profit: '112.50', payment_date: '2026-07-21' });
  await aBond(app, reader.userId, { ...TERMS, expired: true });
  await aBond(app, reader.userId, { ...TERMS, direction: 'Sell' });
  await aBond(app, reader.userId, { ...TERMS, settlement_date: '2027-02-01' });
  await aBond(app, reader.userId);
  const paid = await aBond(app, reader.userId, { ...TERMS, settlement_date: '2026-08-01' });
  await aPayment(app, paid, { profit: '112.50', payment_date: '2027-02-15' });
  expect(await listOverdue(reader)).toEqual([
    {
      bondId: waiting,
      currency: 'EUR',
      count: 1,
      interest: 112.5,
      principal: 0,
      flows: [coupon('2027-01-21')],
      eur: 112.5,
      ratesDay: null,
    },
  ]);
});

it('the payments themselves are left out if only their number is wanted', async () => {
  const reader = await aUser(app);
  const waiting = await aBond(app, reader.userId, TERMS);
  const { token } = reader;
  expect(await app.answer(api.listMyOverdueBonds, { token, query: { flows: 'false' } })).toEqual([
    {
      bondId: waiting,
      currency: 'EUR',
      count: 2,
      interest: 225,
      principal: 0,
      eur: 225,
      ratesDay: null,
    },
  ]);
  expect(await app.refusal(api.listMyOverdueBonds, { token, query: { flows: 'no' } })).toMatchObject({
    errors: [{ path: 'flows' }],
  });
});

it('principal due on the day of a coupon is distinguished from it', async () => {
  const reader = await aUser(app);
  const terms = { ...TERMS, settlement_date: '2026-08-01', maturity_date: '2027-01-21' };
  await aBond(app, reader.userId, terms);
  const [bond] = await listOverdue(reader);
  expect(bond).toMatchObject({
    count: 1,
    interest: 112.5,
    principal: 10_000,
    flows: [{ date: '2027-01-21', amount: 10_112.5, interest: 112.5, principal: 10_000 }],
    eur: 10_112.5,
  });
});

it('the sum in euro is by the rates of the day that it names, and missing where there is no rate', async () => {
  const reader = await aUser(app);
  const settled = { ...TERMS, settlement_date: '2026-08-01' };
  await aBond(app, reader.userId, { ...settled, isin: 'XS1', currency: 'USD' });
  await aBond(app, reader.userId, { ...settled, isin: 'XS2', currency: 'JPY' });
  const none = { reason: 'no-exchange-rates' };
  expect(await listOverdue(reader)).toMatchObject([
    { currency: 'USD', eur: 103.5, ratesDay: null },
    { currency: 'JPY', eur: none, ratesDay: null },
  ]);
  await app.db
    .insertInto('exchange_rates')
    .values({ day: calendarDate('2027-02-26'), currency: 'USD', units_per_euro: '1.25' })
    .execute();
  expect(await listOverdue(reader)).toMatchObject([
    { currency: 'USD', eur: 90, ratesDay: '2027-02-26' },
    { currency: 'JPY', eur: none, ratesDay: '2027-02-26' },
  ]);
});

it('administrators see the same for a user; other users do not', async () => {
  const [holder, other] = [await aUser(app), await aUser(app)];
  await aBond(app, holder.userId, TERMS);
  const params = { id: holder.userId };
  const found = await app.answer(api.listOverdueBonds, { token: admin.token, params });
  expect(found).toHaveLength(1);
  expect(found).toEqual(await listOverdue(holder));
  expect(await listOverdue(other)).toEqual([]);
  expect(await listOverdue(admin)).toEqual([]);
  const refused = (sent: object) => app.refusal(api.listOverdueBonds, { params, ...sent });
  expect(await refused({})).toMatchObject({ code: 'not_signed_in' });
  expect(await refused({ token: holder.token })).toMatchObject({ code: 'not_allowed' });
  expect(await refused({ token: admin.token, params: { id: 999_999 } })).toMatchObject({ code: 'not_found' });
  expect(await app.refusal(api.listMyOverdueBonds)).toMatchObject({ code: 'not_signed_in' });
});
