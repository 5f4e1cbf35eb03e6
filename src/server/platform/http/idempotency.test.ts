import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#api/endpoints';
import { addBond } from '#api/portfolio/bonds';
import { myImports } from '#api/portfolio/imports/imports';
import type { BondId } from '#api/platform/ids';
import { addMyPayment, addPayment, listMyPayments } from '#api/portfolio/payments';
import { CALLS } from '../../../testing/access-matrix/calls.ts';
import { endpointName } from '../../../testing/access-matrix/expected-outcome.ts';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { aCsvFile } from '../../../testing/factories/imports/an-import.ts';
import { fixedDataKeys } from '../encryption/data-keys.ts';
import { randomDataKey } from '../crypto/data-key.ts';
import { signIn } from '../../../testing/app/sign-in.ts';
import { removeOldKeys } from './idempotency-keys.store.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { testDataKeys } from '../../../testing/app/test-data-keys.ts';

let app: TestApp;
let owner: TestUser;
let bondId: BondId;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const BODY = { profit: 125.5, taxesPaid: 12.55, paymentDate: '2026-01-15' };

/** Adds a payment to the owner's bond, with this key. */
const post = (key: string, sent: { body?: unknown; token?: string; bondId?: number } = {}) =>
  app.request(addMyPayment, {
    token: sent.token ?? owner.token,
    params: { bondId: sent.bondId ?? bondId },
    body: sent.body ?? BODY,
    headers: { 'Idempotency-Key': key },
  });
const listPayments = async (user = owner, id = bondId) =>
  app.answer(listMyPayments, { token: await signIn(app, user.userId), params: { bondId: id } });

describe('a POST with an Idempotency-Key', () => {
  it('sent again gets the first answer, and creates nothing (REL-13)', async () => {
    owner = await aUser(app);
    bondId = await aBond(app, owner.userId);
    const first = await post('a');
    expect(first.status).toBe(201);
    const again = await post('a');
    expect([again.status, again.answer, again.headers['content-type']]).toEqual([
      201,
      first.answer,
      first.headers['content-type'],
    ]);
    expect(await listPayments()).toEqual([first.answer]);
  });

  it('creates another with another key, and one each time without a key', async () => {
    await post('b');
    const bare = { token: owner.token, params: { bondId }, body: BODY };
    await app.answer(addMyPayment, bare);
    await app.answer(addMyPayment, bare);
    expect(await listPayments()).toHaveLength(4);
  });

  it('is refused with another body, path or endpoint', async () => {
    const before = await listPayments();
    const otherBond = await aBond(app, owner.userId);
    const refused = [
      await post('a', { body: { ...BODY, profit: 1 } }),
      await post('a', { bondId: otherBond }),
    ];
    for (const { status, problem } of refused) {
      expect([status, problem?.code]).toEqual([409, 'idempotency_key_reused']);
    }
    expect(await listPayments()).toEqual(before);
    expect(await listPayments(owner, otherBond)).toEqual([]);

    const { token } = await anAdministrator(app);
    const headers = { 'Idempotency-Key': 'a' };
    await app.answer(addPayment, { token, params: { id: otherBond }, body: BODY, headers });
    const bond = { isin: 'X', buyPrice: 1, nominal: 1 };
    const params = { id: owner.userId };
    expect(await app.refusal(addBond, { token, params, body: bond, headers })).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('sent many times at once creates one row, and gets one answer', async () => {
    const user = await aUser(app);
    const bond = await aBond(app, user.userId);
    const all = await Promise.all(
      Array.from({ length: 8 }, () => post('at once', { token: user.token, bondId: bond })),
    );
    const [row] = await listPayments(user, bond);
    expect(all.map(({ status, answer }) => [status, answer])).toEqual(all.map(() => [201, row]));
    expect(await listPayments(user, bond)).toHaveLength(1);
  });

  it('sent again gets the first answer even if its work would no longer be possible', async () => {
    const user = await aUser(app);
    const bond = await aBond(app, user.userId);
    const first = await post('before the bond went', { token: user.token, bondId: bond });
    await app.db.updateTable('bonds').set({ deleted_at: new Date() }).where('id', '=', bond).execute();
    const again = await post('before the bond went', { token: user.token, bondId: bond });
    expect([first.status, again.status, again.answer]).toEqual([201, 201, first.answer]);
    expect((await post('after it', { token: user.token, bondId: bond })).status).toBe(404);
  });

  it('sent again adds no audit entry', async () => {
    const user = await aUser(app);
    const bond = await aBond(app, user.userId);
    const entries = () =>
      app.db.selectFrom('audit_entries').select('id').where('bond_id', '=', bond).execute();
    await post('audited once', { token: user.token, bondId: bond });
    const after = await entries();
    await post('audited once', { token: user.token, bondId: bond });
    expect(await entries()).toEqual(after);
  });

  it('has its answer encrypted with the current data key, even if there is a newer one (SEC-130)', async () => {
    const [old] = testDataKeys().all();
    const rotating = await startTestApp({}, { dataKeys: fixedDataKeys([randomDataKey(), old!]) });
    const user = await aUser(rotating);
    const sent = {
      token: user.token,
      params: { bondId: await aBond(rotating, user.userId) },
      body: BODY,
      headers: { 'Idempotency-Key': 'rotating' },
    };
    const first = await rotating.answer(addMyPayment, sent);
    const { answer } = await rotating.db
      .selectFrom('idempotency_keys')
      .select('answer')
      .executeTakeFirstOrThrow();
    expect(answer).toMatch(new RegExp(`^1\\.${old!.id}\\.`));
    expect(await rotating.answer(addMyPayment, sent)).toEqual(first);
    await rotating.stop();
  });

  it('is stored per user', async () => {
    const other = await aUser(app);
    const bond = await aBond(app, other.userId);
    expect((await post('a', { token: other.token, bondId: bond })).status).toBe(201);
    expect(await listPayments(other, bond)).toHaveLength(1);
  });

  it('is not stored if the request failed', async () => {
    const user = await aUser(app);
    expect((await post('failed', { token: user.token })).status).toBe(404);
    const bond = await aBond(app, user.userId);
    expect((await post('failed', { token: user.token, bondId: bond, body: {} })).status).toBe(400);
    expect((await post('failed', { token: user.token, bondId: bond })).status).toBe(201);
  });

  it('is stored for 24 hours', async () => {
    const later = await startTestApp();
    const user = await aUser(later);
    const bond = await aBond(later, user.userId);
    const send = async (key = 'day') => {
      const token = await signIn(later, user.userId);
      const headers = { 'Idempotency-Key': key };
      return later.answer(addMyPayment, { token, params: { bondId: bond }, body: BODY, headers });
    };
    await send('earlier');
    const first = await send();
    later.clock.advance({ hours: 24 });
    expect(await send()).toEqual(first);
    later.clock.advance({ seconds: 1 });
    const next = await send();
    expect(next.id).not.toBe(first.id);
    expect(await send()).toEqual(next);
    await removeOldKeys(later.db, later.clock.now());
    const kept = await later.db.selectFrom('idempotency_keys').select('key').execute();
    expect(kept).toEqual([{ key: 'day' }]);
    await later.stop();
  });

  it('stores an uploaded file once', async () => {
    const { token } = await aUser(app);
    const upload = (text: string) =>
      app.request(myImports.upload, {
        ...{ token, headers: { 'Idempotency-Key': 'a file' } },
        body: { fileName: 'payments.csv', content: Buffer.from(text).toString('base64') },
      });
    const text = aCsvFile('ISIN;Date;Amount;Currency', 'BG2030026111;2026-01-15;100.00;EUR');
    const [first, again] = [await upload(text), await upload(text)];
    expect([first.status, again.status, again.answer?.id]).toEqual([201, 201, first.answer?.id]);
    expect((await upload(`${text}\n`)).problem?.code).toBe('idempotency_key_reused');
    expect(await app.answer(myImports.list, { token })).toHaveLength(1);
  });

  it('must be one text of 1 to 200 characters', async () => {
    expect((await post('k'.repeat(200))).status).toBe(201);
    for (const key of ['', 'k'.repeat(201)]) {
      const { status, problem } = await post(key);
      expect([status, problem?.errors]).toMatchObject([
        400,
        [{ path: 'Idempotency-Key', message: 'must be one text of 1 to 200 characters' }],
      ]);
    }
  });
});

describe.each(
  ENDPOINTS.filter((each) => each.takesIdempotencyKey).map((each) => [endpointName(each), each] as const),
)('%s', (name, endpoint) => {
  it('takes an Idempotency-Key', async () => {
    const user = await aUser(app, { keeps_own_portfolio: true });
    const sent = await CALLS[name]!({ app, owner: user });
    const { token } = endpoint.access === 'administrator' ? await anAdministrator(app) : user;
    const headers = { 'Idempotency-Key': 'k'.repeat(201) };
    const { errors } = await app.refusal(endpoint, { ...sent, token, headers });
    expect(errors).toMatchObject([{ path: 'Idempotency-Key' }]);
  });
});
