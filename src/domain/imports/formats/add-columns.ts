import type { ImportLine, ImportTable } from '../import-table.ts';

const place = (header: readonly string[], name: string) =>
  header.findIndex((cell) => cell.trim().toLowerCase() === name);

/** The cell of a line by the name of its column, in lower case; '' where there is none. */
export function cellReader(table: ImportTable): (line: ImportLine, name: string) => string {
  const [header] = table.lines;
  const places = new Map<string, number>();
  return (line, name) => {
    const at = places.get(name) ?? place(header?.cells ?? [], name);
    places.set(name, at);
    return (line.cells[at] ?? '').trim();
  };
}

/** The table with more columns at its end, whose cells another table of the file told. */
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
