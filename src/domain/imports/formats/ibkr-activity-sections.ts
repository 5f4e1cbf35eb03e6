import type { ImportLine, ImportTable } from '../import-table.ts';
import { addColumns, cellReader } from './add-columns.ts';

/** The sheet for lines that precede the header of their section. */
export const WITHOUT_HEADER = 'without header';
const ISIN = /\b[A-Z]{2}[A-Z0-9]{9}\d\b/;
const ISINS = /\b[A-Z]{2}[A-Z0-9]{9}\d\b/g;

/** Splits a statement into one table per header line: the header of a section can change within a file. */
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

/** The instruments by symbol; a changed symbol is listed as both symbols, separated by a comma. */
function listInstruments(tables: readonly ImportTable[]): ReadonlyMap<string, Instrument> {
  const found = new Map<string, Instrument>();
  for (const table of tables.filter(({ sheet }) => sheet === 'financial instrument information')) {
    const cell = cellReader(table);
    for (const line of table.lines.slice(1)) {
      const isin = ISIN.exec(cell(line, 'security id'))?.[0] ?? '';
      const instrument = { isin, name: cell(line, 'description'), type: cell(line, 'type') };
      const symbols = cell(line, 'symbol');
      for (const symbol of [symbols, ...symbols.split(',')]) found.set(symbol.trim(), instrument);
    }
  }
  return found;
}

/** The ISIN in a description, or that of the instrument whose symbol or name it contains; '' if there is none. */
function findIsin(description: string, instruments: ReadonlyMap<string, Instrument>): string {
  const written = ISIN.exec(description)?.[0];
  if (written !== undefined) return written;
  const named = [...instruments].find(([symbol, { name }]) =>
    [symbol, name].some((word) => word.length > 3 && description.includes(word)),
  );
  return named?.[1].isin ?? '';
}

/** The security of a corporate action is named at the end: 'OLD(US…) Merged(Acquisition) WITH US… 1 for 8 (NEW, NAME, US…)'. */
const lastIsin = (description: string) => description.match(ISINS)?.at(-1) ?? '';

const COLUMNS = ['isin', 'instrument name', 'instrument type'];

/** The sections of an activity statement as tables, each line with its ISIN from the instruments section. */
export function arrangeSections(tables: readonly ImportTable[]): ImportTable[] {
  const [only] = tables;
  const isStatement = tables.length === 1 && only?.lines[0]?.cells[1] === 'Header';
  if (only === undefined || !isStatement) return [];
  const sections = splitSections(only.lines);
  const instruments = listInstruments(sections);
  const byIsin = new Map([...instruments.values()].map((instrument) => [instrument.isin, instrument]));
  return sections.map((table) => {
    const cell = cellReader(table);
    return addColumns(table, COLUMNS, (line) => {
      const ofAction = table.sheet === 'corporate actions' ? lastIsin(cell(line, 'description')) : '';
      const known = byIsin.get(ofAction) ?? instruments.get(cell(line, 'symbol'));
      const isin = ofAction || (known?.isin ?? findIsin(cell(line, 'description'), instruments));
      return [isin, known?.name ?? '', known?.type ?? ''];
    });
  });
}
