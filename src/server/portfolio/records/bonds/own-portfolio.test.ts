import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#api/people/auth';
import { KEEPS_OWN_PORTFOLIO } from '#api/platform/keeps-own-portfolio';
import { addUser, changeUser, findUser } from '#api/people/users';
import { addMyBond, listMyBonds, ownBondCalls } from '#api/portfolio/bonds';
import { listMyCashFlows, ownCashFlowCalls } from '#api/portfolio/cash-flows';
import { KINDS, kindEndpoints } from '#api/portfolio/etfs-and-shares';
import { generateMyCashFlows } from '#api/portfolio/generate-cash-flows';
import { listMyRecentlyDeleted } from '#api/portfolio/recently-deleted';
import { chat } from '#api/assistant/chat';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let keeper: TestUser;
let reader: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  keeper = await aUser(app, { keeps_own_portfolio: true });
  reader = await aUser(app);
});
afterAll(() => app.stop());

const BOND = { isin: 'BG2040015211', buyPrice: 98.5, nominal: 10_000, marketPrice: 99 };
const TERMS = { cupon: 5, maturityDate: '2030-07-15', couponFrequency: 1, dayCount: 'ACT/ACT-ICMA' };
const add = (user: TestUser, fields = {}) =>
  app.answer(addMyBond, { token: user.token, body: { ...BOND, ...fields } });

describe('a bond in one’s own portfolio', () => {
  it('is added, changed, expired, deleted and restored by its holder, figures computed by the server', async () => {
    const { token } = keeper;
    const added = await add(keeper, { profit: 1, buyDate: '2025-07-15' });
    expect(added).toMatchObject({ amountPaid: 9_850, result: 0.005, profit: 50, version: 1 });
    const params = { id: added.id };
    const changed = await app.answer(ownBondCalls.change, {
      token,
      params,
      body: { ...BOND, nominal: 20_000 },
    });
    expect(changed).toMatchObject({ profit: 100, version: 2 });
    const stale = { token, params, headers: { 'if-match': '"1"' } };
    expect(await app.refusal(ownBondCalls.remove, stale)).toMatchObject({ code: 'edit_conflict' });
    const closed = { expired: true, closedOn: '2026-01-05' };
    expect(await app.answer(ownBondCalls.changeStatus, { token, params, body: closed })).toMatchObject(
      closed,
    );
    await app.answer(ownBondCalls.remove, { token, params });
    expect(await app.answer(listMyRecentlyDeleted, { token })).toMatchObject([
      { kind: 'bond', id: added.id },
    ]);
    expect(await app.answer(ownBondCalls.restore, { token, params })).toMatchObject({ isin: BOND.isin });
    expect((await app.answer(listMyBonds, { token })).data.map(({ id }) => id)).toEqual([added.id]);
  });

  it('is added once if the same request is sent twice', async () => {
    const user = await aUser(app, { keeps_own_portfolio: true });
    const sent = { token: user.token, body: BOND, headers: { 'idempotency-key': 'one-bond' } };
    const [first, second] = [await app.answer(addMyBond, sent), await app.answer(addMyBond, sent)];
    expect(second).toEqual(first);
    expect((await app.answer(listMyBonds, { token: user.token })).data).toHaveLength(1);
  });

  it('has cash flows from its terms, and manual ones', async () => {
    const { token } = keeper;
    const { id } = await add(keeper, { ...TERMS, buyDate: '2025-07-15' });
    const { added } = await app.answer(generateMyCashFlows, { token, params: { id } });
    expect(added).toHaveLength(6);
    const body = { date: '2026-03-01', interimCashFlow: 12 };
    const flow = await app.answer(ownCashFlowCalls.add, { token, params: { id }, body });
    await app.answer(ownCashFlowCalls.remove, { token, params: { id: flow.id } });
    expect(await app.answer(listMyCashFlows, { token, params: { bondId: id } })).toHaveLength(6);
  });

  it('keeps its own price; the shared price history is written only by administrators', async () => {
    const isin = 'XS1234567890';
    const { id } = await add(keeper, { isin });
    const params = { id };
    await app.answer(ownBondCalls.change, {
      token: keeper.token,
      params,
      body: { ...BOND, isin, marketPrice: 101 },
    });
    const prices = () => app.db.selectFrom('prices').selectAll().where('isin', '=', isin).execute();
    expect(await prices()).toEqual([]);
    const administrator = await anAdministrator(app, { keeps_own_portfolio: true });
    const own = await add(administrator, { isin });
    const body = { ...BOND, isin, marketPrice: 102 };
    await app.answer(ownBondCalls.change, { token: administrator.token, params: { id: own.id }, body });
    expect(await prices()).toMatchObject([{ isin, stored_by: administrator.userId }]);
  });

  it('belongs only to its holder: other users and administrators do not find it through their own endpoints', async () => {
    const { id } = await add(keeper);
    for (const user of [
      await aUser(app, { keeps_own_portfolio: true }),
      await anAdministrator(app, { keeps_own_portfolio: true }),
    ]) {
      const request = { token: user.token, params: { id } };
      expect(await app.refusal(ownBondCalls.remove, request)).toMatchObject({ status: 404 });
      expect(await app.refusal(ownBondCalls.change, { ...request, body: BOND })).toMatchObject({
        status: 404,
      });
    }
  });
});

describe.each(KINDS)('the user’s own %ss', (kind) => {
  it('are added, changed, deleted and restored by their holder', async () => {
    const { token } = keeper;
    const api = kindEndpoints(kind);
    const body = {
      isin: 'IE00B4L5Y983',
      direction: 'Bid',
      name: 'World index',
      currency: 'EUR',
      nominal: 2,
      buyPrice: 80,
    };
    const { id } = await app.answer(api.addMine, { token, body });
    const params = { id };
    expect(await app.answer(api.changeMine, { token, params, body: { expired: true } })).toMatchObject({
      amountPaid: 160,
    });
    await app.answer(api.removeMine, { token, params });
    expect(await app.answer(api.restoreMine, { token, params })).toMatchObject({ id, expired: true });
  });
});

describe('without one’s own portfolio', () => {
  it('a holder cannot change anything, and learns who can', async () => {
    const id = await aBond(app, reader.userId);
    const request = { token: reader.token, params: { id } };
    for (const refusal of [
      await app.refusal(addMyBond, { token: reader.token, body: BOND }),
      await app.refusal(addMyBond, { token: reader.token, body: {} }),
      await app.refusal(ownBondCalls.change, { ...request, body: BOND }),
      await app.refusal(ownBondCalls.remove, request),
    ]) {
      expect(refusal).toMatchObject({ status: 403, code: 'portfolio_read_only' });
    }
  });

  it('an administrator has neither holdings nor the assistant', async () => {
    const office = await anAdministrator(app);
    const question = { messages: [{ role: 'user', content: 'What do I hold?' }] };
    const ask = (user: TestUser) => app.request(chat, { token: user.token, body: question });
    expect((await ask(office)).problem).toMatchObject({ status: 403, code: 'not_allowed' });
    expect((await ask(await anAdministrator(app, { keeps_own_portfolio: true }))).problem).toBeUndefined();
  });
});

describe('who keeps their own portfolio', () => {
  const FIELDS = { username: 'Ivana', phoneNumber: '+359 88 765 4321', bulstatOrEgn: '7523169263' };

  it('is decided by administrators, off by default, and applies from the next request on', async () => {
    const { token } = await anAdministrator(app);
    const email = 'ivana@example.com';
    const { userId, keepsOwnPortfolio } = await app.answer(addUser, { token, body: { ...FIELDS, email } });
    expect(keepsOwnPortfolio).toBe(false);
    const user = await aUser(app);
    const params = { id: user.userId };
    const body = { ...FIELDS, email: user.email };
    await app.answer(changeUser, { token, params, body: { ...body, keepsOwnPortfolio: true } });
    await add(user);
    expect(await app.answer(changeUser, { token, params, body })).toMatchObject({ keepsOwnPortfolio: true });
    expect(await app.answer(login, { body: user })).toMatchObject({ user: { keepsOwnPortfolio: true } });
    await app.answer(changeUser, { token, params, body: { ...body, keepsOwnPortfolio: false } });
    expect(await app.refusal(addMyBond, { token: user.token, body: BOND })).toMatchObject({
      code: 'portfolio_read_only',
    });
    expect(await app.answer(findUser, { token, params: { id: userId } })).toMatchObject({
      keepsOwnPortfolio: false,
    });
  });

  it('is in the next answer to the user, whatever they look at', async () => {
    const { token } = await anAdministrator(app);
    const user = await aUser(app);
    const stated = async () =>
      (await app.request(listMyBonds, { token: user.token })).headers[KEEPS_OWN_PORTFOLIO.toLowerCase()];
    expect(await stated()).toBe('false');
    const body = { ...FIELDS, email: user.email, keepsOwnPortfolio: true };
    await app.answer(changeUser, { token, params: { id: user.userId }, body });
    expect(await stated()).toBe('true');
  });

  it('is in the audit with both values', async () => {
    const { token } = await anAdministrator(app);
    const user = await aUser(app);
    const body = { ...FIELDS, email: user.email, keepsOwnPortfolio: true };
    await app.answer(changeUser, { token, params: { id: user.userId }, body });
    const entries = await app.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('holder_id', '=', user.userId)
      .where('action', '=', 'changed')
      .execute();
    expect(entries.at(-1)?.changes).toMatchObject({ keeps_own_portfolio: [false, true] });
  });
});
