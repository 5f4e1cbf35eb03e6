import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as api from '#api/portfolio/bonds';
import { findMyAccount } from '#api/people/account';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.stop());

const MANY = 60;

async function aHolder(count: number, name: string) {
  const user = await aUser(app);
  for (let i = 0; i < count; i += 1)
    await aBond(app, user.userId, { isin: `${name}${String(i).padStart(3, '0')}`, expired: i % 2 === 1 });
  return user;
}

it('lists requested at the same moment go to the users who requested them, even long ones', async () => {
  const few = await aHolder(2, 'FEW');
  const none = await aHolder(0, 'NONE');
  const many = await aHolder(MANY, 'MANY');
  const list = (token: string, query: { expired?: boolean } = {}) =>
    app.answer(api.listMyBonds, { token, query }).then(({ data, summary }) => ({
      isins: data.map(({ isin }) => isin),
      count: summary.count,
    }));
  const requestAll = () =>
    Promise.all([
      list(few.token),
      list(none.token),
      list(many.token),
      list(few.token, { expired: true }),
      list(many.token, { expired: false }),
      app.fastify.inject({
        url: '/api/ClientData/my-bonds',
        headers: { authorization: 'Bearer kup_unknown' },
      }),
    ]);
  const expectTheirOwn = async () => {
    const [ofFew, ofNone, ofMany, expiredOfFew, activeOfMany, stranger] = await requestAll();
    expect(ofFew).toEqual({ isins: ['FEW000', 'FEW001'], count: 2 });
    expect(ofNone).toEqual({ isins: [], count: 0 });
    expect(ofMany.isins).toHaveLength(MANY);
    expect(ofMany.isins.every((isin) => isin.startsWith('MANY'))).toBe(true);
    expect(expiredOfFew).toEqual({ isins: ['FEW001'], count: 1 });
    expect(activeOfMany.isins).toHaveLength(MANY / 2);
    expect(stranger.statusCode).toBe(401);
  };
  await expectTheirOwn();
});

it('sessions looked up at the same moment match their tokens', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, () => aUser(app)));
  const found = await Promise.all(users.map(({ token }) => app.answer(findMyAccount, { token })));
  expect(found.map(({ userId }) => userId)).toEqual(users.map(({ userId }) => userId));
});

/** Blocks the large list of this user until the returned function is called. */
function holdLargeList(owner: number): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const executeQuery = app.db.executeQuery.bind(app.db);
  const isReading = (values: readonly unknown[]) => values.includes(owner) && values.includes(true);
  vi.spyOn(app.db, 'executeQuery').mockImplementation(async (query, ...rest) => {
    if ('parameters' in query && isReading(query.parameters)) await released;
    return executeQuery(query, ...rest);
  });
  return release;
}

it('a list does not wait for the longest lists', async () => {
  const [most, many] = [await aHolder(1_001, 'MOST'), await aHolder(MANY, 'MANY')];
  const list = async ({ token }: TestUser) => (await app.answer(api.listMyBonds, { token })).data.length;
  const release = holdLargeList(most.userId);
  const longest = Array.from({ length: 10 }, () => list(most));
  expect(await list(many)).toBe(MANY);
  release();
  expect(await Promise.all(longest)).toEqual(Array.from({ length: 10 }, () => 1_001));
});
