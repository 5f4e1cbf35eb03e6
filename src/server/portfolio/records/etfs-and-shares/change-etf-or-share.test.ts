import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { kindEndpoints, KINDS } from '#api/portfolio/etfs-and-shares';
import { aUser, anAdministrator, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
});
afterAll(() => app.stop());

const TODAY = '2026-03-02';
const UNKNOWN_ID = 999_999_999;
const ALL_BUT_STATUS = {
  isin: 'US0378331005',
  bank: 'Another bank',
  direction: 'Ask',
  name: 'Another name',
  currency: 'USD',
  marketPrice: 12,
  buyPrice: 10,
  nominal: 7,
  buyDate: '2025-03-02',
  settlementDate: '2025-03-04',
  feesPaid1: 1.25,
  feesPaid2: 0,
  dividend: 3,
};
const ALL_FIELDS = { ...ALL_BUT_STATUS, expired: true, hasOwnPrice: true };

describe.each(KINDS)('changing a holding of kind %s', (kind) => {
  const api = kindEndpoints(kind);
  const others = KINDS.filter((other) => other !== kind);

  const anOwned = async (row = {}) => {
    const owner = await aUser(app);
    return { owner, id: await anEtfOrShare(app, owner.userId, { kind, ...row }) };
  };
  const change = (id: number, body: unknown, headers = {}) =>
    app.answer(api.change, { token: admin.token, params: { id }, body, headers });
  const refused = (id: number | string, body: unknown, headers = {}) =>
    app.refusal(api.change, { token: admin.token, params: { id }, body, headers });
  const find = async ({ token }: TestUser) => (await app.answer(api.listMine, { token }))[0]!;

  it('accepts all fields, and recalculates the figures', async () => {
    const { owner, id } = await anOwned();
    const changed = await change(id, { ...ALL_FIELDS, profit: 1e6, yearsSinceBuy: 77 });
    const figures = { result: 2, amountPaid: 70, profit: 14, yearsSinceBuy: 1 };
    const days = { marketPriceOn: changed.marketPriceOn, closedOn: TODAY, closedOnAssumed: false };
    expect(changed).toEqual({ ...ALL_FIELDS, ...figures, ...days, id, version: 2 });
    expect(await find(owner)).toEqual(changed);
  });

  it('accepts only the status, and keeps all other fields', async () => {
    const { owner, id } = await anOwned({ buy_date: '2025-03-02', dividend: '4.50' });
    const before = await find(owner);
    expect(await change(id, { expired: true })).toEqual({
      ...before,
      expired: true,
      closedOn: TODAY,
      version: 2,
    });
    expect(await change(id, { expired: false })).toEqual({ ...before, version: 3 });
  });

  it.each([
    [{ nominal: 10 }, { amountPaid: 805, result: 11.6234, profit: 116.23 }],
    [{ marketPrice: 80 }, { amountPaid: 8_050, result: -0.5, profit: -50 }],
    [{ buyPrice: 92 }, { amountPaid: 9_200, result: 0.1234, profit: 12.34 }],
    [{ marketPrice: null }, { marketPrice: 0, result: -80.5, profit: -8_050 }],
    [{ bank: '' }, { bank: 'Unknown Bank', profit: 1_162.34 }],
  ])('accepts only %j, and derives the figures from that and the stored fields', async (changes, figures) => {
    const { id } = await anOwned();
    expect(await change(id, changes)).toMatchObject({ ...changes, ...figures });
  });

  it('names each invalid field, and changes nothing', async () => {
    const { owner, id } = await anOwned();
    const before = await find(owner);
    const refusal = await refused(id, { name: '', nominal: 'ten', expired: null });
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_fields' });
    expect(refusal.errors?.map(({ path }) => path)).toEqual(['name', 'nominal', 'expired']);
    expect(await find(owner)).toEqual(before);
  });

  it.each(others)('does not find one of kind %s', async (other) => {
    const { userId } = await aUser(app);
    const id = await anEtfOrShare(app, userId, { kind: other });
    expect(await refused(id, ALL_FIELDS)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refused(id, ALL_FIELDS, { 'if-match': '"9"' })).toMatchObject({ status: 404 });
  });

  test.each([UNKNOWN_ID, 0, -1, '01', '1e3', '1;--', '__proto__', String(2n ** 63n)])(
    'does not find one of id %s',
    async (id) => {
      expect(await refused(id, ALL_FIELDS)).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  describe('with a version', () => {
    it('succeeds if it is still current', async () => {
      const { id } = await anOwned();
      expect(await change(id, ALL_FIELDS, { 'if-match': '"1"' })).toMatchObject({ version: 2 });
      expect(await change(id, { ...ALL_FIELDS, version: 2 })).toMatchObject({ version: 3 });
    });

    it('is refused with the current object if someone else was faster', async () => {
      const { id } = await anOwned();
      const current = await change(id, { expired: true });
      const conflict = { status: 409, code: 'edit_conflict', current };
      expect(await refused(id, { name: 'Late' }, { 'if-match': '"1"' })).toMatchObject(conflict);
      expect(await refused(id, { name: 'Late', version: 1 })).toMatchObject(conflict);
    });

    it('succeeds for one of several that save the same version at once', async () => {
      const { owner, id } = await anOwned();
      const saved = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          app.request(api.change, {
            token: admin.token,
            params: { id },
            body: { name: `Name ${i}`, version: 1 },
          }),
        ),
      );
      const winners = saved.flatMap(({ answer }) => answer ?? []);
      expect(winners).toHaveLength(1);
      expect(saved.filter(({ status }) => status === 409)).toHaveLength(19);
      expect(await find(owner)).toEqual(winners[0]);
    });
  });

  it('of the status never overwrites a simultaneous change of other fields, nor vice versa', async () => {
    const { owner, id } = await anOwned();
    for (let round = 1; round <= 100; round += 1) {
      const expired = round % 2 === 1;
      const fields = { ...ALL_BUT_STATUS, name: `Round ${round}`, nominal: round };
      await Promise.all([change(id, fields), change(id, { expired }), change(id, { dividend: round })]);
      expect(await find(owner)).toMatchObject({
        name: `Round ${round}`,
        nominal: round,
        amountPaid: 10 * round,
        expired,
        version: 1 + 3 * round,
      });
    }
  });
});
