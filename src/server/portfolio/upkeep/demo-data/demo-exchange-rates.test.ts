import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { createTestDatabase, type TestDatabase } from '#testing/app/create-test-database';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { loadDemoRates, removeDemoRates } from './demo-exchange-rates.ts';
import { DEMO_ISSUES } from './demo-issues.ts';
import { DEMO_OWNERS } from './demo-owners.ts';

const today = calendarDate('2026-11-23');
const WEEKS = 105;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => database.db.deleteFrom('exchange_rates').execute());

const load = () => inTransaction(database.db, (tx) => loadDemoRates(tx, today));
const remove = () => inTransaction(database.db, removeDemoRates);
const stored = () =>
  database.db
    .selectFrom('exchange_rates')
    .select(['day', 'currency', 'units_per_euro'])
    .orderBy('day')
    .execute();

describe('the exchange rates of the demo', () => {
  it('have one day a week for two years, the last of them the previous working day', async () => {
    await load();
    const rates = await stored();
    const days = [...new Set(rates.map(({ day }) => day))];
    expect(days).toHaveLength(WEEKS);
    expect([days[0], days.at(-1)]).toEqual(['2024-11-22', '2026-11-20']);
    const dollars = rates
      .filter(({ currency }) => currency === 'USD')
      .map(({ units_per_euro }) => Number(units_per_euro));
    expect(dollars.at(-1)).toBe(1.1542);
    expect(new Set(dollars).size).toBeGreaterThan(WEEKS / 2);
    expect(dollars.filter((units) => units < 1.05 || units > 1.25)).toEqual([]);
  });

  it('have every currency that its users hold', async () => {
    await load();
    const known = ['EUR', 'BGN', ...(await stored()).map(({ currency }) => currency)];
    const held = [
      ...Object.values(DEMO_ISSUES),
      ...DEMO_OWNERS.flatMap(({ etfsAndShares }) => etfsAndShares),
    ].map(({ currency }) => currency);
    expect(known).toEqual(expect.arrayContaining(held));
  });

  it('do not replace existing rates', async () => {
    const loaded = { day: '2026-11-19', currency: 'USD', units_per_euro: '1.1' } as const;
    await database.db.insertInto('exchange_rates').values(loaded).execute();
    await load();
    expect(await stored()).toHaveLength(1);
    await remove();
    expect(await stored()).toHaveLength(1);
  });

  it('are removed with the demo, except for days for which others were loaded since', async () => {
    await load();
    await sql`update exchange_rates set units_per_euro = 1.2 where currency = 'USD' and day > '2026-11-10'`.execute(
      database.db,
    );
    await remove();
    expect(new Set((await stored()).map(({ day }) => day))).toEqual(new Set(['2026-11-13', '2026-11-20']));
    await database.db.deleteFrom('exchange_rates').execute();

    await load();
    await remove();
    expect(await stored()).toEqual([]);
  });
});
