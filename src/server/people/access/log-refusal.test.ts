import { afterEach, beforeEach, expect, it } from 'vitest';
import { findMyBond } from '#api/portfolio/bonds';
import { findMyAccount } from '#api/people/account';
import { findUser } from '#api/people/users';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { aUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

/** The log lines about refusals. */
function refusals(): unknown[] {
  const lines = app.logLines.map((line): unknown => JSON.parse(line));
  return lines.filter(
    (line) => typeof line === 'object' && line !== null && 'msg' in line && line.msg === 'refused',
  );
}

it('a refusal because of the role is logged with user, route and target (SEC-71)', async () => {
  const [user, other] = [await aUser(app), await aUser(app)];
  await app.refusal(findUser, { token: user.token, params: { id: other.userId } });
  expect(refusals()).toEqual([
    expect.objectContaining({
      code: 'not_allowed',
      userId: user.userId,
      route: 'GET /admin/users/{id}',
      target: { id: String(other.userId) },
    }),
  ]);
});

it('so is a request for another user’s object', async () => {
  const [user, other] = [await aUser(app), await aUser(app)];
  const id = await aBond(app, other.userId);
  await app.refusal(findMyBond, { token: user.token, params: { id } });
  expect(refusals()).toEqual([
    expect.objectContaining({ code: 'not_found', userId: user.userId, target: { id: String(id) } }),
  ]);
});

it('successful requests and requests without a user are not logged as refusals', async () => {
  const { token } = await aUser(app);
  await app.answer(findMyAccount, { token });
  await app.refusal(findMyAccount);
  expect(refusals()).toEqual([]);
});
