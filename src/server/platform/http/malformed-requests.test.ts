import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { addBond, changeBond, findMyBond } from '#api/portfolio/bonds';
import { Problem } from '#api/errors';
import { addPayment } from '#api/portfolio/payments';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { testEnvironment } from '../../../testing/app/test-environment.ts';

let app: TestApp;
let admin: TestUser;
let owner: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
  owner = await aUser(app);
});
afterAll(() => app.stop());

const BODY = { isin: 'X', buyPrice: 100, nominal: 1_000 };
const JSON_TYPE = 'application/json';

/** Sends exactly these bytes to the address where a bond is added. */
async function post(payload: string | Buffer, type: string | undefined = JSON_TYPE) {
  const response = await app.fastify.inject({
    method: 'POST',
    url: `/api/admin/users/${owner.userId}/bonds`,
    headers: { authorization: `Bearer ${admin.token}`, ...(type === '' ? {} : { 'content-type': type }) },
    payload,
  });
  const problem = response.statusCode < 400 ? undefined : Problem.parse(response.json());
  return { status: response.statusCode, code: problem?.code, detail: problem?.detail };
}

const BROKEN = { status: 400, code: 'malformed_request' };
const WRONG = { status: 400, code: 'invalid_fields' };
const NOT_JSON = { status: 415, code: 'not_json' };
const nested = (levels: number) =>
  `{"isin":"X","buyPrice":1,"nominal":1,"deep":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
/** A valid body of this many bytes. */
const ofBytes = (bytes: number) => {
  const text = JSON.stringify({ ...BODY, unknown: '' });
  return text.replace('""', `"${'x'.repeat(bytes - text.length)}"`);
};

describe('a body', () => {
  test.each([
    ['cut off', '{"isin":"X"', BROKEN],
    ['with a comma too many', '{"isin":"X",}', BROKEN],
    ['of no JSON', 'isin=X', BROKEN],
    ['of NaN', '{"buyPrice":NaN}', BROKEN],
    ['of a hexadecimal number', '{"buyPrice":0x10}', BROKEN],
    ['of a NUL', '\u0000', BROKEN],
    ['that is empty', '', WRONG],
    ['of null', 'null', WRONG],
    ['of a list', '[]', { ...WRONG, detail: 'The body must be a JSON object.' }],
    ['of a text', '"isin"', { ...WRONG, detail: 'The body must be a JSON object.' }],
    ['of a number', '7', { ...WRONG, detail: 'The body must be a JSON object.' }],
    ['of a number beyond all numbers', '{"isin":"X","buyPrice":1e309,"nominal":1}', WRONG],
    ['nested 20 levels deep', nested(20), { status: 201 }],
    ['nested 21 levels deep', nested(21), BROKEN],
    ['nested half a million levels deep', nested(500_000), BROKEN],
    ['of 1 MiB', ofBytes(1_048_576), { status: 201 }],
    ['of a byte more', ofBytes(1_048_577), { status: 413, code: 'body_too_large' }],
    ['of 20 MiB', ofBytes(20 * 1_048_576), { status: 413, code: 'body_too_large' }],
  ])('%s', async (_name, payload, answer) => {
    expect(await post(payload)).toMatchObject(answer);
  });

  test.each([
    ['', NOT_JSON],
    ['text/plain', NOT_JSON],
    ['text/json', NOT_JSON],
    ['application/xml', NOT_JSON],
    ['application/x-www-form-urlencoded', NOT_JSON],
    ['multipart/form-data; boundary=x', NOT_JSON],
    ['application/json; charset=utf-8', { status: 201 }],
    ['APPLICATION/JSON', { status: 201 }],
  ])('of the type "%s"', async (type, answer) => {
    expect(await post(JSON.stringify(BODY), type)).toMatchObject(answer);
  });

  it('with invalid UTF-8 never makes the server fail', async () => {
    const half = Buffer.concat([Buffer.from('{"isin":"X","buyPrice":1,"nominal":1,"bank":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]); // prettier-ignore
    expect((await post(half)).status).toBeLessThan(500);
    expect(await post('{"isin":"X","buyPrice":1,"nominal":1,"bank":"\\ud800"}')).toMatchObject({
      ...WRONG,
      detail: 'bank must not contain control characters.',
    });
  });

  it('cannot change object prototypes', async () => {
    const poison = `{"isin":"X","buyPrice":1,"nominal":1,"__proto__":{"expired":true,"userId":${admin.userId}},"constructor":{"prototype":{"expired":true}}}`;
    expect(await post(poison)).toMatchObject({ status: 201 });
    expect(Object.hasOwn(Object.prototype, 'expired')).toBe(false);
  });
});

describe('an id in the path', () => {
  const NO_IDS = [
    '0', '-1', '+1', '1e3', '01', '1 ', ' 1', '1.0', '1,2', '1;--', "1'", '0x1', '²', '١', 'NaN', 'null', 'undefined',
    '__proto__', 'constructor', 'toString', '9007199254740993', '9223372036854775808', '2147483648',
    '18446744073709551616', '999999999999999', '00000000-0000-4000-8000-000000000000', '\u0000', '..', '%', 'x'.repeat(150),
  ]; // prettier-ignore

  // nginx refuses a NUL by itself.
  const SENT = NO_IDS.filter((id) => testEnvironment.nginx === undefined || id !== '\u0000');

  test.each(SENT)('that belongs to no object is not found: %j', async (id) => {
    for (const [endpoint, body] of [
      [findMyBond, undefined],
      [changeBond, BODY],
      [addPayment, { profit: 1 }],
    ] as const) {
      const problem = await app.refusal(endpoint, { token: admin.token, params: { id }, body });
      expect([problem.status, problem.code]).toEqual([404, 'not_found']);
    }
  });

  it('of 10,000 characters, or that cannot be decoded, is refused', async () => {
    for (const id of ['1'.repeat(10_000), '%zz', '%c3%28', 'a/../../b']) {
      const url = `/api/ClientData/${id}`;
      const headers = { authorization: `Bearer ${owner.token}` };
      const { statusCode } = await app.fastify.inject({ method: 'GET', url, headers });
      expect([400, 404, 414]).toContain(statusCode);
    }
  });
});

describe('a user', () => {
  it('can only read bonds and cash flows, and only add payments', async () => {
    const id = await aBond(app, owner.userId);
    const paths = [
      '/ClientData/my-bonds',
      `/ClientData/${id}`,
      `/UserCashFlows/bond/${id}`,
      `/Payments/bond/${id}`,
    ];
    for (const path of paths) {
      for (const method of ['PUT', 'PATCH', 'DELETE', 'POST'] as const) {
        if (method === 'POST' && path.startsWith('/Payments')) continue;
        const headers = { authorization: `Bearer ${owner.token}`, 'content-type': JSON_TYPE };
        const { statusCode } = await app.fastify.inject({
          method,
          url: `/api${path}`,
          headers,
          payload: '{}',
        });
        expect([404, 405]).toContain(statusCode);
      }
    }
    await app.answer(findMyBond, { token: owner.token, params: { id } });
  });
});

it('callers without access learn nothing about the fields', async () => {
  const params = { id: owner.userId };
  expect(await app.refusal(addBond, { params, body: { isin: 7 } })).toMatchObject({ code: 'not_signed_in' });
  const refused = await app.refusal(addBond, { token: owner.token, params, body: { isin: 7 } });
  expect([refused.code, refused.errors]).toEqual(['not_allowed', undefined]);
});
