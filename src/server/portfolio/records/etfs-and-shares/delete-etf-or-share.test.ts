import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindEndpoints, KINDS } from '#api/portfolio/etfs-and-shares';
import { aUser, anAdministrator, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
});
afterAll(() => app.stop());

const UNKNOWN_ID = 999_999_999;
const NOT_FOUND = { status: 404, code: 'not_found' };

describe.each(KINDS)('deleting a holding of kind %s', (kind) => {
  const api = kindEndpoints(kind);
  const others = KINDS.filter((other) => other !== kind);

  const anOwned = async () => {
    const owner = await aUser(app);
    return { owner, id: await anEtfOrShare(app, owner.userId, { kind, dividend: '4.50', expired: true }) };
  };
  const of = (id: number, headers = {}) => ({ token: admin.token, params: { id }, headers });
  const list = ({ token }: TestUser) => app.answer(api.listMine, { token });

  it('leaves nothing to be found', async () => {
    const { owner, id } = await anOwned();
    await app.answer(api.remove, of(id));
    expect(await list(owner)).toEqual([]);
    expect(await app.answer(api.listOfUser, of(owner.userId))).toEqual([]);
    expect(await app.refusal(api.change, { ...of(id), body: { expired: false } })).toMatchObject(NOT_FOUND);
    expect(await app.refusal(api.remove, of(id))).toMatchObject(NOT_FOUND);
  });

  it('is undone completely by restoring', async () => {
    const { owner, id } = await anOwned();
    const before = await list(owner);
    await app.answer(api.remove, of(id));
    expect([await app.answer(api.restore, of(id))]).toEqual(before);
    expect(await list(owner)).toEqual(before);
    expect(await app.answer(api.change, { ...of(id), body: { version: 1, name: 'On' } })).toMatchObject({
      name: 'On',
    });
  });

  it('is refused with the current object if someone has changed it meanwhile', async () => {
    const { owner, id } = await anOwned();
    const current = await app.answer(api.change, { ...of(id), body: { name: 'Changed' } });
    const conflict = { status: 409, code: 'edit_conflict', current };
    expect(await app.refusal(api.remove, of(id, { 'if-match': '"1"' }))).toMatchObject(conflict);
    expect(await list(owner)).toEqual([current]);
    await app.answer(api.remove, of(id, { 'if-match': '"2"' }));
    expect(await list(owner)).toEqual([]);
  });

  it.each(others)('does not find one of kind %s', async (other) => {
    const { userId } = await aUser(app);
    const id = await anEtfOrShare(app, userId, { kind: other });
    expect(await app.refusal(api.remove, of(id))).toMatchObject(NOT_FOUND);
    await app.answer(kindEndpoints(other).remove, of(id));
    expect(await app.refusal(api.restore, of(id))).toMatchObject(NOT_FOUND);
  });

  it('does not find an unknown id', async () => {
    expect(await app.refusal(api.remove, of(UNKNOWN_ID))).toMatchObject(NOT_FOUND);
    expect(await app.refusal(api.restore, of(UNKNOWN_ID))).toMatchObject(NOT_FOUND);
  });

  it('is required before restoring: what is not deleted is not found', async () => {
    const { owner, id } = await anOwned();
    expect(await app.refusal(api.restore, of(id))).toMatchObject(NOT_FOUND);
    await app.answer(api.remove, of(id));
    const twice = await Promise.all([app.request(api.restore, of(id)), app.request(api.restore, of(id))]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await list(owner)).toHaveLength(1);
  });
});
