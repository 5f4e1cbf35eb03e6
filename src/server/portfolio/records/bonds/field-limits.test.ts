import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { addBond } from '#api/portfolio/bonds';
import { addCashFlow } from '#api/portfolio/cash-flows';
import type { Endpoint } from '#api/platform/endpoint';
import { addPayment } from '#api/portfolio/payments';
import { CURRENCIES } from '#domain/money/currency';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;
let owner: TestUser;
let bondId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
  owner = await aUser(app);
  bondId = await aBond(app, owner.userId);
});
afterAll(() => app.stop());

const BOND = { isin: 'X', buyPrice: 100, nominal: 1_000 };
const REQUIRED: ReadonlyMap<Endpoint, object> = new Map<Endpoint, object>([
  [addBond, BOND],
  [addPayment, { profit: 1 }],
  [addCashFlow, { date: '2026-01-15' }],
]);

/** Sends one field together with the required ones. Returns the errors if the request is refused, else the stored values. */
async function sending(endpoint: Endpoint, field: string, value: unknown) {
  const params = { id: endpoint === addBond ? owner.userId : bondId };
  const body = { ...REQUIRED.get(endpoint), [field]: value };
  const { status, problem, answer } = await app.request(endpoint, { token: admin.token, params, body });
  return { status, errors: problem?.errors, answer };
}

interface Limits {
  readonly taken: readonly unknown[];
  readonly refused: readonly unknown[];
  readonly message: string;
}

const between = (min: number, max: number, step: number): Limits => ({
  taken: [min, min + step, 0, max - step, max],
  refused: [min - step, max + step, 1e300, '12.5', '12,5', '', 'NaN', true, [1], {}],
  message: `must be a number from ${min} to ${max}`,
});
const orNothing = ({ taken, refused, message }: Limits): Limits => ({
  taken: [...taken, null, '', ' ', undefined],
  refused: refused.filter((value) => value !== ''),
  message,
});

const PRICE = between(0, 100_000, 0.0001);
const NOMINAL = between(0, 1e13, 0.01);
const AMOUNT = between(-1e13, 1e13, 0.01);
const DAY: Limits = {
  taken: ['1900-01-01', '2200-12-31', '2024-02-29', '2026-01-15T23:59:59.999Z', '2026-01-15T00:00:00+02:00'],
  refused: [
    '1899-12-31', '2201-01-01', '2025-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-5', '15.01.2026',
    '2026-01-15 10:00', '2026-01-15junk', '+002026-01-15', '0000-01-01', 'yesterday', 20_260_115, true, {},
  ],
  message: 'must be a date like 2026-01-31, from 1900-01-01 to 2200-12-31',
}; // prettier-ignore
const text = (max: number): Limits => ({
  taken: ['', null, 'x'.repeat(max), `  ${'x'.repeat(max)}  `, 'облигация 💶 <b>"quoted"</b> \\ % _', "Robert'); drop table bonds;--", '=1+1'],
  refused: ['x'.repeat(max + 1)],
  message: `must have at most ${max} characters`,
}); // prettier-ignore
const CONTROL: Limits = {
  taken: ['two\nlines', 'a\ttab'],
  refused: ['a\u0000b', '\u0001', 'a\u001bb', '\ud800', '\uffff'],
  message: 'must not contain control characters',
};
const ONE_LINE: Limits = {
  taken: ['„Пример“ & Co; 💶'],
  refused: [...CONTROL.refused, ...CONTROL.taken, 'a\r\nb', 'a\u2028b', 'a\u0085b', 'a\u007fb'],
  message: CONTROL.message,
};

const LIMITS: readonly (readonly [Endpoint, string, Limits])[] = [
  [addBond, 'buyPrice', PRICE],
  [addBond, 'marketPrice', { ...PRICE, taken: [...PRICE.taken, null, undefined] }],
  [addBond, 'cleanPrice', orNothing(PRICE)],
  [addBond, 'redemption', PRICE],
  [addBond, 'nominal', NOMINAL],
  [addBond, 'taxesPaid', orNothing(AMOUNT)],
  [addBond, 'cupon', orNothing(between(0, 100, 0.01))],
  [addBond, 'ytm', orNothing(between(-100, 1_000, 0.01))],
  ...['buyDate', 'settlementDate', 'maturityDate', 'issueDate', 'firstCouponDate'].map(
    (field) => [addBond, field, orNothing(DAY)] as const,
  ),
  [addBond, 'data', text(5_000)],
  [addBond, 'data', CONTROL],
  [addBond, 'bank', text(200)],
  [addBond, 'bank', ONE_LINE],
  [
    addBond,
    'isin',
    {
      taken: ['X', 'x'.repeat(20), '12345678901234567890', ' bg2040015211 ', 'US0378331003'],
      refused: ['', ' ', 'X'.repeat(21), 'BG 2040', 'BG-2040', 'БГ2040015211', 'X\u0000', 7, null],
      message: 'must have 1 to 20 letters and digits',
    },
  ],
  [addBond, 'direction', { taken: ['Buy', 'Sell'], refused: ['buy', 'Bid', '', null, 1], message: 'must be Buy or Sell' }],
  [
    addBond,
    'currency',
    { taken: CURRENCIES, refused: ['eur', 'XXX', '', null, 'лв'], message: `must be one of ${CURRENCIES.join(', ')}` },
  ],
  [
    addBond,
    'couponFrequency',
    { taken: [0, 1, 2, 4, 12, null], refused: [3, -1, 1.5, '2', true], message: 'must be 0, 1, 2, 4 or 12 coupons a year' },
  ],
  [
    addBond,
    'dayCount',
    {
      taken: ['ACT/ACT-ICMA', '30E/360', null],
      refused: ['act/360', 'ACT/364', 5],
      message:
        'must be one of ACT/ACT-ICMA, ACT/ACT-ISDA, ACT/360, ACT/365F, 30/360-US, 30E/360, 30E/360-ISDA',
    },
  ],
  [addPayment, 'profit', AMOUNT],
  [addPayment, 'taxesPaid', orNothing(AMOUNT)],
  [addPayment, 'paymentDate', orNothing(DAY)],
  [addCashFlow, 'date', DAY],
  ...['position', 'interimCashFlow', 'principalCashFlow', 'totalCashFlows', 'cumulativeCashFlows', 'realCashFlows', 'diff'].map(
    (field) => [addCashFlow, field, orNothing(AMOUNT)] as const,
  ),
]; // prettier-ignore

describe.each(LIMITS)('$path', (endpoint, field, { taken, refused, message }) => {
  test(`${endpoint.path}: ${field} is accepted within its limits`, async () => {
    for (const value of taken) {
      expect({ value, ...(await sending(endpoint, field, value)) }).toMatchObject({ value, status: 201 });
    }
  });

  test(`${endpoint.path}: ${field} ${message}, and is named if it does not`, async () => {
    for (const value of refused) {
      const errors = [{ path: field, message }];
      expect({ value, ...(await sending(endpoint, field, value)) }).toMatchObject({
        value,
        status: 400,
        errors,
      });
    }
  });
});

it('names every wrong field at once, by its name in camel case', async () => {
  const problem = await app.refusal(addBond, {
    token: admin.token,
    params: { id: owner.userId },
    body: { ISIN: '', BuyPrice: -1, Nominal: 'much', YTM: 1_001, Cupon: 101, Data: 'a\u0000' },
  });
  expect(problem.errors?.map(({ path }) => path).sort()).toEqual([
    'buyPrice',
    'cupon',
    'data',
    'isin',
    'nominal',
    'ytm',
  ]);
  expect(problem.detail).toContain('nominal must be a number from 0 to 10000000000000');
});

it.each([
  [{ buyPrice: 100_000, nominal: 1e13 }],
  [{ buyPrice: 700.01, nominal: 1e13 }],
  [{ buyPrice: 0, marketPrice: 100_000, nominal: 7e10 + 0.01 }],
])('refuses amounts too large to keep their cents in JSON, and names the nominal: %j', async (fields) => {
  const message = 'must be smaller: at these prices an amount would exceed 70000000000000';
  const params = { id: owner.userId };
  const refusal = await app.refusal(addBond, {
    token: admin.token,
    params,
    body: { isin: 'X', ...fields },
  });
  expect([refusal.status, refusal.errors]).toMatchObject([400, [{ path: 'nominal', message }]]);
});

it('keeps the largest amounts to the cent', async () => {
  const nominal = 9_999_999_999_999.99;
  const { answer } = await sending(addBond, 'nominal', nominal);
  expect(answer).toMatchObject({ nominal, amountPaid: nominal });
  const largest = { isin: 'X', buyPrice: 100_000, marketPrice: 0.001, nominal: 69_999_999_999.99 };
  const bond = await app.answer(addBond, { token: admin.token, params: { id: owner.userId }, body: largest });
  expect(bond).toMatchObject({ amountPaid: 69_999_999_999_990, profit: -69_999_999_299_990 });
});
