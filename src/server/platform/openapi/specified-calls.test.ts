import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { aCashFlow } from '../../../testing/factories/a-cash-flow.ts';
import { aPayment } from '../../../testing/factories/a-payment.ts';
import { anAdministrator, aUser, PASSWORD, type TestUser } from '../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../testing/factories/an-etf-or-share.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';

/** Every call of the specification, by its heading there. */
const CALLS = {
  authentication: ['POST /auth/login', 'POST /auth/register', 'POST /auth/forgot-password', 'POST /auth/reset-password'],
  chat: ['POST /ai/chat'],
  'user bonds, payments and cash flows': [
    'GET /ClientData/my-bonds', 'GET /ClientData/{id}', 'POST /Payments/bond/{bondId}', 'GET /Payments/bond/{bondId}',
    'GET /UserCashFlows/bond/{bondId}',
  ],
  account: ['GET /account/me', 'PUT /account/me', 'POST /account/change-password'],
  'admin users': [
    'GET /admin/users', 'POST /admin/users', 'GET /admin/users/{id}', 'PUT /admin/users/{id}', 'DELETE /admin/users/{id}',
    'POST /admin/users/{id}/reset-password', 'GET /admin/users/{id}/details',
  ],
  'admin bonds, payments and cash flows': [
    'POST /admin/users/{id}/bonds', 'PUT /admin/bonds/{id}', 'DELETE /admin/bonds/{id}', 'PUT /admin/bonds/{id}/status',
    'POST /admin/bonds/{id}/payments', 'PUT /admin/payments/{id}', 'DELETE /admin/payments/{id}',
    'GET /admin/bonds/{id}/cashflows', 'POST /admin/bonds/{id}/cashflows', 'PUT /admin/cashflows/{id}',
    'DELETE /admin/cashflows/{id}',
  ],
  'ETFs and shares': [
    'GET /etfs/my-etfs', 'GET /my/shares', 'GET /admin/users/{id}/etfs', 'POST /admin/users/{id}/etfs',
    'PUT /admin/etfs/{id}', 'DELETE /admin/etfs/{id}', 'GET /admin/users/{id}/shares', 'POST /admin/users/{id}/shares',
    'PUT /admin/shares/{id}', 'DELETE /admin/shares/{id}',
  ],
} as const; // prettier-ignore

let app: TestApp;
let owner: TestUser;
let administrator: TestUser;
let bondId: number;
beforeAll(async () => {
  app = await startTestApp();
  [owner, administrator] = [await aUser(app), await anAdministrator(app)];
  const bond = await aBond(app, owner.userId);
  bondId = bond;
  await aPayment(app, bond);
  await aCashFlow(app, bond);
  for (const kind of ['etf', 'share'] as const) await anEtfOrShare(app, owner.userId, { kind });
});
afterAll(() => app.stop());

/** The JSON of an answer as it goes over the wire. */
async function received(path: string, { token }: TestUser): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.fastify.inject({ method: 'GET', url: `/api${path}`, headers });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const Fields = z.record(z.string(), z.unknown());
const listFields = (answer: unknown) => Object.keys(Fields.parse(answer));

const OpenApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** The calls of the server according to its own document: 'GET /account/me'. */
async function offeredCalls(): Promise<string[]> {
  const { paths } = OpenApi.parse(await received('/openapi.json', owner));
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

it.each(Object.entries(CALLS))(
  'the calls of %s have the methods and paths of the specification',
  async (_, calls) => {
    expect(await offeredCalls()).toEqual(expect.arrayContaining([...calls]));
  },
);

describe('on the wire', () => {
  const USER = ['userId', 'username', 'email', 'phoneNumber', 'role', 'personOrCompany', 'bulstatOrEgn'];
  const BOND = [
    'id', 'isin', 'data', 'bank', 'direction', 'currency', 'buyPrice', 'marketPrice', 'cleanPrice', 'result', 'nominal',
    'amountPaid', 'profit', 'buyDate', 'settlementDate', 'yearsSinceBuy', 'taxesPaid', 'cupon', 'ytm', 'expired',
  ]; // prettier-ignore
  const PAYMENT = ['id', 'profit', 'taxesPaid', 'paymentDate'];
  const CASH_FLOW = [
    'id', 'date', 'position', 'interimCashFlow', 'principalCashFlow', 'totalCashFlows', 'cumulativeCashFlows',
    'realCashFlows', 'diff',
  ]; // prettier-ignore
  const HOLDING = [
    'id', 'isin', 'bank', 'direction', 'name', 'currency', 'marketPrice', 'buyPrice', 'nominal', 'amountPaid', 'result',
    'profit', 'yearsSinceBuy', 'buyDate', 'settlementDate', 'feesPaid1', 'feesPaid2', 'dividend', 'expired',
  ]; // prettier-ignore

  it('a user and a sign-in have the fields of the specification', async () => {
    expect(listFields(await received('/account/me', owner))).toEqual(expect.arrayContaining(USER));
    const login = await app.fastify.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: owner.email, password: PASSWORD },
    });
    const { user } = z.strictObject({ token: z.string(), user: Fields }).parse(login.json());
    expect(user).toMatchObject({ userId: owner.userId, role: 'user' });
  });

  it.each([
    ['a bond', () => `/ClientData/${bondId}`, BOND],
    ['a list of payments', () => `/Payments/bond/${bondId}`, PAYMENT],
    ['a list of cash flows', () => `/UserCashFlows/bond/${bondId}`, CASH_FLOW],
    ['a list of ETFs', () => '/etfs/my-etfs', HOLDING],
    ['a list of shares', () => '/my/shares?expired=false', HOLDING],
  ])('%s has the fields of the specification', async (_, path, names) => {
    const answer = await received(path(), owner);
    const item: unknown = Array.isArray(answer) ? answer[0] : answer;
    expect(listFields(item)).toEqual(expect.arrayContaining([...names]));
  });

  it('the bonds of a user are an object with the array data', async () => {
    expect(await received('/ClientData/my-bonds?expired=false', owner)).toMatchObject({
      data: [{ id: bondId, expired: false }],
    });
    expect(await received('/ClientData/my-bonds?expired=true', owner)).toMatchObject({ data: [] });
  });

  it('the details of a user include their bonds, and these their payments', async () => {
    expect(await received(`/admin/users/${owner.userId}/details`, administrator)).toMatchObject({
      username: owner.username,
      bonds: [{ id: bondId, payments: [{ profit: 125.5 }] }],
    });
  });
});
