import { afterAll, beforeAll, describe, expect, expectTypeOf, it, test } from 'vitest';
import type { ETF_OR_SHARE_INPUT } from '#api/portfolio/etf-or-share-fields';
import { kindEndpoints, KINDS } from '#api/portfolio/etfs-and-shares';
import type { PRICE_FIGURES } from '#api/portfolio/price-fields';
import { aUser, anAdministrator, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';
import { signIn } from '../../../../testing/app/sign-in.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import type { EtfsAndSharesTable } from '../../../platform/database/schema.ts';

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
});
afterAll(() => app.stop());

const UNKNOWN_ID = 999_999_999;

type ColumnsOf<Fields extends Record<string, { readonly column: string }>> = Fields[keyof Fields]['column'];

test('the columns of an ETF or share are those of the field table, and the server’s own', () => {
  type Entered = ColumnsOf<typeof ETF_OR_SHARE_INPUT>;
  type Kept = ColumnsOf<typeof PRICE_FIGURES> | 'result' | 'amount_paid' | 'profit' | 'id' | 'kind';
  type NotAnswered = 'user_id' | 'cost_moves' | 'fifo_cost' | 'deleted_at' | 'created_at';
  expectTypeOf<keyof EtfsAndSharesTable>().toEqualTypeOf<Entered | Kept | NotAnswered | 'version'>();
});

describe.each(KINDS)('lists of kind %s', (kind) => {
  const api = kindEndpoints(kind);
  const others = KINDS.filter((other) => other !== kind);

  const listIsins = async (token: string, query = {}) =>
    (await app.answer(api.listMine, { token, query })).map(({ isin }) => isin);

  describe('who may call', () => {
    it('are only signed-in users', async () => {
      for (const endpoint of Object.values(api)) {
        expect(await app.refusal(endpoint, { params: { id: 1 } })).toMatchObject({ status: 401 });
      }
    });

    it('are administrators, for all but the user’s own list, whether the id exists or not', async () => {
      const user = await aUser(app);
      const id = await anEtfOrShare(app, user.userId, { kind });
      for (const endpoint of Object.values(api).filter(({ access }) => access === 'administrator')) {
        for (const requestedId of [id, 999_999_999]) {
          const refusal = await app.refusal(endpoint, { token: user.token, params: { id: requestedId } });
          expect(refusal).toMatchObject({ status: 403, code: 'not_allowed' });
        }
      }
      expect(await listIsins(user.token)).toHaveLength(1);
    });
  });

  describe('the user’s own list', () => {
    it('is in ISIN order, then in the order of creation', async () => {
      const { userId, token } = await aUser(app);
      const ids: number[] = [];
      for (const isin of ['US02', 'BG09', 'US01', 'BG10', 'BG09']) {
        ids.push(await anEtfOrShare(app, userId, { kind, isin }));
      }
      const listed = await app.answer(api.listMine, { token });
      expect(listed.map(({ isin }) => isin)).toEqual(['BG09', 'BG09', 'BG10', 'US01', 'US02']);
      expect(listed.map(({ id }) => id)).toEqual([ids[1], ids[4], ids[3], ids[2], ids[0]]);
    });

    it('has the active ones, the expired ones, or without the parameter all', async () => {
      const { userId, token } = await aUser(app);
      await anEtfOrShare(app, userId, { kind, isin: 'A', expired: true });
      await anEtfOrShare(app, userId, { kind, isin: 'B', expired: false });
      expect(await listIsins(token, { expired: true })).toEqual(['A']);
      expect(await listIsins(token, { expired: false })).toEqual(['B']);
      expect(await listIsins(token)).toEqual(['A', 'B']);
      expect(await app.refusal(api.listMine, { token, query: { expired: 'maybe' } })).toMatchObject({
        status: 400,
        errors: [{ path: 'expired', message: 'must be true or false' }],
      });
    });

    it('has nothing of other users, of another kind, or deleted', async () => {
      const [owner, other] = [await aUser(app), await aUser(app)];
      await anEtfOrShare(app, owner.userId, { kind, name: 'Secret of the owner' });
      for (const otherKind of others) await anEtfOrShare(app, other.userId, { kind: otherKind });
      await anEtfOrShare(app, other.userId, { kind, deleted_at: app.clock.now() });
      expect(await listIsins(other.token)).toEqual([]);
      expect(await listIsins(admin.token)).toEqual([]);
    });
  });

  describe("an administrator's list of a user", () => {
    it('is the same as the user’s', async () => {
      const [owner, other] = [await aUser(app), await aUser(app)];
      await anEtfOrShare(app, owner.userId, { kind, isin: 'B', expired: true });
      await anEtfOrShare(app, owner.userId, { kind, isin: 'A', buy_date: '2025-12-01' });
      await anEtfOrShare(app, other.userId, { kind });
      const queries: Record<string, boolean>[] = [{}, { expired: true }, { expired: false }];
      for (const query of queries) {
        const seen = await app.answer(api.listMine, { token: owner.token, query });
        const params = { id: owner.userId };
        expect(await app.answer(api.listOfUser, { token: admin.token, params, query })).toEqual(seen);
      }
    });

    test.each([UNKNOWN_ID, 0, -1, '01', '1e3', '1;--', '__proto__', '9'.repeat(30)])(
      'is not found for the user %s',
      async (id) => {
        const refusal = await app.refusal(api.listOfUser, { token: admin.token, params: { id } });
        expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
      },
    );
  });

  it('count the years since the purchase on the day of the answer', async () => {
    const later = await startTestApp();
    const { userId } = await aUser(later);
    await anEtfOrShare(later, userId, { kind, isin: 'A', buy_date: '2026-03-01' });
    await anEtfOrShare(later, userId, { kind, isin: 'B' });
    const years = async () => {
      const listed = await later.answer(api.listMine, { token: await signIn(later, userId) });
      return listed.map(({ yearsSinceBuy }) => yearsSinceBuy);
    };
    expect(await years()).toEqual([0.0027, 0]);
    later.clock.set(new Date('2027-03-01T09:00:00Z'));
    expect(await years()).toEqual([1, 0]);
    await later.stop();
  });
});
