import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeMyAccount, findMyAccount } from '#api/people/account';
import { exportMyAccount } from '#api/people/account-export';
import { chat } from '#api/assistant/chat';
import {
  changeUser,
  findUser,
  findUserDetails,
  listUsers,
  removeUser,
  resetUserPassword,
} from '#api/people/users';
import { anAdministrator, aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;
let user: TestUser;
beforeEach(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app, { username: 'Admin' });
  await aUser(app, { username: 'Another' });
  user = await aUser(app, { username: 'Damaged' });
});
afterEach(() => app.stop());

/** Stores something else in place of the number. */
function damage(value: string) {
  return sql`update users set bulstat_or_egn = ${value} where id = ${user.userId}`.execute(app.db);
}

/** A well-formed value encrypted with an unknown key. */
const OF_LOST_KEY = `1.deadbeef.${'A'.repeat(60)}`;
const MARK = { bulstatOrEgn: null, bulstatOrEgnUnreadable: true };
const byAdmin = () => ({ token: admin.token, params: { id: user.userId } });
const profile = { username: 'Damaged', phoneNumber: '02 123', personOrCompany: 'person' };
const NUMBER = '7523169263';

describe('a number that cannot be decrypted', () => {
  it.each([
    ['damaged', () => damage('damaged')],
    ['of a lost key', () => damage(OF_LOST_KEY)],
    [
      "another user's",
      () =>
        sql`update users set bulstat_or_egn =
        (select bulstat_or_egn from users where id = ${admin.userId}) where id = ${user.userId}`.execute(
          app.db,
        ),
    ],
  ])('because it is %s is marked in the list, which shows all other users', async (_why, spoil) => {
    await spoil();
    const users = await app.answer(listUsers, { token: admin.token });
    expect(users.map(({ username, bulstatOrEgn }) => [username, bulstatOrEgn])).toEqual([
      ['Admin', '******9263'],
      ['Another', '******9263'],
      ['Damaged', null],
    ]);
    expect(users[2]).toMatchObject(MARK);
  });

  it('is marked in every answer that is the user, and logged once by each server', async () => {
    await damage('damaged');
    for (let time = 0; time < 2; time += 1) {
      expect(await app.answer(findUser, byAdmin())).toMatchObject(MARK);
      expect(await app.answer(findUserDetails, byAdmin())).toMatchObject(MARK);
      expect(await app.answer(findMyAccount, user)).toMatchObject(MARK);
      expect((await app.answer(exportMyAccount, user)).profile).toMatchObject(MARK);
    }
    const body = { messages: [{ role: 'user', content: 'How many bonds do I have?' }] };
    expect((await app.request(chat, { token: user.token, body })).status).toBe(200);
    const warnings = app.logLines.filter((line) => line.includes('cannot be decrypted'));
    expect(warnings.map((line) => /"level":(\d+)/.exec(line)?.[1])).toEqual(
      Array.from({ length: app.servers }, () => '50'),
    );
    expect(warnings[0]).toContain(`users.bulstat_or_egn of ${user.userId} is not encrypted`);
  });

  it('is replaced by an administrator', async () => {
    await damage('damaged');
    const body = { ...profile, email: user.email, bulstatOrEgn: NUMBER };
    const stale = await app.request(changeUser, { ...byAdmin(), body: { ...body, version: 99 } });
    expect(stale.problem).toMatchObject({ code: 'edit_conflict', current: MARK });
    const changed = await app.answer(changeUser, { ...byAdmin(), body });
    expect([changed.bulstatOrEgn, changed.bulstatOrEgnUnreadable]).toEqual([NUMBER, undefined]);
    expect((await app.answer(findMyAccount, user)).bulstatOrEgn).toBe(NUMBER);
  });

  it('is replaced by its user', async () => {
    await damage('damaged');
    const body = { ...profile, bulstatOrEgn: NUMBER };
    expect((await app.answer(changeMyAccount, { token: user.token, body })).bulstatOrEgn).toBe(NUMBER);
  });

  it('prevents neither a new password nor the deletion of the user', async () => {
    await damage('damaged');
    expect((await app.request(resetUserPassword, byAdmin())).status).toBe(204);
    expect((await app.request(removeUser, byAdmin())).status).toBe(204);
    expect((await app.request(findUser, byAdmin())).status).toBe(404);
  });
});
