import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMyBond } from '#api/portfolio/bonds';
import { findUserDetails } from '#api/people/users';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
});
afterAll(() => app.stop());

describe("a user's details", () => {
  it('have every bond in ISIN order, each with its payments in date order, without removed ones', async () => {
    const [owner, other] = [await aUser(app), await aUser(app)];
    const [second, first] = [
      await aBond(app, owner.userId, { isin: 'B', expired: true }),
      await aBond(app, owner.userId, { isin: 'A' }),
    ];
    await aPayment(app, await aBond(app, other.userId, { isin: 'C' }));
    const removed = { deleted_at: app.clock.now() };
    await aPayment(app, first, removed);
    await aPayment(app, await aBond(app, owner.userId, removed));
    const undated = await aPayment(app, first, { payment_date: null, taxes_paid: null });
    const late = await aPayment(app, first, { payment_date: '2026-02-01', profit: '9999999999999.99' });
    const early = await aPayment(app, first, { payment_date: '2025-02-01' });
    const params = { id: owner.userId };
    const details = await app.answer(findUserDetails, { token: admin.token, params });
    expect(details).toMatchObject({ userId: owner.userId, username: owner.username });
    expect(details.bonds.map(({ id, payments }) => [id, payments])).toEqual([
      [
        first,
        [
          { id: early, profit: 125.5, taxesPaid: 12.55, paymentDate: '2025-02-01', version: 1 },
          { id: late, profit: 9_999_999_999_999.99, taxesPaid: 12.55, paymentDate: '2026-02-01', version: 1 },
          { id: undated, profit: 125.5, taxesPaid: null, paymentDate: null, version: 1 },
        ],
      ],
      [second, []],
    ]);
    const bond = await app.answer(findMyBond, { token: owner.token, params: { id: second } });
    expect(details.bonds[1]).toEqual({ ...bond, payments: [] });
  });

  it('require an administrator and an existing user', async () => {
    const { userId, token } = await aUser(app);
    const refused = (sent: object) => app.refusal(findUserDetails, { params: { id: userId }, ...sent });
    expect(await refused({})).toMatchObject({ code: 'not_signed_in' });
    expect(await refused({ token })).toMatchObject({ code: 'not_allowed' });
    expect(await refused({ token: admin.token, params: { id: 999_999 } })).toMatchObject({
      code: 'not_found',
    });
  });
});
