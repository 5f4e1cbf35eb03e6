import type { ImportLine, ImportTable } from '../import-table.ts';

const columnIndex = (header: readonly string[], name: string) =>
  header.findIndex((cell) => cell.trim().toLowerCase() === name);

/** Returns a function that reads a cell by column name (lower case); '' if there is none. */
export function cellReader(table: ImportTable): (line: ImportLine, name: string) => string {
  const [header] = table.lines;
  const indexes = new Map<string, number>();
  return (line, name) => {
    const at = indexes.get(name) ?? columnIndex(header?.cells ?? [], name);
    indexes.set(name, at);
    return (line.cells[at] ?? '').trim();
  };
}

/** Appends columns to a table, with cells taken from another table of the file. */
export function addColumns(
  table: ImportTable,
  names: readonly string[],
  cells: (line: ImportLine) => readonly string[],
): ImportTable {
  const [header, ...lines] = table.lines;
  if (header === undefined) return table;
  const width = header.cells.length;
  const filled = (line: ImportLine) => [
    ...line.cells,
    ...Array<string>(Math.max(0, width - line.cells.length)).fill(''),
  ];
  return {
    sheet: table.sheet,
    lines: [
      { row: header.row, cells: [...header.cells, ...names] },
      ...lines.map((line) => ({ row: line.row, cells: [...filled(line).slice(0, width), ...cells(line)] })),
    ],
  };
}
