import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listIsinTerms } from '#api/portfolio/instruments/isin-terms';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;
let owner: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
  owner = await aUser(app);
});
afterAll(() => app.stop());

const ISIN = 'BG2030026111';
const TERMS = {
  coupon_percent: '2.25',
  maturity_date: '2028-01-21',
  coupon_frequency: 2,
  day_count: 'ACT/ACT-ICMA',
  issue_date: '2026-01-21',
} as const;
const fetchTerms = (isin: string) => app.answer(listIsinTerms, { token: admin.token, query: { isin } });

describe('the terms of an ISIN', () => {
  it('are those of the security, then those of existing bonds, the most common first', async () => {
    const other = await aUser(app);
    // The security takes its terms from the first bond.
    await aBond(app, owner.userId, { ...TERMS, isin: ISIN, coupon_percent: '2' });
    await aBond(app, owner.userId, { ...TERMS, isin: ISIN, maturity_date: '2028-01-12' });
    await aBond(app, owner.userId, { ...TERMS, isin: ISIN });
    await aBond(app, other.userId, { ...TERMS, isin: ISIN, nominal: '500' });
    await aBond(app, owner.userId, { isin: ISIN });
    await aBond(app, owner.userId, { ...TERMS, isin: 'XS0000000009' });
    const common = {
      couponPercent: 2.25,
      maturityDate: '2028-01-21',
      couponFrequency: 2,
      dayCount: 'ACT/ACT-ICMA',
      issueDate: '2026-01-21',
      firstCouponDate: null,
      redemption: 100,
      bonds: 2,
    };
    expect(await fetchTerms(` ${ISIN.toLowerCase()} `)).toEqual([
      { ...common, couponPercent: 2, bonds: 1 },
      common,
      { ...common, maturityDate: '2028-01-12', bonds: 1 },
    ]);
  });

  it('are first those of the security, even if no bond has them', async () => {
    const isin = 'XS0000000017';
    await aBond(app, owner.userId, { ...TERMS, isin, coupon_percent: '3' });
    await aBond(app, owner.userId, { ...TERMS, isin, coupon_percent: '3', nominal: '500' });
    const { coupon_percent, maturity_date } = { ...TERMS, coupon_percent: '3.5' };
    await app.db
      .updateTable('instruments')
      .set({ coupon_percent, maturity_date })
      .where('isin', '=', isin)
      .execute();
    const terms = await fetchTerms(isin);
    expect(terms.map(({ couponPercent, bonds }) => [couponPercent, bonds])).toEqual([
      [3.5, 0],
      [3, 2],
    ]);
  });

  it('are empty without any entered maturity date', async () => {
    await aBond(app, owner.userId, { isin: 'BGDEMO000012' });
    expect(await fetchTerms('BGDEMO000012')).toEqual([]);
  });

  it('require an ISIN, and an administrator', async () => {
    const sent = { query: { isin: ISIN } };
    expect(await app.refusal(listIsinTerms, sent)).toMatchObject({ code: 'not_signed_in' });
    const asUser = { ...sent, token: owner.token };
    expect(await app.refusal(listIsinTerms, asUser)).toMatchObject({ code: 'not_allowed' });
    const problem = await app.refusal(listIsinTerms, { token: admin.token, query: { isin: 'B-1' } });
    expect(problem.errors).toMatchObject([{ path: 'isin', message: 'must have 1 to 20 letters and digits' }]);
  });
});
