import type { ImportTable } from '../import-table.ts';
import type { ImportedRow } from '../imported-row.ts';

/** The corrected text of a cell; `column` from 0. */
export interface CellCorrection {
  readonly sheet: string | null;
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

const lineKey = (sheet: string | null, row: number) => JSON.stringify([sheet, row]);

/** The sheet of a row: in a file with one table always that table's, even if the row names a section. */
function sheetIn(tables: readonly ImportTable[], sheet: string | null): string | null {
  const [first] = tables;
  return tables.length === 1 && first !== undefined ? first.sheet : sheet;
}

/** Applies the corrections to the tables. */
export function correctCells(
  tables: readonly ImportTable[],
  corrections: readonly CellCorrection[],
): readonly ImportTable[] {
  if (corrections.length === 0) return tables;
  const byLine = new Map<string, CellCorrection[]>();
  for (const correction of corrections) {
    const key = lineKey(sheetIn(tables, correction.sheet), correction.row);
    byLine.set(key, [...(byLine.get(key) ?? []), correction]);
  }
  return tables.map((table) => ({
    ...table,
    lines: table.lines.map((line) => {
      const lineCorrections = byLine.get(lineKey(table.sheet, line.row));
      if (lineCorrections === undefined) return line;
      const cells = [...line.cells];
      for (const { column, text } of lineCorrections) {
        while (cells.length < column) cells.push('');
        cells[column] = text;
      }
      return { ...line, cells };
    }),
  }));
}

/** Returns a function that finds the cells of a row's line, which are shown with its errors; null if it has no line. */
export function cellFinder(
  tables: readonly ImportTable[],
): (row: Pick<ImportedRow, 'sheet' | 'row'>) => readonly string[] | null {
  const bySheet = new Map(
    tables.map(({ sheet, lines }) => [sheet, new Map(lines.map(({ row, cells }) => [row, cells]))]),
  );
  return ({ sheet, row }) => bySheet.get(sheetIn(tables, sheet))?.get(row) ?? null;
}
