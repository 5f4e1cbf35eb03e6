import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as api from '#api/portfolio/missed-payments';
import { listMyPayments } from '#api/portfolio/payments';
import type { BondId } from '#api/platform/ids';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { waitForLock } from '../../../../testing/app/wait-for-lock.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aMissedDecision } from '../../../../testing/factories/a-missed-decision.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';

let app: TestApp;
let admin: TestUser;
let holder: TestUser;
let bond: BondId;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** 10,000 of 2.25 % 2028-01-21, semi-annual: 112.50 each half year (bond-mathematics.md 2.3). */
const BOND = {
  isin: 'BG2030026111',
  coupon_percent: '2.25',
  maturity_date: '2028-01-21',
  coupon_frequency: 2,
  day_count: 'ACT/ACT-ICMA',
  buy_date: '2026-03-12',
  settlement_date: '2026-03-16',
} as const;
const [FIRST, SECOND, THIRD] = ['2026-07-21', '2027-01-21', '2027-07-21'] as const;

/** The first coupon came with tax, the second did not, the third came 1.20 short. */
beforeEach(async () => {
  app.clock.set(new Date('2027-08-01T09:00:00Z'));
  admin = await anAdministrator(app);
  holder = await aUser(app);
  bond = await aBond(app, holder.userId, BOND);
  await aPayment(app, bond, { profit: '112.50', taxes_paid: '11.25', payment_date: '2026-07-23' });
  await aPayment(app, bond, { profit: '111.30', taxes_paid: null, payment_date: THIRD });
});

const item = (day: string = SECOND, bondId: number = bond) => ({
  bondId,
  day,
  profit: 112.5,
  taxesPaid: 11.25,
  paymentDate: day,
});
const REST = { profit: 1.2, taxesPaid: null, paymentDate: '2027-07-23' };

const sent = (payments: readonly object[], { token }: TestUser = holder) => ({ token, body: { payments } });
const record = (...payments: object[]) => app.answer(api.recordMyMissedPayments, sent(payments));
/** The path and the rule of each error. */
const refusals = async (payments: readonly object[], by?: TestUser) => {
  const { status, code, errors } = await app.refusal(api.recordMyMissedPayments, sent(payments, by));
  return [status, code, ...(errors ?? []).map(({ path, rule }) => `${path} ${rule}`)];
};

const listMissed = ({ token }: TestUser = holder) => app.answer(api.listMyMissedPayments, { token });
const listPayments = (bondId: number = bond) =>
  app.answer(listMyPayments, { token: holder.token, params: { bondId } });

describe('several missed payments', () => {
  it('are recorded at once, those of different bonds too, and missing no longer', async () => {
    const other = await aBond(app, holder.userId, { ...BOND, isin: 'BG2040015211' });
    const recorded = await record(item(), { ...item(THIRD), ...REST }, item(FIRST, other));
    expect(recorded).toMatchObject([
      { profit: 112.5, taxesPaid: 11.25, paymentDate: SECOND, version: 1 },
      REST,
      { profit: 112.5 },
    ]);
    expect(await listPayments()).toMatchObject([
      { paymentDate: '2026-07-23' },
      recorded[0],
      { paymentDate: THIRD },
      recorded[1],
    ]);
    expect((await listMissed()).open.map(({ bondId, day }) => [bondId, day])).toEqual([
      [other, SECOND],
      [other, THIRD],
    ]);
  });

  it('are proposed with tax at the rate of the last payment, unless they came short', async () => {
    const { open } = await listMissed();
    expect(open.map(({ day, missing, taxesPaid }) => [day, missing, taxesPaid])).toEqual([
      [SECOND, 112.5, 11.25],
      [THIRD, 1.2, null],
    ]);
    const untaxed = await aUser(app);
    await aBond(app, untaxed.userId, BOND);
    expect((await listMissed(untaxed)).open.map(({ taxesPaid }) => taxesPaid)).toEqual([null, null, null]);
  });

  it('may be snoozed, but not marked as not due', async () => {
    const snooze = {
      token: holder.token,
      params: { bondId: bond },
      body: { day: SECOND, until: '2027-08-31' },
    };
    await app.answer(api.snoozeMyMissedPayment, snooze);
    await aMissedDecision(app, bond, THIRD);
    expect(await refusals([item(), item(THIRD)])).toEqual([
      400,
      'invalid_fields',
      'payments.1.day not_missed',
    ]);
    await record(item());
    expect(await listMissed()).toMatchObject({ openCount: 0, setAsideCount: 1 });
  });

  it('are each in the audit', async () => {
    const added = () =>
      app.db
        .selectFrom('audit_entries')
        .select(['actor_id', 'bond_id', 'target_id'])
        .where('holder_id', '=', holder.userId)
        .where('action', '=', 'added')
        .where('target_type', '=', 'payment')
        .where('request_id', 'is not', null)
        .orderBy('id')
        .execute();
    const recorded = await record(item(), { ...item(THIRD), ...REST });
    expect(await added()).toEqual(
      recorded.map(({ id }) => ({ actor_id: holder.userId, bond_id: bond, target_id: id })),
    );
  });

  it('are recorded once, however often the request is sent with its key', async () => {
    const request = { ...sent([item()]), headers: { 'idempotency-key': 'several' } };
    const first = await app.answer(api.recordMyMissedPayments, request);
    expect(await app.answer(api.recordMyMissedPayments, request)).toEqual(first);
    expect(await listPayments()).toHaveLength(3);
  });

  it('are recorded by a holder whose holdings an administrator enters, as single payments are', async () => {
    const reader = await aUser(app, { keeps_own_portfolio: false });
    const theirs = await aBond(app, reader.userId, BOND);
    const body = { payments: [item(FIRST, theirs), item(SECOND, theirs)] };
    expect(await app.answer(api.recordMyMissedPayments, { token: reader.token, body })).toHaveLength(2);
  });
});

describe('nothing is recorded', () => {
  it('if one payment is not missing: it came, is to come, or nothing was due that day', async () => {
    expect(await refusals([item(), item(FIRST), item('2028-01-21'), item('2027-01-22')])).toEqual([
      400,
      'invalid_fields',
      'payments.1.day not_missed',
      'payments.2.day not_missed',
      'payments.3.day not_missed',
    ]);
    expect(await listPayments()).toHaveLength(2);
  });

  it('if somebody recorded one in the meantime, also at the same moment', async () => {
    const both = await Promise.all([1, 2].map(() => app.request(api.recordMyMissedPayments, sent([item()]))));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await refusals([{ ...item(THIRD), ...REST }, item()])).toEqual([
      400,
      'invalid_fields',
      'payments.1.day not_missed',
    ]);
    expect(await listPayments()).toHaveLength(3);
  });

  it('if a payment that settles it is being stored while the request comes', async () => {
    const waiting = await app.db.transaction().execute(async (tx) => {
      await tx.updateTable('bonds').set({ notes: 'new' }).where('id', '=', bond).execute();
      const settled = {
        bond_id: bond,
        user_id: holder.userId,
        profit: '112.50',
        payment_date: SECOND,
      } as const;
      await tx.insertInto('payments').values(settled).execute();
      const late = refusals([item()]);
      await expect.poll(() => waitForLock(app.db)).toBe(1);
      return { late };
    });
    expect(await waiting.late).toEqual([400, 'invalid_fields', 'payments.0.day not_missed']);
    expect(await listPayments()).toHaveLength(3);
  });

  it('for somebody else’s bond, or one that does not exist', async () => {
    const other = await aUser(app);
    expect(await refusals([item()], other)).toEqual([400, 'invalid_fields', 'payments.0.day not_missed']);
    expect(await refusals([item(), item(SECOND, 999_999_999)])).toEqual([
      400,
      'invalid_fields',
      'payments.1.day not_missed',
    ]);
    expect(await listPayments()).toHaveLength(2);
  });

  it('if the request has a payment twice', async () => {
    expect(await refusals([item(), { ...item(), profit: 1 }])).toEqual([
      400,
      'invalid_fields',
      'payments.1.day repeated_day',
    ]);
    expect(await listPayments()).toHaveLength(2);
  });

  it('without payments, with more than 100, or with invalid ones', async () => {
    expect(await refusals([])).toEqual([400, 'invalid_fields', 'payments required']);
    const many = Array.from({ length: 101 }, () => item());
    expect(await refusals(many)).toEqual([400, 'invalid_fields', 'payments too_many_rows']);
    expect(await refusals([item(), { ...item(), profit: 'much', day: '21.01.2027' }])).toEqual([
      400,
      'invalid_fields',
      'payments.1.profit number_between',
      'payments.1.day date_between',
    ]);
  });
});

describe('an administrator', () => {
  const request = (userId: number, payments: readonly object[]) => ({
    token: admin.token,
    params: { id: userId },
    body: { payments },
  });

  it('records those of a user', async () => {
    const { token, userId } = holder;
    const recorded = await app.answer(api.recordUserMissedPayments, request(userId, [item()]));
    expect(recorded).toMatchObject([{ profit: 112.5 }]);
    expect((await listMissed()).open.map(({ day }) => day)).toEqual([THIRD]);
    const forbidden = { ...request(userId, [item()]), token };
    expect(await app.refusal(api.recordUserMissedPayments, forbidden)).toMatchObject({ code: 'not_allowed' });
  });

  it('records only those of this user', async () => {
    const other = await aUser(app);
    const theirs = await aBond(app, other.userId, BOND);
    const refusal = await app.refusal(
      api.recordUserMissedPayments,
      request(holder.userId, [item(), item(SECOND, theirs)]),
    );
    expect(refusal.errors).toMatchObject([{ path: 'payments.1.day', rule: 'not_missed' }]);
    expect(await listPayments()).toHaveLength(2);
    expect(await app.refusal(api.recordUserMissedPayments, request(999_999_999, [item()]))).toMatchObject({
      code: 'not_found',
    });
  });
});
