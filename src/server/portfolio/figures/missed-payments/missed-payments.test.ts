import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findMyBondAnalytics } from '#api/portfolio/figures/bond-analytics';
import { listMyOverdueBonds } from '#api/portfolio/overdue-bonds';
import { listMyDuePayments } from '#api/portfolio/due-payments';
import { findMyIncome } from '#api/portfolio/figures/income';
import * as api from '#api/portfolio/missed-payments';
import { findMyOverview } from '#api/portfolio/figures/overview';
import { addMyPayment, removeMyPayment } from '#api/portfolio/payments';
import type { BondId } from '#api/platform/ids';
import { signIn } from '../../../../testing/app/sign-in.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
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
  bank: 'First Bank',
} as const;
const DAY = '2027-01-21';

/** The first coupon came, the second did not, the third came 1.20 short. */
beforeEach(async () => {
  app.clock.set(new Date('2027-08-01T09:00:00Z'));
  admin = await anAdministrator(app);
  holder = await aUser(app);
  bond = await aBond(app, holder.userId, BOND);
  await aPayment(app, bond, { profit: '112.50', taxes_paid: '0', payment_date: '2026-07-23' });
  await aPayment(app, bond, { profit: '111.30', taxes_paid: '0', payment_date: '2027-07-21' });
});

const list = ({ token }: TestUser = holder) => app.answer(api.listMyMissedPayments, { token });
const days = (items: readonly api.MissedPayment[]) => items.map(({ day }) => day);

const mine = (body: object, { token }: TestUser = holder, bondId: number = bond) => ({
  token,
  params: { bondId },
  body,
});
const snooze = (until: string) => app.answer(api.snoozeMyMissedPayment, mine({ day: DAY, until }));
const notDue = (day = DAY) =>
  app.answer(api.markMyPaymentNotDue, mine({ day, reason: 'deferred by the issuer' }));

describe('the missed payments of a holder', () => {
  it('are those that did not arrive and those that were too small, the longest overdue first', async () => {
    const { today, open, openCount, sums, setAside } = await list();
    expect({ today, openCount, sums, setAside }).toEqual({
      today: '2027-08-01',
      openCount: 2,
      sums: [{ currency: 'EUR', missing: 113.7 }],
      setAside: [],
    });
    expect(open).toEqual([
      {
        bondId: bond,
        isin: BOND.isin,
        name: null,
        ...{ bank: 'First Bank', nominal: 10_000, boughtOn: '2026-03-12' },
        day: DAY,
        state: 'overdue',
        interest: 112.5,
        principal: 0,
        received: 0,
        ...{ missing: 112.5, taxesPaid: 0 },
        currency: 'EUR',
        daysLate: 192,
        isSecondNotice: true,
        snoozedUntil: null,
        notDueReason: null,
      },
      expect.objectContaining({
        day: '2027-07-21',
        state: 'short',
        received: 111.3,
        missing: 1.2,
        daysLate: 11,
        isSecondNotice: false,
      }),
    ]);
  });

  it('end with a payment, and are back without it', async () => {
    const paid = await app.answer(
      addMyPayment,
      mine({ profit: 112.5, taxesPaid: null, paymentDate: '2027-01-25' }),
    );
    expect(days((await list()).open)).toEqual(['2027-07-21']);
    await app.answer(removeMyPayment, { token: holder.token, params: { id: paid.id } });
    expect(days((await list()).open)).toEqual([DAY, '2027-07-21']);
  });

  it('are set aside until the day of a reminder, which can be undone', async () => {
    await snooze('2027-08-31');
    const aside = await list();
    expect(days(aside.open)).toEqual(['2027-07-21']);
    expect(aside).toMatchObject({ setAsideCount: 1, sums: [{ missing: 1.2 }] });
    expect(aside.setAside).toMatchObject([{ day: DAY, snoozedUntil: '2027-08-31', notDueReason: null }]);
    app.clock.set(new Date('2027-08-31T09:00:00Z'));
    const later = { ...holder, token: await signIn(app, holder.userId) };
    const { open, setAsideCount } = await list(later);
    expect(days(open)).toEqual([DAY, '2027-07-21']);
    expect(setAsideCount).toBe(0);
    const until = '2027-09-30';
    await app.answer(api.snoozeMyMissedPayment, mine({ day: DAY, until }, later));
    expect((await list(later)).setAsideCount).toBe(1);
    await app.answer(api.reopenMyMissedPayment, mine({ day: DAY }, later));
    expect((await list(later)).openCount).toBe(2);
  });

  it('are not due once somebody gives a reason; the last decision counts', async () => {
    await snooze('2027-08-31');
    await notDue();
    const { open, setAside } = await list();
    expect(days(open)).toEqual(['2027-07-21']);
    expect(setAside).toMatchObject([
      { day: DAY, snoozedUntil: null, notDueReason: 'deferred by the issuer' },
    ]);
  });

  it('exclude those of other users and of expired or deleted bonds', async () => {
    const other = await aUser(app);
    await aBond(app, other.userId, { ...BOND, expired: true });
    await aBond(app, other.userId, { ...BOND, deleted_at: app.clock.now() });
    expect(await list(other)).toMatchObject({ open: [], openCount: 0, sums: [], setAside: [] });
  });
});

describe('a payment that is not due', () => {
  it('is expected nowhere', async () => {
    const { token } = holder;
    const overdue = () => app.answer(listMyOverdueBonds, { token });
    const waiting = async () => {
      const overview = await app.answer(findMyOverview, { token });
      const { thisYear } = await app.answer(findMyIncome, { token });
      const { payments } = await app.answer(listMyDuePayments, { token, params: { bondId: bond } });
      const analytics = await app.answer(findMyBondAnalytics, { token, params: { id: bond } });
      return {
        overview: [overview.overdue.count, overview.short.count],
        income: [thisYear.overdue, thisYear.short, thisYear.difference],
        due: payments.map(({ date }) => date),
        list: (await overdue()).length,
        page: analytics.payments.known && analytics.payments.flows.map(({ state }) => state),
      };
    };
    expect(await waiting()).toEqual({
      overview: [1, 1],
      income: [1, 1, -113.7],
      due: [DAY],
      list: 1,
      page: ['received', 'overdue', 'short', 'to-come'],
    });
    await notDue();
    await notDue('2027-07-21');
    expect(await waiting()).toEqual({
      overview: [0, 0],
      income: [0, 0, 0],
      due: [],
      list: 0,
      page: ['received', 'not-due', 'not-due', 'to-come'],
    });
  });

  it('is still missing if it is only snoozed: only the overview leaves it out', async () => {
    await snooze('2027-08-31');
    const { token } = holder;
    expect(await app.answer(findMyOverview, { token })).toMatchObject({
      overdue: { count: 0, oldestDay: null },
      short: { count: 1, oldestDay: '2027-07-21' },
    });
    expect((await app.answer(findMyIncome, { token })).thisYear.overdue).toBe(1);
    expect(await app.answer(listMyOverdueBonds, { token })).toHaveLength(1);
  });
});

describe('what is decided', () => {
  const refusal = (endpoint: typeof api.snoozeMyMissedPayment, body: object) =>
    app.refusal(endpoint, mine(body));

  it('is refused for a reminder that is not after today, or more than 30 days ahead', async () => {
    for (const until of ['2027-07-31', '2027-08-01', '2027-09-01', '2028-08-02', '1900-01-01']) {
      expect(await refusal(api.snoozeMyMissedPayment, { day: DAY, until })).toMatchObject({
        code: 'invalid_fields',
        errors: [{ path: 'until', rule: 'date_between', values: { from: '2027-08-02', to: '2027-08-31' } }],
      });
    }
  });

  it('is refused for a day on which nothing was missed, naming those on which something was', async () => {
    for (const day of ['2026-07-21', '2027-01-22', '2028-01-21']) {
      expect(await refusal(api.snoozeMyMissedPayment, { day, until: '2027-08-31' })).toMatchObject({
        errors: [{ path: 'day', rule: 'one_of', values: { options: '2027-01-21, 2027-07-21' } }],
      });
    }
    for (const body of [{ day: DAY }, { day: DAY, reason: ' ' }, { day: '21.01.2027', reason: 'x' }]) {
      const answer = await app.refusal(api.markMyPaymentNotDue, mine(body));
      expect(answer).toMatchObject({ code: 'invalid_fields' });
    }
  });

  it('is not found for somebody else’s bond, and there is nothing to take back where nothing was decided', async () => {
    const other = await aUser(app);
    const body = { day: DAY, until: '2027-08-31', reason: 'deferred' };
    for (const endpoint of [api.snoozeMyMissedPayment, api.markMyPaymentNotDue, api.reopenMyMissedPayment]) {
      for (const sent of [mine(body, other), mine(body, holder, 999_999_999)])
        expect(await app.refusal(endpoint, sent)).toMatchObject({ code: 'not_found' });
    }
    const nothingDecided = mine({ day: DAY });
    expect(await app.refusal(api.reopenMyMissedPayment, nothingDecided)).toMatchObject({ code: 'not_found' });
    expect((await list()).openCount).toBe(2);
  });

  it('is in the audit with the reason, and undone with it', async () => {
    await snooze('2027-08-31');
    await notDue();
    await app.answer(api.reopenMyMissedPayment, mine({ day: DAY }));
    const entries = await app.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'changes'])
      .where('holder_id', '=', holder.userId)
      .where('action', 'like', 'missed_payment%')
      .orderBy('id')
      .execute();
    const of = { isin: BOND.isin, dueDay: DAY };
    expect(entries).toEqual([
      {
        action: 'missed_payment_snoozed',
        actor_id: holder.userId,
        changes: { ...of, remindOn: '2027-08-31' },
      },
      {
        action: 'missed_payment_not_due',
        actor_id: holder.userId,
        changes: { ...of, reason: 'deferred by the issuer' },
      },
      { action: 'missed_payment_reopened', actor_id: holder.userId, changes: of },
    ]);
  });

  it('goes with the bond when that is removed for good', async () => {
    await notDue();
    await app.db.deleteFrom('bonds').where('id', '=', bond).execute();
    const left = app.db.selectFrom('missed_payment_decisions').select('due_day');
    expect(await left.where('bond_id', '=', bond).execute()).toEqual([]);
  });
});

describe('the office', () => {
  it('sees what all holders missed, each with its holder, and decides for them', async () => {
    const second = await aUser(app);
    const theirs = await aBond(app, second.userId, BOND);
    // Of the same ISIN: one holder's sale takes nothing from another's bond.
    await aBond(app, second.userId, { ...BOND, direction: 'Sell', nominal: '4000', buy_date: '2026-05-04' });
    const listMissed = async ({ userId }: TestUser) => {
      const { open } = await app.answer(api.listMissedPayments, { token: admin.token });
      return open
        .filter((item) => item.holder.userId === userId)
        .map(({ bondId, day, missing }) => ({ bondId, day, missing }));
    };
    expect(await listMissed(holder)).toEqual([
      { bondId: bond, day: DAY, missing: 112.5 },
      { bondId: bond, day: '2027-07-21', missing: 1.2 },
    ]);
    expect(await listMissed(second)).toEqual(
      ['2026-07-21', DAY, '2027-07-21'].map((day) => ({ bondId: theirs, day, missing: 67.5 })),
    );
    const sent = (body: object) => ({ token: admin.token, params: { id: bond }, body });
    await app.answer(api.snoozeMissedPayment, sent({ day: DAY, until: '2027-08-31' }));
    await app.answer(api.markPaymentNotDue, sent({ day: '2027-07-21', reason: 'agreed by telephone' }));
    expect(await listMissed(holder)).toEqual([]);
    expect(await list()).toMatchObject({ openCount: 0, setAsideCount: 2 });
    await app.answer(api.reopenMissedPayment, sent({ day: DAY }));
    expect(days((await list()).open)).toEqual([DAY]);
  });

  it('sees of one holder what that holder sees', async () => {
    const params = { id: holder.userId };
    const found = await app.answer(api.listUserMissedPayments, { token: admin.token, params });
    expect(found).toEqual(await list());
    expect(
      await app.refusal(api.listUserMissedPayments, { token: admin.token, params: { id: 999_999_999 } }),
    ).toMatchObject({ code: 'not_found' });
  });
});
