import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMyAccount } from '#api/people/account';
import { login } from '#api/people/auth';
import { changeUser, endUserSessions, findUser, listUsers, removeUser } from '#api/people/users';
import { anAdministrator, aUser, PASSWORD, type TestUser } from '../../../testing/factories/a-user.ts';
import { signIn } from '../../../testing/app/sign-in.ts';
import { startTestApp, type TestRequest, type TestApp } from '../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;
beforeEach(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app, { username: 'Zoë Admin' });
});
afterEach(() => app.stop());

const fetchStatus = async (token: string) => (await app.request(findMyAccount, { token })).status;
const fields = {
  username: 'Changed',
  email: 'changed@example.com',
  phoneNumber: '02 123 4567',
  role: 'user',
  personOrCompany: 'company',
  bulstatOrEgn: '175074752',
};
const change = (user: TestUser, body: object, sent: Partial<TestRequest> = {}) =>
  app.request(changeUser, { token: admin.token, params: { id: user.userId }, body, ...sent });
const remove = (user: TestUser, by = admin) =>
  app.request(removeUser, { token: by.token, params: { id: user.userId } });

describe('the list of users', () => {
  const namesFor = async (query: Record<string, string | number>) =>
    (await app.answer(listUsers, { token: admin.token, query })).map(({ username }) => username);

  it('is ordered by name, ignoring case, and has exactly the fields of a user', async () => {
    await aUser(app, { username: 'boris' });
    const { userId, email } = await aUser(app, { username: 'Anna' });
    const users = await app.answer(listUsers, { token: admin.token });
    expect(users.map(({ username }) => username)).toEqual(['Anna', 'boris', 'Zoë Admin']);
    expect(users[0]).toEqual({
      userId,
      username: 'Anna',
      email,
      phoneNumber: '+359 88 123 4567',
      role: 'user',
      personOrCompany: 'person',
      bulstatOrEgn: '******9263',
      language: 'en',
      mustChangePassword: false,
      keepsOwnPortfolio: false,
      demo: false,
      version: 1,
    });
  });

  it('can be searched by name, email and phone number', async () => {
    await aUser(app, { username: 'Иван', email: 'first@example.com', phone_number: '0888 111 222' });
    await aUser(app, { username: '100% Bonds', email: 'b@example.com' });
    await aUser(app, { username: 'c', email: 'c@example.com', phone_number: '+359 (888) 333-444' });
    expect(await namesFor({ q: 'ИВА' })).toEqual(['Иван']);
    expect(await namesFor({ q: ' FIRST@ ' })).toEqual(['Иван']);
    expect(await namesFor({ q: '0%' })).toEqual(['100% Bonds']);
    expect(await namesFor({ q: '_' })).toEqual([]);
  });

  it('is not searched by EGN and EIK, which would appear in addresses (SEC-134)', async () => {
    await aUser(app, { username: 'Company', bulstat_or_egn: '175074752' });
    expect(await namesFor({ q: '175074752' })).toEqual([]);
  });

  it.each(['+359888333444', '0888333444', '00359 888 333 444', '888 333', '+359 (888) 333-444'])(
    'finds a phone number however it is written: %s',
    async (q) => {
      await aUser(app, { username: 'other', phone_number: '+359 88 999 8877' });
      await aUser(app, { username: 'international', phone_number: '+359 (888) 333-444' });
      await aUser(app, { username: 'national', phone_number: '0888/333 444' });
      expect(await namesFor({ q })).toEqual(['international', 'national']);
    },
  );

  it('comes in pages, each with the cursor of the next', async () => {
    for (const username of ['a', 'B', 'b', 'c', 'd']) await aUser(app, { username });
    const pages: string[][] = [];
    let query: Record<string, string> = { limit: '2', q: 'user' };
    for (;;) {
      const { answer, headers } = await app.request(listUsers, { token: admin.token, query });
      pages.push(answer!.map(({ username }) => username));
      const next = /^<\/api\/admin\/users\?(.+)>; rel="next"$/.exec(headers['link'] ?? '')?.[1];
      if (next === undefined) break;
      query = Object.fromEntries(new URLSearchParams(next));
    }
    expect(pages.map((page) => page.length)).toEqual([2, 2, 2]);
    expect(pages.flat().map((name) => name.toLowerCase())).toEqual(['a', 'b', 'b', 'c', 'd', 'zoë admin']);
  });

  it.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 'many' }, 'limit'],
    [{ limit: 1_001 }, 'limit'],
    [{ cursor: 'nonsense' }, 'cursor'],
    [{ cursor: Buffer.from('["a"]').toString('base64url') }, 'cursor'],
  ])('refuses %j and names the field', async (query, path) => {
    const { status, errors } = await app.refusal(listUsers, { token: admin.token, query });
    expect([status, errors![0]!.path]).toEqual([400, path]);
  });
});

describe('ending the sessions of a user', () => {
  it('signs them out everywhere, and nobody else (SEC-46)', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    const second = await signIn(app, user.userId);
    const params = { id: user.userId };
    expect((await app.request(endUserSessions, { token: admin.token, params })).status).toBe(204);
    const tokens = [user.token, second, other.token, admin.token];
    expect(await Promise.all(tokens.map(fetchStatus))).toEqual([401, 401, 200, 200]);
  });

  it('of an unknown user is not found', async () => {
    const { code } = await app.refusal(endUserSessions, { token: admin.token, params: { id: 999_999 } });
    expect(code).toBe('not_found');
  });
});

describe('one user', () => {
  it('is found by id', async () => {
    const { userId } = await aUser(app);
    expect((await app.answer(findUser, { token: admin.token, params: { id: userId } })).userId).toBe(userId);
  });

  it.each(['0', '-1', '01', '1e3', '999999', '9223372036854775808', '1;--', '__proto__', 'x'.repeat(150)])(
    'is not found by %s (SEC-68)',
    async (id) => {
      expect((await app.refusal(findUser, { token: admin.token, params: { id } })).code).toBe('not_found');
    },
  );
});

describe('changing a user', () => {
  it('changes every field and increments the version', async () => {
    const user = await aUser(app);
    const { answer } = await change(user, fields);
    expect(answer).toEqual({
      ...fields,
      userId: user.userId,
      language: 'en',
      mustChangePassword: false,
      keepsOwnPortfolio: false,
      demo: false,
      version: 2,
    });
    expect(await app.answer(findUser, { token: admin.token, params: { id: user.userId } })).toEqual(answer);
    await app.answer(login, { body: { email: fields.email, password: PASSWORD } });
  });

  it('keeps role and type if they are not sent', async () => {
    const user = await anAdministrator(app, { person_or_company: 'company' });
    const { answer } = await change(user, { ...fields, role: undefined, personOrCompany: undefined });
    expect(answer).toMatchObject({ role: 'admin', personOrCompany: 'company' });
  });

  it('ignores fields that administrators may not set (SEC-65)', async () => {
    const user = await aUser(app);
    const { answer } = await change(user, { ...fields, userId: 99, demo: true, mustChangePassword: true });
    expect(answer).toMatchObject({ userId: user.userId, demo: false, mustChangePassword: false });
  });

  it.each([
    ['role', { role: 'admin' }, 401],
    ['email', { email: 'elsewhere@example.com' }, 401],
    ['name, phone, type or tax id', { username: 'Another', phoneNumber: '1', bulstatOrEgn: '1' }, 200],
  ])('ends the sessions that it should after a change of %s (SEC-44)', async (_what, changed, status) => {
    const user = await aUser(app);
    const other = await signIn(app, user.userId);
    const before = { ...fields, email: user.email, personOrCompany: 'person' };
    expect((await change(user, { ...before, ...changed })).status).toBe(200);
    expect([await fetchStatus(user.token), await fetchStatus(other)]).toEqual([status, status]);
    expect(await fetchStatus(admin.token)).toBe(200);
  });

  it('refuses an email that another user has, in any case', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    const { problem } = await change(user, { ...fields, email: other.email.toUpperCase() });
    expect(problem).toMatchObject({ status: 409, code: 'email_taken', detail: 'Email is already in use.' });
    expect((await change(user, { ...fields, email: user.email.toUpperCase() })).status).toBe(200);
  });

  it('of an older version is refused with the current user', async () => {
    const user = await aUser(app);
    const { answer: current } = await change(user, fields);
    for (const [body, headers] of [
      [{ ...fields, username: 'Late', version: 1 }, {}],
      [{ ...fields, username: 'Late' }, { 'if-match': '"1"' }],
    ] as const) {
      const { problem } = await change(user, body, { headers });
      expect(problem).toMatchObject({ status: 409, code: 'edit_conflict', current });
    }
    expect((await change(user, fields, { headers: { 'if-match': '"2"' } })).status).toBe(200);
  });

  it('names the fields that are wrong', async () => {
    const user = await aUser(app);
    const { problem } = await change(user, { ...fields, username: '', email: 'x', role: 'root' });
    expect([problem!.status, problem!.errors!.map(({ path }) => path)]).toEqual([
      400,
      ['username', 'email', 'role'],
    ]);
  });

  it('that does not exist is not found', async () => {
    const user = await aUser(app);
    await remove(user);
    expect((await change(user, fields)).status).toBe(404);
  });
});

describe('the last administrator', () => {
  it('can be neither demoted nor deleted (SEC-75)', async () => {
    expect((await change(admin, { ...fields, email: admin.email })).problem!.code).toBe('last_admin');
    expect((await remove(admin)).problem!.code).toBe('last_admin');
    expect(await fetchStatus(admin.token)).toBe(200);
  });

  it('may change their own name; one of two may give up the role, and is signed out (SEC-76)', async () => {
    expect((await change(admin, { ...fields, email: admin.email, role: 'admin' })).status).toBe(200);
    await anAdministrator(app);
    expect((await change(admin, { ...fields, email: admin.email })).status).toBe(200);
    expect(await fetchStatus(admin.token)).toBe(401);
  });

  it('remains if two administrators delete or demote each other at once (SEC-75, REL-12)', async () => {
    for (let round = 0; round < 50; round += 1) {
      const other = await anAdministrator(app);
      const act = async (on: TestUser, by: TestUser) =>
        round % 2 === 0 ? remove(on, by) : change(on, { ...fields, email: on.email }, { token: by.token });
      const [one, two] = await Promise.all([act(other, admin), act(admin, other)]);
      expect([one.status, two.status].filter((status) => status < 400)).toHaveLength(1);
      const left = await app.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
      expect(left).toHaveLength(1);
      if (one.status >= 400) admin = { ...other, token: await signIn(app, other.userId) };
      else admin = { ...admin, token: await signIn(app, admin.userId) };
    }
  });
});

describe('deleting a user', () => {
  it('also deletes everything of theirs, and nothing of other users (SEC-44, SEC-77)', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    const findBond = ({ userId }: TestUser) =>
      app.db
        .insertInto('bonds')
        .values({
          user_id: userId,
          isin: 'BG2040012345',
          direction: 'Buy',
          currency: 'EUR',
          buy_price: '100',
          market_price: '100',
          nominal: '1000',
          result: '0',
          amount_paid: '1000',
          profit: '0',
          coupon_frequency: null,
          day_count: null,
        })
        .execute();
    await findBond(user);
    await findBond(other);
    expect((await remove(user)).status).toBe(204);
    expect(await fetchStatus(user.token)).toBe(401);
    expect((await app.request(login, { body: user })).status).toBe(401);
    const owners = await app.db.selectFrom('bonds').select('user_id').execute();
    expect(owners).toEqual([{ user_id: other.userId }]);
    expect((await remove(user)).status).toBe(404);
  });

  it('is not possible with one’s own account', async () => {
    await anAdministrator(app);
    expect((await remove(admin)).problem!.code).toBe('own_account');
  });
});

describe.each([
  ['the list', listUsers],
  ['one user', findUser],
  ['a change', changeUser],
  ['a deletion', removeUser],
] as const)('%s of users', (_what, endpoint) => {
  it('is refused to users, whether the user exists or not (SEC-61)', async () => {
    const user = await aUser(app);
    for (const id of [admin.userId, user.userId, 999_999]) {
      expect((await app.refusal(endpoint, { params: { id } })).code).toBe('not_signed_in');
      expect((await app.refusal(endpoint, { params: { id }, token: user.token })).code).toBe('not_allowed');
    }
  });
});
