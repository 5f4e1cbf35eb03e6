import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/app/create-test-database.ts';
import type { DatabaseTransaction } from './schema.ts';
import { inTransaction, runTogether } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
});

const DAY = '2026-02-27';

async function storeRate(tx: DatabaseTransaction, currency: 'USD' | 'CHF'): Promise<void> {
  await nextTurn();
  await tx.insertInto('exchange_rates').values({ day: DAY, currency, units_per_euro: '1.5' }).execute();
}

async function storedCurrencies(): Promise<string[]> {
  const rows = await database.db
    .selectFrom('exchange_rates')
    .select('currency')
    .orderBy('currency')
    .execute();
  return rows.map(({ currency }) => currency);
}

test('parts of a transaction that run together succeed or fail together, even if one fails before another is sent', async () => {
  const failing = inTransaction(database.db, (tx) =>
    runTogether([Promise.reject(new Error('no')), storeRate(tx, 'USD')]),
  );
  await expect(failing).rejects.toThrow('no');
  // The connection can be used again once everything sent on it has been answered.
  await inTransaction(database.db, (tx) => storeRate(tx, 'CHF'));
  expect(await storedCurrencies()).toEqual(['CHF']);

  const done = await inTransaction(database.db, (tx) =>
    runTogether([Promise.resolve('one'), storeRate(tx, 'USD')]),
  );
  expect(done[0]).toBe('one');
  expect(await storedCurrencies()).toEqual(['CHF', 'USD']);
});
