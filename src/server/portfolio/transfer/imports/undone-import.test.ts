import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser } from '../../../../testing/factories/a-user.ts';
import { aCsvFile } from '../../../../testing/factories/imports/an-import.ts';
import {
  anImportDesk,
  BG,
  BOND_HEADER,
  bondLine,
} from '../../../../testing/factories/imports/an-import-desk.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let desk: ReturnType<typeof anImportDesk>;
beforeAll(async () => {
  app = await startTestApp();
  desk = anImportDesk(app, await anAdministrator(app));
});
afterAll(() => app.stop());

/** Acts and sessions, the columns that were chosen, and instruments: a security stays known when its last holding is deleted. */
const NOT_RESTORED = [
  'audit_entries', 'audit_seals', 'audit_unsealed', 'imports', 'import_rows', 'batches', 'bond_revisions', 'sessions',
  'idempotency_keys', 'import_mappings', 'instruments',
]; // prettier-ignore

/** Every row of every other table: without versions, rows that are deleted or undone, and counts of 0. */
async function databaseRows(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
      and tablename <> all(${NOT_RESTORED}::text[]) order by 1`.execute(app.db);
  const found: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - '{version,computed_fields}'::text[])::text as row from ${sql.table(name)} as t
      where to_jsonb(t) ->> 'deleted_at' is null and not to_jsonb(t) @> '{"undone": true}' and not to_jsonb(t) @> '{"count": 0}'
      order by 1`.execute(app.db);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

test('an import that adds and changes holdings, payments, dividends and prices leaves nothing when it is undone', async () => {
  const holder = await aUser(app);
  await aBond(app, holder.userId, { isin: BG, bank: 'Fibank', nominal: '1000', buy_price: '98.5', market_price: '99', buy_date: '2025-03-14' }); // prettier-ignore
  const before = await databaseRows();
  const report =
    'ISIN,Data,Bank,Direction,Currency,Nominal,Buy Price (%),Market Price (%),Buy Date,Settlement Date,Taxes Paid,Coupon,YTM,Expired';
  const files = [
    aCsvFile(report, `${BG},a note,Fibank,Buy,EUR,1000,98.5,101,2025-03-14,,,2.5,,No`),
    aCsvFile(
      BOND_HEADER,
      bondLine(BG, '2000'),
      'IE00B4L5Y983;etf;buy;10;80;EUR;2025-03-14;IBKR;',
      'DE0007164600;share;buy;5;120;EUR;2025-03-14;IBKR;',
    ),
    aCsvFile('ISIN;Date;Amount;Currency', `${BG};2026-01-15;12.50;EUR`),
    aCsvFile('ISIN;Pay date;Dividend;Currency', 'IE00B4L5Y983;2026-02-16;3.10;EUR'),
    aCsvFile('ISIN;Date;Close;Currency', `${BG};2026-02-20;100.5;EUR`),
  ];
  const done = [];
  for (const file of files) done.push(await desk.confirm(await desk.preview(file, holder)));
  expect(done.map(({ counts: { new: added, changed } }) => [added, changed])).toEqual([
    [0, 1],
    [3, 0],
    [1, 0],
    [1, 0],
    [1, 0],
  ]);
  expect(await databaseRows()).not.toEqual(before);

  for (const one of done.toReversed()) {
    expect(await desk.undo(one)).toMatchObject({ left: [], leftUsers: [] });
  }
  expect(await databaseRows()).toEqual(before);
});
