import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindEndpoints, KINDS } from '#api/portfolio/etfs-and-shares';
import { aUser, anAdministrator, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { MAX_HOLDINGS } from '../../../platform/database/within-limit.ts';

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
});
afterAll(() => app.stop());

/** An ETF or share as the specification's form sends it. */
const FORM = {
  isin: 'ie00b4l5y983',
  bank: 'Bank of the Example',
  direction: 'ask',
  name: 'World index',
  currency: 'USD',
  marketPrice: 92.1234,
  buyPrice: 80.5,
  nominal: 100,
  buyDate: '2025-12-01T00:00:00.000Z',
  settlementDate: '2025-12-03',
  feesPaid1: 1.5,
  feesPaid2: null,
  dividend: 12.25,
  expired: false,
};
const ANSWERED = {
  ...FORM,
  isin: 'IE00B4L5Y983',
  direction: 'Ask',
  buyDate: '2025-12-01',
  result: 11.6234,
  amountPaid: 8_050,
  profit: 1_162.34,
  yearsSinceBuy: 0.2493,
  hasOwnPrice: false,
  // The price that was typed is one of today.
  marketPriceOn: '2026-03-02',
  closedOn: null,
  closedOnAssumed: false,
};
const REQUIRED_FIELDS = { isin: 'X', direction: 'Bid', name: 'X', currency: 'EUR' };

describe.each(KINDS)('adding a holding of kind %s', (kind) => {
  const api = kindEndpoints(kind);
  const otherApis = KINDS.filter((other) => other !== kind).map(kindEndpoints);

  const add = (userId: number, body: unknown) =>
    app.answer(api.add, { token: admin.token, params: { id: userId }, body });
  const listIsins = async (token: string, query = {}) =>
    (await app.answer(api.listMine, { token, query })).map(({ isin }) => isin);

  it("accepts the specification's form, and derives the figures", async () => {
    const owner = await aUser(app);
    const added = await add(owner.userId, FORM);
    expect(added).toEqual({ ...ANSWERED, id: added.id, version: 1 });
    expect(await app.answer(api.listMine, { token: owner.token })).toEqual([added]);
  });

  it('ignores derived figures and foreign fields that the client sends', async () => {
    const [owner, other] = [await aUser(app), await aUser(app)];
    const claims = { id: 7, userId: other.userId, user_id: other.userId, kind: 'bond', version: 40 };
    const figures = { result: 9, amountPaid: 1, profit: 1_000_000, yearsSinceBuy: 77 };
    const added = await add(owner.userId, { ...FORM, ...claims, ...figures, deletedAt: '2026-01-01' });
    expect(added).toEqual({ ...ANSWERED, id: added.id, version: 1 });
    expect(await listIsins(other.token)).toEqual([]);
  });

  it('fills in the defaults', async () => {
    const { userId } = await aUser(app);
    const added = await add(userId, REQUIRED_FIELDS);
    const empty = { buyDate: null, settlementDate: null, feesPaid1: null, feesPaid2: null, dividend: null };
    const zero = { marketPrice: 0, buyPrice: 0, nominal: 0, amountPaid: 0, result: 0, profit: 0 };
    const rest = { bank: 'Unknown Bank', yearsSinceBuy: 0, expired: false, id: added.id, version: 1 };
    const price = { hasOwnPrice: false, marketPriceOn: null, closedOn: null, closedOnAssumed: false };
    expect(added).toEqual({ ...REQUIRED_FIELDS, ...empty, ...zero, ...rest, ...price });
  });

  it('rounds prices to 4 decimals and amounts to 2, half away from zero', async () => {
    const { userId } = await aUser(app);
    const sent = {
      ...REQUIRED_FIELDS,
      buyPrice: 1.00005,
      marketPrice: 1.00015,
      nominal: 1.005,
      dividend: -1.005,
    };
    expect(await add(userId, sent)).toMatchObject({
      buyPrice: 1.0001,
      marketPrice: 1.0002,
      result: 0.0001,
      nominal: 1.01,
      amountPaid: 1.01,
      profit: 0,
      dividend: -1.01,
    });
  });

  it('stores the largest amounts within its limits', async () => {
    const { userId } = await aUser(app);
    const sent = { ...REQUIRED_FIELDS, buyPrice: 7, nominal: 1e13, feesPaid1: 1e13, dividend: -1e13 };
    expect(await add(userId, sent)).toMatchObject({
      amountPaid: 7e13,
      profit: -7e13,
      feesPaid1: 1e13,
      dividend: -1e13,
    });
    const largest = { ...REQUIRED_FIELDS, buyPrice: 100_000, nominal: 699_999_999.99 };
    expect(await add(userId, largest)).toMatchObject({ amountPaid: 69_999_999_999_000 });
  });

  it('refuses amounts too large to keep their cents in JSON, and names the nominal', async () => {
    const { userId } = await aUser(app);
    const body = { ...REQUIRED_FIELDS, buyPrice: 100_000, nominal: 700_000_000.01 };
    const { status, errors } = await app.refusal(api.add, {
      token: admin.token,
      params: { id: userId },
      body,
    });
    const message = 'must be smaller: at these prices an amount would exceed 70000000000000';
    expect([status, errors]).toMatchObject([400, [{ path: 'nominal', message }]]);
  });

  it('names each invalid field, and adds nothing', async () => {
    const owner = await aUser(app);
    const body = { ...FORM, isin: 'a b', name: '', buyPrice: -1, buyDate: '2025-02-29' };
    const refusal = await app.refusal(api.add, {
      token: admin.token,
      params: { id: owner.userId },
      body,
    });
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_fields' });
    expect(refusal.errors?.map(({ path }) => path)).toEqual(['isin', 'name', 'buyPrice', 'buyDate']);
    expect(await listIsins(owner.token)).toEqual([]);
  });

  it('does not find an unknown user', async () => {
    const refusal = await app.refusal(api.add, {
      token: admin.token,
      params: { id: 999_999_999 },
      body: FORM,
    });
    expect(refusal).toMatchObject({ status: 404 });
  });

  it('adds one if the same Idempotency-Key is sent twice, even at the same time', async () => {
    const owner = await aUser(app);
    const sent = {
      token: admin.token,
      params: { id: owner.userId },
      body: FORM,
      headers: { 'idempotency-key': `${kind}-${owner.userId}` },
    };
    const [first, second] = await Promise.all([app.answer(api.add, sent), app.answer(api.add, sent)]);
    expect(second).toEqual(first);
    expect(await app.refusal(api.add, { ...sent, body: REQUIRED_FIELDS })).toMatchObject({
      status: 409,
      code: 'idempotency_key_reused',
    });
    expect(await listIsins(owner.token)).toHaveLength(1);
  });

  it('is refused beyond the limit of the kind, which does not count deleted ones and other kinds', async () => {
    const owner = await aUser(app);
    await fill(owner, MAX_HOLDINGS - 1);
    for (const other of otherApis) {
      await app.answer(other.add, {
        token: admin.token,
        params: { id: owner.userId },
        body: REQUIRED_FIELDS,
      });
    }
    const deleted = await add(owner.userId, REQUIRED_FIELDS);
    await app.answer(api.remove, { token: admin.token, params: { id: deleted.id } });
    const sent = { token: admin.token, params: { id: owner.userId }, body: REQUIRED_FIELDS };
    const together = await Promise.all([app.request(api.add, sent), app.request(api.add, sent)]);
    expect(together.map(({ status }) => status).sort()).toEqual([201, 409]);
    const full = { status: 409, code: 'limit_reached' };
    expect(await app.refusal(api.add, sent)).toMatchObject(full);
    expect(await app.refusal(api.restore, { token: admin.token, params: { id: deleted.id } })).toMatchObject(
      full,
    );
    expect(await listIsins(owner.token)).toHaveLength(MAX_HOLDINGS);
  });

  /** Gives the user this many rows of the kind. */
  async function fill({ userId }: TestUser, count: number): Promise<void> {
    const id = await anEtfOrShare(app, userId, { kind });
    const columns = sql.raw(
      'user_id, kind, isin, bank, direction, name, currency, market_price, buy_price, nominal, result, amount_paid, profit',
    );
    await sql`
      insert into etfs_and_shares (${columns})
      select ${columns} from etfs_and_shares, generate_series(2, ${count}::int) where id = ${id}
    `.execute(app.db);
  }
});
