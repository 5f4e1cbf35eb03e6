import type { ImportTable } from '../import-table.ts';
import type { ImportedRow } from '../imported-row.ts';

/** A new text of a cell; `column` from 0. */
export interface CellCorrection {
  readonly sheet: string | null;
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

const lineKey = (sheet: string | null, row: number) => JSON.stringify([sheet, row]);

/** A file with one table has one sheet, whatever a row says of its section. */
function sheetIn(tables: readonly ImportTable[], sheet: string | null): string | null {
  const [first] = tables;
  return tables.length === 1 && first !== undefined ? first.sheet : sheet;
}

/** The tables with these cells as somebody corrected them. */
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
      const ofLine = byLine.get(lineKey(table.sheet, line.row));
      if (ofLine === undefined) return line;
      const cells = [...line.cells];
      for (const { column, text } of ofLine) {
        while (cells.length < column) cells.push('');
        cells[column] = text;
      }
      return { ...line, cells };
    }),
  }));
}

/** Finds the cells of a row's line: shown where something is wrong with it. */
export function cellFinder(
  tables: readonly ImportTable[],
): (row: Pick<ImportedRow, 'sheet' | 'row'>) => readonly string[] | null {
  const bySheet = new Map(
    tables.map(({ sheet, lines }) => [sheet, new Map(lines.map(({ row, cells }) => [row, cells]))]),
  );
  return ({ sheet, row }) => bySheet.get(sheetIn(tables, sheet))?.get(row) ?? null;
}
