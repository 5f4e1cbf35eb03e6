import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sumDecimals } from '#domain/money/decimal';
import {
  anEmptyDatabase,
  withConnection,
  readBackupLines,
  restoreInto,
} from '../../../../testing/app/restored-database.ts';
import { testDataKeys } from '../../../../testing/app/test-data-keys.ts';
import type { ServerAddress } from '../../database/connection/connect.ts';
import { migrationNames } from '../../database/migrate.ts';
import { prepareDataKeys } from '../../encryption/prepare-data-keys.ts';
import { TableLine } from '../backup-format.ts';

/** Demo data as `npm run backup` of each version wrote them; each release adds a file. */
const folder = path.join(import.meta.dirname, '..', '..', '..', '..', 'testing', 'fixtures', 'backups');

/** Columns whose sums must be the same to the cent before and after the restore. */
const MONEY: Readonly<Record<string, readonly string[]>> = {
  bonds: ['nominal', 'amount_paid', 'profit', 'buy_price', 'market_price'],
  payments: ['profit', 'taxes_paid'],
  cash_flows: ['total_cash_flows', 'principal_cash_flow'],
  etfs_and_shares: ['nominal', 'amount_paid', 'profit', 'dividend'],
};

const row = z.array(z.string().nullable());

/** '{table} {column}' with its sum, and '{table}' with its number of rows, as in the file. */
function totalsInFile(file: string): Record<string, string> {
  const totals: Record<string, string> = {};
  let table: TableLine | undefined;
  let rows: (string | null)[][] = [];
  const close = () => {
    if (table === undefined) return;
    const { table: name, columns } = table;
    totals[name] = String(rows.length);
    for (const column of MONEY[name] ?? []) {
      const place = columns.indexOf(column);
      totals[`${name} ${column}`] = sumDecimals(rows.map((values) => values[place] ?? '0')).toFixed();
    }
  };
  for (const line of readBackupLines(file).slice(1)) {
    if (line.startsWith('[')) {
      rows.push(row.parse(JSON.parse(line)));
      continue;
    }
    close();
    table = line.startsWith('{"table"') ? TableLine.parse(JSON.parse(line)) : undefined;
    rows = [];
  }
  return totals;
}

async function totalsIn(address: ServerAddress, names: readonly string[]): Promise<Record<string, string>> {
  return withConnection(address, async (db) => {
    const totals: Record<string, string> = {};
    for (const name of names) {
      const [table = '', column] = name.split(' ');
      const value =
        column === undefined
          ? sql`count(*)::text`
          : sql`trim_scale(coalesce(sum(${sql.ref(column)}), 0))::text`;
      const { rows } = await sql<{
        total: string;
      }>`select ${value} as total from ${sql.table(table)}`.execute(db);
      totals[name] = rows[0]!.total;
    }
    return totals;
  });
}

describe.each(readdirSync(folder))('%s', (name) => {
  const file = path.join(folder, name);
  let address: ServerAddress;

  test('is restored and migrated by this version, with every row and sum of money unchanged (REL-17)', async () => {
    address = await anEmptyDatabase();
    const { newMigrations } = await restoreInto(address, file);
    expect(migrationNames.slice(migrationNames.length - newMigrations.length)).toEqual(newMigrations);
    const before = totalsInFile(file);
    expect(Object.keys(before).length).toBeGreaterThan(15);
    expect(await totalsIn(address, Object.keys(before))).toEqual(before);
    await withConnection(address, (db) =>
      prepareDataKeys(db, { dataKeys: testDataKeys(), log: { info: () => undefined } }),
    );
  });
});
