import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import * as api from '#api/portfolio/due-payments';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;
let owner: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date('2027-03-01T09:00:00Z'));
  [admin, owner] = [await anAdministrator(app), await aUser(app)];
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
const COUPON = { state: 'overdue', interest: 112.5, principal: 0, alsoDue: [] };

const listDue = (bondId: number) =>
  app.answer(api.listMyDuePayments, { token: owner.token, params: { bondId } });

describe('what is due of a bond', () => {
  it('is each payment that was not recorded, with the tax at the rate of the last one', async () => {
    const bondId = await aBond(app, owner.userId, { ...TERMS, isin: 'A' });
    const none = { taxesPaid: null };
    expect(await listDue(bondId)).toEqual({
      bondId,
      currency: 'EUR',
      nominal: 10_000,
      payments: [
        { ...COUPON, ...none, date: '2026-07-21' },
        { ...COUPON, ...none, date: '2027-01-21' },
      ],
      lastTax: null,
      undated: 0,
    });
    await aPayment(app, bondId, { profit: '56.25', taxes_paid: '5.63', payment_date: '2026-07-22' });
    await aPayment(app, bondId, { payment_date: null });
    expect(await listDue(bondId)).toMatchObject({
      payments: [{ ...COUPON, date: '2027-01-21', taxesPaid: 11.26 }],
      lastTax: { paymentDate: '2026-07-22', profit: 56.25, taxesPaid: 5.63 },
      undated: 1,
    });
  });

  it('names the coupon and the principal of one day separately', async () => {
    const matured = { ...TERMS, isin: 'B', settlement_date: '2026-08-01', maturity_date: '2027-01-21' };
    const { payments } = await listDue(await aBond(app, owner.userId, matured));
    expect(payments).toMatchObject([{ date: '2027-01-21', interest: 112.5, principal: 10_000 }]);
  });

  it('names the coupons due on the same day on my other bonds of the ISIN, not on those of others', async () => {
    const later = { ...TERMS, isin: 'C', settlement_date: '2026-08-01' };
    const bondId = await aBond(app, owner.userId, later);
    const second = await aBond(app, owner.userId, { ...later, nominal: '4000' });
    const recorded = await aBond(app, owner.userId, later);
    await aPayment(app, recorded, { payment_date: '2027-01-21' });
    await aBond(app, owner.userId, { ...later, expired: true });
    await aBond(app, owner.userId, { ...later, isin: 'D' });
    await aBond(app, (await aUser(app)).userId, later);
    const also = [{ bondId: second, nominal: 4_000, interest: 45 }];
    expect((await listDue(bondId)).payments).toMatchObject([{ date: '2027-01-21', alsoDue: also }]);
    const sent = { token: admin.token, params: { id: bondId } };
    expect((await app.answer(api.listDuePayments, sent)).payments).toMatchObject([{ alsoDue: also }]);
  });

  it('is nothing without terms, of a sale, and where all is recorded', async () => {
    const recorded = await aBond(app, owner.userId, { ...TERMS, isin: 'E', settlement_date: '2026-08-01' });
    await aPayment(app, recorded, { profit: '112.50', payment_date: '2027-01-23' });
    const sold = await aBond(app, owner.userId, { ...TERMS, isin: 'F', direction: 'Sell' });
    for (const id of [recorded, sold, await aBond(app, owner.userId)]) {
      expect((await listDue(id)).payments).toEqual([]);
    }
  });

  test('is the same for an administrator; it needs a session that may see it, and a bond that is there', async () => {
    const id = await aBond(app, owner.userId, { ...TERMS, isin: 'G' });
    const ofAdmin = await app.answer(api.listDuePayments, { token: admin.token, params: { id } });
    expect(ofAdmin).toEqual(await listDue(id));
    const { token } = await aUser(app);
    for (const endpoint of [api.listMyDuePayments, api.listDuePayments]) {
      const isMine = endpoint === api.listMyDuePayments;
      const refused = (sent: object) => app.refusal(endpoint, { params: { id, bondId: id }, ...sent });
      expect(await refused({})).toMatchObject({ code: 'not_signed_in' });
      expect(await refused({ token })).toMatchObject({ code: isMine ? 'not_found' : 'not_allowed' });
      const gone = { token: isMine ? token : admin.token, params: { id: 999_999, bondId: 999_999 } };
      expect(await refused(gone)).toMatchObject({ code: 'not_found' });
    }
  });
});
