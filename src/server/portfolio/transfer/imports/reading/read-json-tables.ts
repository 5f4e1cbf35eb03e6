import type { ImportTable } from '#domain/imports/import-table';
import { checkedTables, type FileTables } from './file-tables.ts';
import { notATable, RefusedFile } from './refused-file.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function cellText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A list of objects as a table. The header has every key that occurs; nested lists and objects become empty cells. */
function toTable(sheet: string, values: readonly unknown[]): ImportTable {
  const objects = values.map((value) => (isObject(value) ? value : {}));
  const columns = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  const lines = objects.map((object, i) => ({
    row: i + 1,
    cells: columns.map((name) => cellText(object[name])),
  }));
  return { sheet, lines: [{ row: 0, cells: columns }, ...lines] };
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    if (error instanceof SyntaxError) throw new RefusedFile('damaged');
    throw error;
  }
}

/** Reads a JSON file: one table for each top-level list of objects. Throws RefusedFile. */
export function readJsonTables(text: string): FileTables {
  const value = parse(text);
  if (!isObject(value)) throw notATable('json');
  const tables = Object.entries(value).flatMap(([name, list]) =>
    Array.isArray(list) && list.some(isObject) ? [toTable(name, list)] : [],
  );
  if (tables.length === 0) throw notATable('json');
  return { tables: checkedTables(tables), form: null };
}
