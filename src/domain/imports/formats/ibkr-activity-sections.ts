import type { ImportLine, ImportTable } from '../import-table.ts';
import { addColumns, cellReader } from './add-columns.ts';

/** A sheet of lines that came before the header of their section. */
export const WITHOUT_HEADER = 'without header';
const ISIN = /\b[A-Z]{2}[A-Z0-9]{9}\d\b/;

/** Each header begins a table of its section, for the lines below it: a header may change in the middle of a file. */
function splitSections(lines: readonly ImportLine[]): ImportTable[] {
  const open = new Map<string, ImportLine[]>();
  const tables: { sheet: string; lines: ImportLine[] }[] = [];
  const strays: ImportLine[] = [{ row: 0, cells: ['section'] }];
  for (const { row, cells } of lines) {
    const [section = '', kind = '', ...rest] = cells;
    const sheet = section.trim().toLowerCase();
    if (kind === 'Header') {
      const table = { sheet, lines: [{ row, cells: rest }] };
      open.set(sheet, table.lines);
      tables.push(table);
    } else if (kind === 'Data' && !/^(?:Sub)?Total/i.test(rest[0] ?? '')) {
      const table = open.get(sheet);
      if (table === undefined) strays.push({ row, cells: [section] });
      else table.push({ row, cells: rest });
    }
  }
  return strays.length === 1 ? tables : [...tables, { sheet: WITHOUT_HEADER, lines: strays }];
}

interface Instrument {
  readonly isin: string;
  readonly name: string;
  readonly type: string;
}

/** What the statement tells of each symbol; a symbol that has changed has both names, with a comma between. */
function listInstruments(tables: readonly ImportTable[]): ReadonlyMap<string, Instrument> {
  const found = new Map<string, Instrument>();
  for (const table of tables.filter(({ sheet }) => sheet === 'financial instrument information')) {
    const cell = cellReader(table);
    for (const line of table.lines.slice(1)) {
      const isin = ISIN.exec(cell(line, 'security id'))?.[0] ?? '';
      const told = { isin, name: cell(line, 'description'), type: cell(line, 'type') };
      const symbols = cell(line, 'symbol');
      for (const symbol of [symbols, ...symbols.split(',')]) found.set(symbol.trim(), told);
    }
  }
  return found;
}

/** The ISIN that a description has, or that of the security whose symbol or name it has. */
function isinIn(description: string, instruments: ReadonlyMap<string, Instrument>): string {
  const written = ISIN.exec(description)?.[0];
  if (written !== undefined) return written;
  const named = [...instruments].find(([symbol, { name }]) =>
    [symbol, name].some((word) => word.length > 3 && description.includes(word)),
  );
  return named?.[1].isin ?? '';
}

const COLUMNS = ['isin', 'instrument name', 'instrument type'];

/** The sections of an activity statement as tables, with the ISIN of each line, which the statement tells in a section of its own. */
export function arrangeSections(tables: readonly ImportTable[]): ImportTable[] {
  const [only] = tables;
  const isStatement = only?.sheet === null && only.lines[0]?.cells[1] === 'Header';
  if (only === undefined || !isStatement) return [];
  const sections = splitSections(only.lines);
  const instruments = listInstruments(sections);
  return sections.map((table) => {
    const cell = cellReader(table);
    return addColumns(table, COLUMNS, (line) => {
      const known = instruments.get(cell(line, 'symbol'));
      const isin = known?.isin ?? isinIn(cell(line, 'description'), instruments);
      return [isin, known?.name ?? '', known?.type ?? ''];
    });
  });
}
