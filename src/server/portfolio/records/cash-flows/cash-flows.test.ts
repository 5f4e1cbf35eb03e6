import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import * as api from '#api/portfolio/cash-flows';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aCashFlow } from '../../../../testing/factories/a-cash-flow.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;
let owner: TestUser;
let other: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
  [owner, other] = [await aUser(app), await aUser(app)];
});
afterAll(() => app.stop());

const FIELDS = {
  date: '2026-07-15T00:00:00.000Z',
  position: 10_000,
  interimCashFlow: 137.505,
  principalCashFlow: -9_850,
  totalCashFlows: -9_712.49,
  cumulativeCashFlows: -9_712.49,
  realCashFlows: -9_712.5,
  diff: -0.01,
};
const ANSWERED = { ...FIELDS, date: '2026-07-15', interimCashFlow: 137.51 };
const NO_FIGURES = {
  position: null,
  interimCashFlow: null,
  principalCashFlow: null,
  totalCashFlows: null,
  cumulativeCashFlows: null,
  realCashFlows: null,
  diff: null,
};
const mine = (bondId: number) => app.answer(api.listMyCashFlows, { token: owner.token, params: { bondId } });
const ofBond = (id: number) => app.answer(api.listCashFlows, { token: admin.token, params: { id } });

describe('cash flows', () => {
  it('are added, changed and removed by an administrator, and read by the owner', async () => {
    const id = await aBond(app, owner.userId);
    const token = admin.token;
    expect([await mine(id), await ofBond(id)]).toEqual([[], []]);
    const added = await app.answer(api.addCashFlow, { token, params: { id }, body: FIELDS });
    expect(added).toEqual({ id: added.id, ...ANSWERED, origin: 'entered', version: 1 });
    expect([await mine(id), await ofBond(id)]).toEqual([[added], [added]]);
    const body = { date: '2026-07-16', bondId: await aBond(app, other.userId), userId: other.userId };
    const changed = await app.answer(api.changeCashFlow, { token, params: { id: added.id }, body });
    expect(changed).toEqual({
      id: added.id,
      date: '2026-07-16',
      ...NO_FIGURES,
      origin: 'entered',
      version: 2,
    });
    expect(await mine(id)).toEqual([changed]);
    await app.answer(api.removeCashFlow, { token, params: { id: added.id } });
    expect(await mine(id)).toEqual([]);
  });

  it('can be restored unchanged after a removal', async () => {
    const bond = await aBond(app, owner.userId);
    const [id] = [await aCashFlow(app, bond), await aCashFlow(app, bond)];
    const before = await mine(bond);
    const sent = { token: admin.token, params: { id } };
    await app.answer(api.removeCashFlow, sent);
    expect([await mine(bond), await ofBond(bond)]).toEqual([before.slice(1), before.slice(1)]);
    expect(await app.refusal(api.changeCashFlow, { ...sent, body: FIELDS })).toMatchObject({
      code: 'not_found',
    });
    expect([await app.answer(api.restoreCashFlow, sent)]).toEqual(before.slice(0, 1));
    expect([await mine(bond), await ofBond(bond)]).toEqual([before, before]);
  });

  it('come in date order, those of one day in the order of their creation', async () => {
    const id = await aBond(app, owner.userId);
    const [late, early] = [await aCashFlow(app, id), await aCashFlow(app, id, { date: '2025-07-15' })];
    const sameDay = await aCashFlow(app, id);
    await aCashFlow(app, await aBond(app, owner.userId));
    expect((await mine(id)).map((flow) => flow.id)).toEqual([early, late, sameDay]);
    expect(await ofBond(id)).toEqual(await mine(id));
  });

  it('require a date, and refuse text instead of a number', async () => {
    const params = { id: await aBond(app, owner.userId) };
    const problem = await app.refusal(api.addCashFlow, {
      token: admin.token,
      params,
      body: { diff: '12,5' },
    });
    expect(problem.errors).toMatchObject([
      { path: 'date', message: 'must be a date like 2026-01-31, from 1900-01-01 to 2200-12-31' },
      { path: 'diff', message: 'must be a number from -10000000000000 to 10000000000000' },
    ]);
  });

  it("of another user's bond are not found", async () => {
    const bondId = await aBond(app, other.userId);
    await aCashFlow(app, bondId);
    const problem = await app.refusal(api.listMyCashFlows, { token: owner.token, params: { bondId } });
    expect(problem.code).toBe('not_found');
  });
});

test('a change in the middle updates the later cumulative amounts and no others, in one transaction', async () => {
  const bond = await aBond(app, owner.userId);
  const flow = (date: string, total: string | null, cumulative: string) =>
    aCashFlow(app, bond, { date, total_cash_flows: total, cumulative_cash_flows: cumulative });
  await flow('2026-01-01', '-100', '-100');
  const middle = await flow('2026-07-01', '2', '-98');
  await flow('2027-01-01', '2', '-96');
  await flow('2027-07-01', '102', '500');
  const body = { date: '2026-07-01', totalCashFlows: 3.5, cumulativeCashFlows: -96.5 };
  await app.answer(api.changeCashFlow, { token: admin.token, params: { id: middle }, body });
  const flows = await app.answer(api.listCashFlows, { token: admin.token, params: { id: bond } });
  expect(flows.map(({ cumulativeCashFlows, version }) => [cumulativeCashFlows, version])).toEqual([
    [-100, 1],
    [-96.5, 2],
    [-94.5, 2],
    [500, 1],
  ]);
});

test.each([api.listCashFlows, api.addCashFlow, api.changeCashFlow, api.removeCashFlow])(
  '$method $path requires an administrator and an existing object',
  async (endpoint) => {
    const bondId = await aBond(app, owner.userId);
    const isOfBond = endpoint === api.listCashFlows || endpoint === api.addCashFlow;
    const id = isOfBond ? bondId : await aCashFlow(app, bondId);
    const body = endpoint === api.addCashFlow || endpoint === api.changeCashFlow ? FIELDS : undefined;
    const refused = (sent: object) => app.refusal(endpoint, { params: { id }, body, ...sent });
    expect(await refused({})).toMatchObject({ code: 'not_signed_in' });
    expect(await refused({ token: owner.token })).toMatchObject({ code: 'not_allowed' });
    expect(await refused({ token: owner.token, params: { id: 999_999 } })).toMatchObject({
      code: 'not_allowed',
    });
    expect(await refused({ token: admin.token, params: { id: 999_999 } })).toMatchObject({
      code: 'not_found',
    });
  },
);

test('GET /UserCashFlows/bond/{bondId} requires a session and a bond', async () => {
  const params = { bondId: 999_999 };
  expect(await app.refusal(api.listMyCashFlows, { params })).toMatchObject({ code: 'not_signed_in' });
  const problem = await app.refusal(api.listMyCashFlows, { token: owner.token, params });
  expect(problem.code).toBe('not_found');
});
