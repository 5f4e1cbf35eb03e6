import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changeInstrument,
  findInstrument,
  findInstrumentDetails,
  listInstruments,
} from '#api/portfolio/instruments/instruments';
import { listAudit } from '#api/people/audit';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';

let app: TestApp;
let admin: TestUser;
let owner: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
  owner = await aUser(app);
  await aBond(app, owner.userId, { isin: 'XS1' });
  await aBond(app, owner.userId, { isin: 'XS1', coupon_percent: '2.25', maturity_date: '2028-01-21' });
  await aBond(app, owner.userId, { isin: 'XS1', coupon_percent: '3', maturity_date: '2028-01-21' });
  await anEtfOrShare(app, owner.userId, { kind: 'share', isin: 'US1', name: 'Example Inc' });
});
afterAll(() => app.stop());

const FIELDS = { kind: 'bond', currency: 'EUR', priceBasis: 'percent', issuer: 'Issuer', country: 'bg' };
const asAdmin = (isin: string, body?: unknown) => ({ token: admin.token, params: { isin }, body });

describe('an instrument', () => {
  it('is created with the first holding, and has the first terms entered', async () => {
    const held = { token: owner.token, params: { isin: 'xs1' } };
    expect(await app.answer(findInstrument, held)).toMatchObject({
      ...{
        isin: 'XS1',
        kind: 'bond',
        priceBasis: 'percent',
        couponPercent: 2.25,
        maturityDate: '2028-01-21',
      },
      ...{ regulatedMarket: 'unknown', version: 1, prices: [] },
    });
    const share = await app.answer(findInstrument, asAdmin('US1'));
    expect(share).toMatchObject({ kind: 'share', name: 'Example Inc', priceBasis: 'unit' });
  });

  it('is found by those who hold it and by administrators', async () => {
    const other = await aUser(app);
    const sent = { params: { isin: 'XS1' } };
    expect((await app.refusal(findInstrument, sent)).code).toBe('not_signed_in');
    expect((await app.refusal(findInstrument, { ...sent, token: other.token })).code).toBe('not_found');
    expect((await app.refusal(findInstrument, asAdmin('XS999'))).code).toBe('not_found');
  });

  it('names the holdings whose own fields differ, and changes none of them', async () => {
    const details = await app.answer(findInstrumentDetails, asAdmin('XS1'));
    expect(details).toMatchObject({ holders: 1, quantity: 30_000 });
    expect(details.differences).toMatchObject([
      { userId: owner.userId, holding: 'bond', field: 'couponPercent', own: 3, instrument: 2.25 },
    ]);
  });

  it('is changed by an administrator, at the version they saw', async () => {
    const terms = { couponPercent: 3, maturityDate: '2028-01-21' };
    const changed = await app.answer(changeInstrument, asAdmin('XS1', { ...FIELDS, ...terms, version: 1 }));
    expect(changed).toMatchObject({ issuer: 'Issuer', country: 'BG', couponPercent: 3, version: 2 });
    const conflict = await app.refusal(changeInstrument, asAdmin('XS1', { ...FIELDS, version: 1 }));
    expect(conflict).toMatchObject({ code: 'edit_conflict', current: { version: 2 } });
    const wrong = await app.refusal(changeInstrument, asAdmin('XS1', { ...FIELDS, country: 'Bulgaria' }));
    expect(wrong.errors).toMatchObject([{ path: 'country', rule: 'country' }]);
    expect((await app.refusal(changeInstrument, asAdmin('XS999', FIELDS))).code).toBe('not_found');
    const asUser = { ...asAdmin('XS1', FIELDS), token: owner.token };
    expect((await app.refusal(changeInstrument, asUser)).code).toBe('not_allowed');
  });

  it('records old and new value of each changed field in the audit', async () => {
    const { entries } = await app.answer(listAudit, {
      token: admin.token,
      query: { what: 'instrument_changed' },
    });
    expect(entries.map(({ changes }) => changes)).toEqual([
      {
        isin: [null, 'XS1'],
        issuer: [null, 'Issuer'],
        country: [null, 'BG'],
        couponPercent: [2.25, 3],
      },
    ]);
  });

  it('is listed in ISIN order, page by page, and found by its name', async () => {
    const list = (query: Record<string, string | number>) =>
      app.request(listInstruments, { token: admin.token, query });
    const first = await list({ limit: 1 });
    expect(first.answer).toMatchObject([{ isin: 'US1', holders: 1, quantity: 100, price: null, day: null }]);
    expect(first.headers['link']).toBe('</api/admin/instruments?limit=1&cursor=US1>; rel="next"');
    expect((await list({ limit: 1, cursor: 'US1' })).answer).toMatchObject([{ isin: 'XS1' }]);
    expect((await list({ q: 'example' })).answer).toMatchObject([{ isin: 'US1' }]);
    expect((await app.refusal(listInstruments)).code).toBe('not_signed_in');
    expect((await app.refusal(listInstruments, { token: owner.token })).code).toBe('not_allowed');
  });

  it('keeps terms that a change does not send, and clears those sent as null', async () => {
    await aBond(app, owner.userId, { isin: 'XS2', maturity_date: '2028-01-21' });
    const terms = {
      ...{ couponPercent: 4.5, couponFrequency: 2, dayCount: 'ACT/ACT-ICMA', issueDate: '2024-01-21' },
      ...{ redemption: 101.5, regulatedMarket: 'yes' },
    };
    await app.answer(changeInstrument, asAdmin('XS2', { ...FIELDS, ...terms }));
    const changed = await app.answer(changeInstrument, asAdmin('XS2', { name: 'Bond', couponPercent: null }));
    expect(changed).toMatchObject({
      ...{ ...FIELDS, country: 'BG', ...terms },
      ...{ name: 'Bond', couponPercent: null, maturityDate: '2028-01-21', version: 3 },
    });
    const wrong = await app.refusal(changeInstrument, asAdmin('XS2', { redemption: null, kind: null }));
    expect(wrong.errors).toMatchObject([{ path: 'kind' }, { path: 'redemption' }]);
  });
});
