import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findMyAccount } from '#api/people/account';
import { Problem } from '#api/errors';
import type { BondId } from '#api/platform/ids';
import { aBond } from '#testing/factories/a-bond';
import { aUser, type TestUser } from '#testing/factories/a-user';
import { startTestApp, type TestApp } from '#testing/app/start-test-app';

let app: TestApp;
let user: TestUser;
let bondId: BondId;
beforeAll(async () => {
  app = await startTestApp();
  user = await aUser(app);
  bondId = await aBond(app, user.userId);
});
afterAll(() => app.stop());

const post = (url: string, payload: string | Buffer) =>
  app.fastify.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    payload,
  });
const bytes = (...codes: readonly number[]) =>
  Buffer.concat([Buffer.from('{"profit":1,"paymentDate":"'), Buffer.from(codes), Buffer.from('"}')]);

const MALFORMED: readonly (string | Buffer)[] = [
  '{', '}', '[', ']', '{}}', '{]', '[1,]', '{,}', '{"profit"}', '{"profit":}', '{"profit":1,}', '{"profit":1,,}', '{profit:1}',
  "{'profit':1}", '{"profit":01}', '{"profit":+1}', '{"profit":.5}', '{"profit":1.}', '{"profit":1e}', '{"profit":0x1}',
  '{"profit":NaN}', '{"profit":Infinity}', '{"profit":-}', '{"profit":1_000}', '{"profit":1,5}', '{"profit":tru}',
  '{"profit":True}', '{"profit":undefined}', '{"profit":1}{"profit":2}', '{"profit":1} x', '/* */{"profit":1}',
  '// \n{"profit":1}', '{"profit":"1}', '{"profit":"\n"}', '{"profit":"\t"}', '{"profit":"\\x41"}', '{"profit":"\\u12"}',
  '{"profit":"\\u{41}"}', '{"profit":"\u0000"}', '\u0000{"profit":1}', '{"profit":1e999}', '{"profit":-1e999}', '{"profit":"1"}',
  '{"profit":null}', '{"profit":[]}', '{"profit":{}}', '{"profit":true}', '{"profit":1e14}', '{"profit":1,"profit":"x"}',
  '{"profit":1,"paymentDate":"2026-02-30"}', '{"profit":1,"paymentDate":"\\u0000"}', '{"profit":1,"paymentDate":"\\ud800"}',
  '{"profit":1,"paymentDate":20260101}', '{"profit":1,"paymentDate":["2026-01-01"]}', '[{"profit":1}]', '"profit"', '1', 'true',
  bytes(0xff), bytes(0xc0, 0xaf), bytes(0xed, 0xa0, 0x80), bytes(0xf8, 0x88, 0x80, 0x80, 0x80), bytes(0xc3), bytes(0x00),
]; // prettier-ignore

describe('a body that is malformed or not UTF-8 (REL-23)', () => {
  test('there are more than 60 of them', () => {
    expect(new Set(MALFORMED.map(String)).size).toBeGreaterThan(60);
  });

  test.each(MALFORMED.map((body) => [JSON.stringify(body.toString('latin1')), body] as const))(
    'is refused with 400: %s',
    async (_name, body) => {
      const { statusCode, payload } = await post(`/api/Payments/bond/${bondId}`, body);
      expect(statusCode).toBe(400);
      expect(Problem.parse(JSON.parse(payload)).detail).not.toMatch(/unexpected token|position|SyntaxError/i);
      expect(await app.db.selectFrom('payments').select('id').execute()).toEqual([]);
    },
  );

  test('a name with NUL, a lone surrogate or a control character is refused; all other characters are stored unchanged', async () => {
    const put = (username: string) =>
      app.fastify.inject({
        method: 'PUT',
        url: '/api/account/me',
        headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
        payload: JSON.stringify({ username, phoneNumber: '1', personOrCompany: 'person', bulstatOrEgn: '1' }),
      });
    for (const text of ['a\u0000b', '\ud800', '\udfff', '\ud800\u0041', '\ufffe', '\u202eabc', 'x\ufeffy']) {
      expect((await put(text)).statusCode).toBe(400);
    }
    for (const text of ['Ивана', 'e\u0301', '👨‍👩‍👧', "';--", '%00', '\\u0000']) {
      expect((await put(text)).statusCode).toBe(200);
      expect((await app.answer(findMyAccount, { token: user.token })).username).toBe(text);
    }
  });
});

test('an unexpected error in a handler is 500 with the id of the request, and the next request is served (REL-25)', async () => {
  await sql`alter table payments rename to payments_away`.execute(app.db);
  const url = `/api/Payments/bond/${bondId}`;
  const headers = { authorization: `Bearer ${user.token}` };
  const failed = await app.fastify.inject({ method: 'GET', url, headers });
  const problem = Problem.parse(failed.json());
  expect([failed.statusCode, problem.code]).toEqual([500, 'internal_error']);
  expect(problem.requestId).toBeDefined();
  expect(failed.payload).not.toMatch(/payments|relation|select/i);
  expect(app.logLines.some((line) => line.includes(problem.requestId!))).toBe(true);
  await sql`alter table payments_away rename to payments`.execute(app.db);
  expect((await app.fastify.inject({ method: 'GET', url, headers })).statusCode).toBe(200);
});
