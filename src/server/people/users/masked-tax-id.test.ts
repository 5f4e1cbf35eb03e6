import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeMyAccount, findMyAccount } from '#api/people/account';
import { listAudit } from '#api/people/audit';
import { changeUser, findUser, listUsers, removeUser } from '#api/people/users';
import { anAdministrator, aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';

const NUMBER = '7523169263';
const MASK = '******9263';

let app: TestApp;
let admin: TestUser;
let user: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app, { username: 'Admin' });
  user = await aUser(app, { username: 'Person' });
  await aUser(app, { username: 'Zed Ltd', person_or_company: 'company', bulstat_or_egn: '175074752' });
});
afterAll(() => app.stop());

const inList = async () => (await app.answer(listUsers, { token: admin.token, query: { q: 'person' } }))[0]!;
const byAdmin = () => ({ token: admin.token, params: { id: user.userId } });
const change = (body: object) => app.request(changeUser, { ...byAdmin(), body });
const openings = async () =>
  (await app.answer(listAudit, { token: admin.token, query: {} })).entries.filter(
    ({ action }) => action === 'details_opened',
  );

describe('the EGN of a person', () => {
  it('is masked in the list, with and without pages, unlike the EIK of a company', async () => {
    const whole: Record<string, number> = {};
    for (const query of [whole, { limit: 10 }]) {
      const users = await app.answer(listUsers, { token: admin.token, query });
      expect(users.map(({ bulstatOrEgn }) => bulstatOrEgn)).toEqual([MASK, MASK, '175074752']);
    }
  });

  it('can be read for one user at a time, and the audit records who read it', async () => {
    expect(await openings()).toEqual([]);
    expect((await app.answer(findUser, byAdmin())).bulstatOrEgn).toBe(NUMBER);
    expect(await openings()).toMatchObject([
      { actor: { username: 'Admin' }, target: { type: 'user', id: user.userId } },
    ]);
  });

  it('stays unchanged if a change sends the mask back, and is not in the answer', async () => {
    const { problem } = await change({ ...(await inList()), username: 'Person', version: 99 });
    expect(problem).toMatchObject({ code: 'edit_conflict', current: { bulstatOrEgn: MASK } });
    const { answer } = await change({ ...(await inList()), username: 'Person with a new name' });
    expect(answer).toMatchObject({ username: 'Person with a new name', bulstatOrEgn: MASK });
    expect((await app.answer(findMyAccount, user)).bulstatOrEgn).toBe(NUMBER);
    const conflict = await app.request(removeUser, { ...byAdmin(), headers: { 'if-match': '"99"' } });
    expect(conflict.problem).toMatchObject({ current: { bulstatOrEgn: MASK } });
  });

  it('is not replaced by the mask of another number', async () => {
    const row = await inList();
    const own = { ...row, bulstatOrEgn: MASK };
    for (const refused of [
      await change({ ...row, bulstatOrEgn: '******0000' }),
      await app.request(changeMyAccount, { token: user.token, body: own }),
    ]) {
      expect(refused.problem).toMatchObject({
        status: 400,
        errors: [{ path: 'bulstatOrEgn', message: 'must be the whole number, without asterisks' }],
      });
    }
  });
});
