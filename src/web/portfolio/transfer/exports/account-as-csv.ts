import { writeCsvFile } from '#domain/exports/csv-file';

type Row = Readonly<Record<string, unknown>>;

type Plain = string | number | boolean;

function isPlain(value: unknown): value is Plain | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

const written = (value: unknown) => (isPlain(value) && value !== null ? String(value) : '');

/** Writes the rows of the API as CSV, with a column for each plain field that any row has, in order. */
export function writeRowsAsCsv(rows: readonly Row[]): string {
  const names = new Set<string>();
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) if (isPlain(value)) names.add(name);
  }
  const header = [...names];
  return writeCsvFile([header, ...rows.map((row) => header.map((name) => written(row[name])))]);
}
