import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { changeBond, changeBondStatus, findMyBond, removeBond } from '#api/portfolio/bonds';
import { changeCashFlow, removeCashFlow } from '#api/portfolio/cash-flows';
import type { Endpoint } from '#api/platform/endpoint';
import { changePayment, removePayment } from '#api/portfolio/payments';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { aCashFlow } from '../../../testing/factories/a-cash-flow.ts';
import { aPayment } from '../../../testing/factories/a-payment.ts';
import { anAdministrator, aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;
let owner: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
  owner = await aUser(app);
});
afterAll(() => app.stop());

const BOND = { isin: 'X', buyPrice: 100, nominal: 1_000 };

interface Changeable {
  readonly endpoint: Endpoint;
  readonly body: object | undefined;
  readonly make: () => Promise<number>;
}

const bond = () => aBond(app, owner.userId);
const payment = async () => aPayment(app, await bond());
const cashFlow = async () => aCashFlow(app, await bond());
const CHANGES: readonly Changeable[] = [
  { endpoint: changeBond, body: BOND, make: bond },
  { endpoint: changeBondStatus, body: { expired: true }, make: bond },
  { endpoint: changePayment, body: { profit: 1 }, make: payment },
  { endpoint: changeCashFlow, body: { date: '2026-01-01' }, make: cashFlow },
];
const REMOVALS: readonly Changeable[] = [
  { endpoint: removeBond, body: undefined, make: bond },
  { endpoint: removePayment, body: undefined, make: payment },
  { endpoint: removeCashFlow, body: undefined, make: cashFlow },
];

const send = ({ endpoint, body }: Changeable, id: number, version?: { header?: string; body?: unknown }) =>
  app.request(endpoint, {
    token: admin.token,
    params: { id },
    body: version?.body === undefined ? body : { ...body, version: version.body },
    headers: version?.header === undefined ? {} : { 'If-Match': version.header },
  });

describe.each(CHANGES)('$endpoint.method $endpoint.path', (change) => {
  it('changes the version that the caller has seen, sent in either form of the header or in the body', async () => {
    const id = await change.make();
    expect((await send(change, id, { header: '"1"' })).answer).toMatchObject({ version: 2 });
    expect((await send(change, id, { header: 'W/"2"' })).answer).toMatchObject({ version: 3 });
    expect((await send(change, id, { body: 3 })).answer).toMatchObject({ version: 4 });
  });

  it('refuses another version, and returns the current object', async () => {
    const id = await change.make();
    const { answer: current } = await send(change, id);
    for (const version of [{ header: '"1"' }, { header: '"3"' }, { body: 1 }]) {
      const { status, problem } = await send(change, id, version);
      expect([status, problem?.code]).toEqual([409, 'edit_conflict']);
      expect(problem?.current).toMatchObject({ id, version: 2 });
      expect(change.endpoint.answer.parse(problem?.current)).toEqual(current);
    }
  });

  it('lets the last write win if no version is sent', async () => {
    const id = await change.make();
    await send(change, id);
    expect((await send(change, id)).answer).toMatchObject({ version: 3 });
    expect((await send(change, id, { header: '*' })).answer).toMatchObject({ version: 4 });
  });

  it('accepts only one of two changes to the same version (REL-11)', async () => {
    const id = await change.make();
    const both = await Promise.all([1, 2].map(() => send(change, id, { header: '"1"' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('answers not found for a missing object, whatever the version', async () => {
    expect((await send(change, 999_999, { header: '"1"' })).status).toBe(404);
  });

  it('refuses an invalid version', async () => {
    const id = await change.make();
    for (const header of ['1', '"one"', '"-1"', '', '"1", "2"']) {
      const { status, problem } = await send(change, id, { header });
      expect([status, problem?.errors]).toMatchObject([
        400,
        [{ path: 'If-Match', message: 'must be a version in quotes, like "3"' }],
      ]);
    }
    const { status, problem } = await send(change, id, { body: 'one' });
    expect([status, problem?.errors?.[0]?.path]).toEqual([400, 'version']);
  });
});

test.each(REMOVALS)(
  '$endpoint.method $endpoint.path removes only the version that was sent',
  async (removal) => {
    const id = await removal.make();
    const refused = await send(removal, id, { header: '"2"' });
    expect([refused.status, refused.problem?.current]).toMatchObject([409, { id, version: 1 }]);
    expect((await send(removal, id, { header: '"1"' })).status).toBe(204);
    expect((await send(removal, id, { header: '"1"' })).status).toBe(404);
  },
);

it('the refusal says in words what happened', async () => {
  const id = await bond();
  const [change] = CHANGES;
  const { problem } = await send(change!, id, { header: '"7"' });
  expect(problem?.detail).toBe('Someone else has changed this since you opened it.');
  const untouched = await app.answer(findMyBond, { token: owner.token, params: { id } });
  expect(untouched).toMatchObject({ version: 1, isin: 'BG2040015211' });
});
