import { afterEach, beforeEach, expect, it } from 'vitest';
import { changePassword } from '#api/people/account';
import { forgotPassword, login, register } from '#api/people/auth';
import { addUser, changeUser, removeUser } from '#api/people/users';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { aCashFlow } from '../../../testing/factories/a-cash-flow.ts';
import { aDistribution } from '../../../testing/factories/a-distribution.ts';
import { aPayment } from '../../../testing/factories/a-payment.ts';
import { anAdministrator, type TestUser } from '../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../testing/factories/an-etf-or-share.ts';
import { anImport, uploadForOffice } from '../../../testing/factories/imports/an-import.ts';
import { rowsWith } from '../../../testing/factories/everything-stored.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';

let app: TestApp;
let administrator: TestUser;
beforeEach(async () => {
  app = await startTestApp();
  administrator = await anAdministrator(app);
});
afterEach(() => app.stop());

const EMAIL = 'Leaving.Person@example.com';
const LATER_EMAIL = 'leaving.later@example.com';
const EGN = '6101047500';
const NAME = 'Заминаващ Човек';
const PHONE = '+359 2 000 4711';
const fields = {
  username: NAME,
  email: EMAIL,
  phoneNumber: PHONE,
  personOrCompany: 'person',
  bulstatOrEgn: EGN,
};
const PASSWORD = 'a lighthouse counts four waves';

/** Everything that leaves traces of a person: what they do, what is done for them, and what others try in their name. */
async function live() {
  const { token, user } = await app.answer(register, { body: { ...fields, password: PASSWORD } });
  const { userId } = user;
  const bond = await aBond(app, userId, { notes: 'a note of theirs' });
  await aPayment(app, bond);
  await aCashFlow(app, bond);
  await anEtfOrShare(app, userId, { kind: 'etf', deleted_at: app.clock.now() });
  await aDistribution(app, await anEtfOrShare(app, userId, { kind: 'share' }));
  await uploadForOffice(app, administrator, { text: `ISIN;Holder\nXS;${EMAIL}`, holder: userId });
  const ofMany = await anImport(app, null, { file: Buffer.from(`ISIN;Holder\nXS;${EMAIL}`) });
  await app.db
    .insertInto('import_rows')
    .values({
      import_id: ofMany,
      place: 1,
      user_id: userId,
      kind: 'unchanged',
      is_included: false,
      shown: '{}',
    })
    .execute();
  await app.request(login, { body: { email: EMAIL, password: 'wrong' } });
  await app.request(register, { body: { ...fields, password: PASSWORD } });
  await app.answer(forgotPassword, { body: { email: EMAIL } });
  const body = { currentPassword: PASSWORD, newPassword: `${PASSWORD} again` };
  await app.answer(changePassword, { token, body });
  return userId;
}

/** The administrator's requests use an idempotency key, so their answers are stored for a day. */
async function administrate(userId: number) {
  const sent = { token: administrator.token, headers: { 'idempotency-key': 'add' } };
  const body = { ...fields, email: 'second@example.com', username: 'Second', role: 'user' };
  const second = await app.answer(addUser, { ...sent, body });
  await app.answer(changeUser, {
    token: administrator.token,
    params: { id: userId },
    body: { ...fields, email: LATER_EMAIL },
  });
  return second.userId;
}

it('after a user is deleted, no row of any table has their email, EGN, phone, name or previous email (SEC-136)', async () => {
  const userId = await live();
  const secondId = await administrate(userId);
  expect(await rowsWith(app.db, LATER_EMAIL)).not.toEqual([]);
  for (const id of [userId, secondId]) {
    await app.answer(removeUser, { token: administrator.token, params: { id } });
  }
  for (const trace of [EMAIL, LATER_EMAIL, 'second@example.com', EGN, NAME, PHONE, 'a note of theirs']) {
    expect(await rowsWith(app.db, trace), trace).toEqual([]);
  }
});

it('nothing that belonged to a deleted user remains: no session, no holding, no link (SEC-136)', async () => {
  const userId = await live();
  await app.answer(removeUser, { token: administrator.token, params: { id: userId } });
  for (const table of [
    'bonds',
    'payments',
    'cash_flows',
    'etfs_and_shares',
    'distributions',
    'reset_tokens',
  ] as const) {
    expect(await app.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
  const sessions = await app.db.selectFrom('sessions').select('user_id').execute();
  expect(sessions).toEqual([{ user_id: administrator.userId }]);
});
