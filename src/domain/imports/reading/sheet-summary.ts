import type { ImportLine, ImportTable } from '../import-table.ts';
import { findHeaderLine } from '../mapping/find-header-line.ts';

/** A sheet as shown to the user who maps its columns. */
export interface SheetSummary {
  readonly name: string | null;
  /** The header's line number, from 1. */
  readonly headerRow: number;
  readonly header: readonly string[];
  /** The first lines below the header. */
  readonly sample: readonly (readonly string[])[];
  /** The first lines, from which the user can choose the header; empty if the format is known. */
  readonly firstLines: readonly ImportLine[];
  readonly rowCount: number;
  /** False for a sheet of a workbook whose rows are not imported: it is not of the recognised format, or not the mapped one. */
  readonly isRead: boolean;
}

const SAMPLE_LINES = 5;
/** The header of a statement can be below the owner's name, the account and the period. */
const FIRST_LINES = 25;

/** `isKnown` is true if the format of the file is recognised. */
export function summariseSheet(table: ImportTable, isKnown: boolean): Omit<SheetSummary, 'isRead'> {
  const at = findHeaderLine(table);
  const below = table.lines.slice(at + 1);
  return {
    name: table.sheet,
    headerRow: table.lines[at]?.row ?? 1,
    header: table.lines[at]?.cells ?? [],
    sample: below.slice(0, SAMPLE_LINES).map(({ cells }) => cells),
    firstLines: isKnown ? [] : table.lines.slice(0, FIRST_LINES),
    rowCount: below.length,
  };
}

/** The sheet with this line as its header (null: the detected one); undefined if the line is not among the first lines. */
export function withHeaderAt(sheet: SheetSummary, row: number | null): SheetSummary | undefined {
  if (row === null || row === sheet.headerRow) return sheet;
  const at = sheet.firstLines.findIndex((line) => line.row === row);
  const line = sheet.firstLines[at];
  if (line === undefined) return undefined;
  const sample = sheet.firstLines.slice(at + 1, at + 1 + SAMPLE_LINES).map(({ cells }) => cells);
  return { ...sheet, headerRow: row, header: line.cells, sample };
}

/** The sheet with this name, else the first, with this line as its header; undefined if the file has no such line. */
export function mappedSheet(
  sheets: readonly SheetSummary[],
  { sheet: name, headerRow }: { readonly sheet: string | null; readonly headerRow: number | null },
): SheetSummary | undefined {
  const sheet = sheets.find((each) => each.name === name) ?? sheets[0];
  return sheet === undefined ? undefined : withHeaderAt(sheet, headerRow);
}
