import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import * as api from '#api/portfolio/bonds';
import type { BondId } from '#api/platform/ids';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { MAX_HOLDINGS } from '../../../platform/database/within-limit.ts';

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
});
afterAll(() => app.stop());

/** A bond as the specification's form sends it. */
const FORM = {
  ISIN: 'bg2040015211',
  Data: 'First tranche',
  Bank: 'Bank of the Example',
  Direction: 'Buy',
  Currency: 'BGN',
  MarketPrice: 101.25,
  BuyPrice: 98.5,
  CleanPrice: 98.1,
  Nominal: 10_000,
  BuyDate: '2025-03-02T00:00:00.000Z',
  SettlementDate: '2025-03-04',
  TaxesPaid: 12.5,
  Cupon: 2.75,
  YTM: 3.1,
};
const ANSWERED = {
  isin: 'BG2040015211',
  notes: 'First tranche',
  bank: 'Bank of the Example',
  direction: 'Buy',
  currency: 'BGN',
  marketPrice: 101.25,
  buyPrice: 98.5,
  cleanPrice: 98.1,
  nominal: 10_000,
  result: 0.0275,
  amountPaid: 9_850,
  profit: 275,
  buyDate: '2025-03-02',
  settlementDate: '2025-03-04',
  yearsSinceBuy: 1,
  taxesPaid: 12.5,
  couponPercent: 2.75,
  yieldPercent: 3.1,
  expired: false,
};
const REQUIRED_FIELDS = { isin: 'X', buyPrice: 100, nominal: 1_000 };

const add = (userId: number, body: unknown) =>
  app.answer(api.addBond, { token: admin.token, params: { id: userId }, body });
const find = (id: number) => app.answer(api.findBond, { token: admin.token, params: { id } });
const change = (id: number, body: unknown) =>
  app.answer(api.changeBond, { token: admin.token, params: { id }, body });

describe('looking up a bond', () => {
  it('an administrator finds it by its id, with its owner', async () => {
    const { userId, token } = await aUser(app);
    const bond = await add(userId, FORM);
    expect(await find(bond.id)).toEqual({ ...bond, userId });
    const sent = { token, params: { id: bond.id } };
    expect(await app.refusal(api.findBond, sent)).toMatchObject({ code: 'not_allowed' });
    await app.answer(api.removeBond, { ...sent, token: admin.token });
    expect(await app.refusal(api.findBond, { ...sent, token: admin.token })).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('adding a bond', () => {
  it("accepts the specification's capitalised names, and derives the figures", async () => {
    const owner = await aUser(app);
    const bond = await add(owner.userId, FORM);
    expect(bond).toMatchObject({ ...ANSWERED, version: 1 });
    expect(await app.answer(api.findMyBond, { token: owner.token, params: { id: bond.id } })).toEqual(bond);
  });

  it('accepts camel case as well', async () => {
    const { userId } = await aUser(app);
    const camelCase = Object.fromEntries(
      Object.entries(FORM).map(([name, value]) => [
        name === 'ISIN' || name === 'YTM' ? name.toLowerCase() : name.charAt(0).toLowerCase() + name.slice(1),
        value,
      ]),
    );
    expect(await add(userId, camelCase)).toMatchObject(ANSWERED);
  });

  it('ignores derived figures and foreign fields that the client sends', async () => {
    const [owner, other] = [await aUser(app), await aUser(app)];
    const claimed = {
      ...FORM,
      Result: 9,
      AmountPaid: 1,
      Profit: 1_000_000,
      YearsSinceBuy: 77,
      Id: 7,
      userId: other.userId,
      user_id: other.userId,
      expired: true,
      Expired: true,
      createdAt: '1999-01-01',
      version: 40,
    };
    expect(await add(owner.userId, claimed)).toMatchObject({ ...ANSWERED, version: 1 });
    expect((await app.answer(api.listMyBonds, { token: other.token })).data).toEqual([]);
  });

  it('fills in the defaults: EUR, Buy, market price 0, redemption 100, nothing else', async () => {
    const { userId } = await aUser(app);
    expect(await add(userId, { ...REQUIRED_FIELDS, MarketPrice: null, data: '  ', bank: '' })).toMatchObject({
      currency: 'EUR',
      direction: 'Buy',
      marketPrice: 0,
      marketPriceOn: null,
      result: -1,
      profit: -1_000,
      redemption: 100,
      notes: null,
      bank: null,
      cleanPrice: null,
      buyDate: null,
      settlementDate: null,
      yearsSinceBuy: null,
      taxesPaid: null,
      couponPercent: null,
      yieldPercent: null,
      maturityDate: null,
      couponFrequency: null,
      dayCount: null,
      issueDate: null,
      firstCouponDate: null,
    });
  });

  it('dates the market price that was typed with it today', async () => {
    const { userId } = await aUser(app);
    const added = await add(userId, { ...REQUIRED_FIELDS, marketPrice: 99.5 });
    expect(added).toMatchObject({ marketPrice: 99.5, marketPriceOn: '2026-03-02' });
  });

  it('stores the terms that its mathematics needs', async () => {
    const { userId } = await aUser(app);
    const terms = {
      maturityDate: '2031-01-28',
      couponFrequency: 2,
      dayCount: 'ACT/ACT-ICMA',
      issueDate: '2026-01-28',
      firstCouponDate: '2026-07-28',
      redemption: 101.5,
    };
    const bond = await add(userId, { ...REQUIRED_FIELDS, ...terms });
    expect(bond).toMatchObject(terms);
    expect(await change(bond.id, REQUIRED_FIELDS)).toMatchObject({ ...terms, version: 2 });
    expect(
      await change(bond.id, { ...REQUIRED_FIELDS, CouponFrequency: 0, maturityDate: null }),
    ).toMatchObject({
      ...terms,
      couponFrequency: 0,
      maturityDate: null,
    });
  });

  it('rounds prices to 4 decimals and amounts to 2, half away from zero', async () => {
    const { userId } = await aUser(app);
    const sent = {
      isin: 'X',
      buyPrice: 1.00005,
      marketPrice: 98.12344,
      nominal: 1000.005,
      taxesPaid: -1.005,
    };
    expect(await add(userId, sent)).toMatchObject({
      buyPrice: 1.0001,
      marketPrice: 98.1234,
      nominal: 1000.01,
      taxesPaid: -1.01,
    });
  });

  it('is refused for an unknown user, and beyond the limit of bonds, which does not count removed ones', async () => {
    const { userId, token } = await aUser(app);
    const into = (id: number) =>
      app.refusal(api.addBond, { token: admin.token, params: { id }, body: REQUIRED_FIELDS });
    expect(await into(999_999)).toMatchObject({ code: 'not_found' });
    const figures = { buy_price: 1, market_price: 1, nominal: 1, result: 0, amount_paid: 0, profit: 0 };
    const row = { user_id: userId, isin: 'X', direction: 'Buy', currency: 'EUR', ...figures } as const;
    for (const rows of [5_000, MAX_HOLDINGS - 5_001]) {
      await app.db
        .insertInto('bonds')
        .values(Array.from({ length: rows }, () => row))
        .execute();
    }
    await add(userId, REQUIRED_FIELDS);
    expect(await into(userId)).toMatchObject({
      code: 'limit_reached',
      detail: 'A user can have at most 10000 bonds.',
    });
    const { data } = await app.answer(api.listMyBonds, { token });
    const [first, second] = data.map(({ id }) => ({ token: admin.token, params: { id } }));
    await app.answer(api.removeBond, first);
    await add(userId, REQUIRED_FIELDS);
    expect(await app.refusal(api.restoreBond, first)).toMatchObject({ code: 'limit_reached' });
    await app.answer(api.removeBond, second);
    expect(await app.answer(api.restoreBond, first)).toMatchObject({ id: data[0]!.id });
  });
});

describe('changing a bond', () => {
  it('replaces the fields, recalculates the figures, and keeps owner and status', async () => {
    const [owner, other] = [await aUser(app), await aUser(app)];
    const id = await aBond(app, owner.userId, { expired: true });
    const changed = await change(id, { ...FORM, userId: other.userId, expired: false });
    expect(changed).toMatchObject({ ...ANSWERED, id, expired: true, version: 2 });
    expect(await app.answer(api.findMyBond, { token: owner.token, params: { id } })).toEqual(changed);
  });

  it('marks it as expired and as active again', async () => {
    const { userId, token } = await aUser(app);
    const id = await aBond(app, userId);
    for (const expired of [true, false]) {
      const bond = await app.answer(api.changeBondStatus, {
        token: admin.token,
        params: { id },
        body: { expired },
      });
      expect(bond.expired).toBe(expired);
      expect(await app.answer(api.findMyBond, { token, params: { id } })).toEqual(bond);
    }
  });

  it('sets the closing day when it is marked as expired, and clears it when that is undone', async () => {
    const { userId } = await aUser(app);
    const mark = async (id: BondId, expired: boolean) => {
      const call = { token: admin.token, params: { id }, body: { expired } };
      return (await app.answer(api.changeBondStatus, call)).closedOn;
    };
    const id = await aBond(app, userId);
    expect([await mark(id, true), await mark(id, false)]).toEqual(['2026-03-02', null]);
    const closed = await aBond(app, userId, { expired: true, closed_on: '2025-12-31' });
    expect(await mark(closed, true)).toBe('2025-12-31');
    expect((await change(closed, FORM)).closedOn).toBe('2025-12-31');
  });

  it('never loses a change of status to a simultaneous full change', async () => {
    const { userId, token } = await aUser(app);
    const id = await aBond(app, userId);
    for (let round = 0; round < 10; round += 1) {
      const expired = round % 2 === 0;
      const body = { ...REQUIRED_FIELDS, buyPrice: 90 + round };
      await Promise.all([
        change(id, body),
        app.answer(api.changeBondStatus, { token: admin.token, params: { id }, body: { expired } }),
      ]);
      const bond = await app.answer(api.findMyBond, { token, params: { id } });
      expect(bond).toMatchObject({ expired, buyPrice: 90 + round, version: 3 + 2 * round });
    }
  });

  test.each([api.changeBond, api.changeBondStatus, api.removeBond, api.addBond])(
    '$method $path requires an administrator and an existing object',
    async (endpoint) => {
      const { userId, token } = await aUser(app);
      const id = endpoint === api.addBond ? userId : await aBond(app, userId);
      const body = endpoint === api.removeBond ? undefined : { ...REQUIRED_FIELDS, expired: true };
      const refused = (sent: object) => app.refusal(endpoint, { params: { id }, body, ...sent });
      expect(await refused({})).toMatchObject({ code: 'not_signed_in' });
      expect(await refused({ token })).toMatchObject({ code: 'not_allowed' });
      expect(await refused({ token, params: { id: 999_999 } })).toMatchObject({ code: 'not_allowed' });
      expect(await refused({ token: admin.token, params: { id: 999_999 } })).toMatchObject({
        code: 'not_found',
      });
    },
  );
});
