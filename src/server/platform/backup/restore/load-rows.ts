import type { DatabaseTransaction } from '../../database/schema.ts';
import { EndLine, ROW_BATCH_SIZE, TableLine } from '../backup-format.ts';
import { readBackupLines, parseLine, unusable } from './read-backup.ts';
import {
  emptyTable,
  insertRows,
  listTables,
  setCounter,
  switchTriggers,
  type TableInDatabase,
} from '../tables.store.ts';

/**
 * Inserts the rows of the file into the tables, which must be those of the file's migrations, and returns how many there are. The
 * audit's triggers are off meanwhile, because the file contains the audit entries as well.
 */
export async function loadRows(tx: DatabaseTransaction, file: string): Promise<number> {
  const tables = await listTables(tx);
  const tableColumns = columnsIn(tables, file);
  for (const { name } of tables) await switchTriggers(tx, name, 'disable');
  const counts: EndLine['rows'] = {};
  let end: EndLine | undefined;
  for await (const part of readParts(file)) {
    if ('end' in part) {
      end = part.end;
      continue;
    }
    const { table, rows } = part;
    const columns = tableColumns(table);
    if (counts[table.table] === undefined) {
      // The rows that a migration inserted are replaced by those of the file.
      await emptyTable(tx, table.table);
      await setCounters(tx, table);
    }
    counts[table.table] = (counts[table.table] ?? 0) + rows.length;
    await insertRows(tx, { name: table.table, columns }, rows);
  }
  if (end === undefined || JSON.stringify(end.rows) !== JSON.stringify(counts))
    throw unusable(file, 'another number of rows than it states');
  for (const { name } of tables) await switchTriggers(tx, name, 'enable');
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

type Part = { readonly table: TableLine; readonly rows: readonly string[] } | { readonly end: EndLine };

/** The rows of one table in batches; a table without rows is one part. */
async function* readParts(file: string): AsyncGenerator<Part> {
  const lines = readBackupLines(file);
  await lines.next();
  let table: TableLine | undefined;
  let rows: string[] = [];
  for await (const line of lines) {
    if (line.startsWith('[') && table !== undefined) {
      rows.push(line);
      if (rows.length < ROW_BATCH_SIZE) continue;
    }
    if (table !== undefined) yield { table, rows };
    rows = [];
    if (line.startsWith('{"table":')) table = parseLine(TableLine, line, file);
    else if (line.startsWith('{"rows":')) yield { end: parseLine(EndLine, line, file) };
    else throw unusable(file, 'a line of another form');
  }
}

/** The columns of a table in the file, with their types in the database. */
function columnsIn(tables: readonly TableInDatabase[], file: string) {
  return ({ table, columns }: TableLine): TableInDatabase['columns'] => {
    const found = tables.find(({ name }) => name === table)?.columns;
    if (found === undefined) throw unusable(file, 'a table that Kupon does not have');
    return columns.map((name) => {
      const column = found.find((candidate) => candidate.name === name);
      if (column === undefined) throw unusable(file, 'a column that Kupon does not have');
      return column;
    });
  };
}

async function setCounters(tx: DatabaseTransaction, { table, counters }: TableLine): Promise<void> {
  for (const [column, last] of Object.entries(counters)) await setCounter(tx, { table, column, last });
}
