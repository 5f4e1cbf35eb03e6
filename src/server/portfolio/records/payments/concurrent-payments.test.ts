import { afterAll, beforeAll, expect, it } from 'vitest';
import * as api from '#api/portfolio/payments';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { waitForLock } from '../../../../testing/app/wait-for-lock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function aHolder() {
  const user = await aUser(app);
  const bondId = await aBond(app, user.userId);
  const { answer: first } = await add(user, bondId);
  return { ...user, bondId, first: first! };
}

function add({ token }: TestUser, bondId: number, { profit = 1, key = '' } = {}) {
  const headers: Record<string, string> = key === '' ? {} : { 'idempotency-key': key };
  return app.request(api.addMyPayment, { token, params: { bondId }, body: { profit }, headers });
}

async function listEntries(targets: readonly number[]) {
  return app.db
    .selectFrom('audit_entries')
    .select(['target_id', 'actor_id', 'holder_id', 'bond_id', 'request_id'])
    .where('target_type', '=', 'payment')
    .where('target_id', 'in', targets)
    .orderBy('holder_id')
    .execute();
}

it('simultaneous payments are each audited under their own user, and a refused one does not affect the others', async () => {
  const holders = [await aHolder(), await aHolder(), await aHolder()];
  const [first] = holders;
  const stranger = await aUser(app);
  const answers = await Promise.all([
    ...holders.map((holder, i) => add(holder, holder.bondId, { profit: 10 + i, key: 'one key each' })),
    add(stranger, first!.bondId),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 404]);
  const added = answers.slice(0, 3).map(({ answer }) => answer!);
  expect(added.map(({ profit }) => profit)).toEqual([10, 11, 12]);
  const entries = await listEntries(added.map(({ id }) => id));
  expect(entries).toMatchObject(
    holders.map(({ userId, bondId }, i) => ({
      target_id: added[i]!.id,
      actor_id: userId,
      holder_id: userId,
      bond_id: bondId,
    })),
  );
  expect(new Set(entries.map(({ request_id }) => request_id)).size).toBe(3);
  const again = await Promise.all(
    holders.map((holder, i) => add(holder, holder.bondId, { profit: 10 + i, key: 'one key each' })),
  );
  expect(again.map(({ answer }) => answer)).toEqual(added);
});

it('the same key twice at the same moment adds one payment, and does not affect other users', async () => {
  const [holder, other] = [await aHolder(), await aHolder()];
  const [one, two, three] = await Promise.all([
    add(holder, holder.bondId, { key: 'twice' }),
    add(holder, holder.bondId, { key: 'twice' }),
    add(other, other.bondId),
  ]);
  expect([one.status, two.status, three.status]).toEqual([201, 201, 201]);
  expect(two.answer).toEqual(one.answer);
  expect(
    await app.answer(api.listMyPayments, { token: holder.token, params: { bondId: holder.bondId } }),
  ).toEqual([holder.first, one.answer]);
});

it('a payment waits for a change to its bond, but others do not', async () => {
  const [holder, other] = [await aHolder(), await aHolder()];
  const waiting = await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('bonds').set({ notes: 'new' }).where('id', '=', holder.bondId).execute();
    const [late, soon] = [add(holder, holder.bondId), add(other, other.bondId)];
    expect((await soon).status).toBe(201);
    await expect.poll(() => waitForLock(app.db)).toBe(1);
    return { late };
  });
  expect((await waiting.late).status).toBe(201);
});
