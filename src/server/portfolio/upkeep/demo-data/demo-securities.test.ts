import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { createTestDatabase, type TestDatabase } from '#testing/app/create-test-database';
import { testDataKeys } from '#testing/app/test-data-keys';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { nameDemoSecurities } from './demo-data.store.ts';
import { loadDemoData } from './load-demo-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const demo = { today: calendarDate('2026-11-20'), dataKeys: testDataKeys() };
  await inTransaction(database.db, (tx) => loadDemoData(tx, demo));
});
afterAll(() => database.drop());

const findNamed = (isin: string) =>
  database.db
    .selectFrom('instruments')
    .select(['issuer', 'name'])
    .where('isin', '=', isin)
    .executeTakeFirstOrThrow();

it('bonds with a known issuer are named by issuer, coupon and year of maturity', async () => {
  expect(await findNamed('BG2030026111')).toEqual({ issuer: 'Bulgaria', name: 'Bulgaria 2.25% 2028' });
  expect(await findNamed('XSDEMO000038')).toEqual({ issuer: 'Rila Leasing', name: 'Rila Leasing 5.5% 2029' });
  expect(await findNamed('XSDEMO000061')).toEqual({ issuer: null, name: null });
});

it('entries of administrators are kept', async () => {
  const isin = 'BG2030026111';
  const entered = { issuer: 'Republic of Bulgaria', name: null };
  await database.db.updateTable('instruments').set(entered).where('isin', '=', isin).execute();
  const security = { isin, issuer: 'Bulgaria', name: 'Bulgaria 2.25% 2028' };
  await inTransaction(database.db, (tx) => nameDemoSecurities(tx, [security]));
  expect(await findNamed(isin)).toEqual(entered);
});
