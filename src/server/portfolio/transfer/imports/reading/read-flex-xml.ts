import { Parser } from 'saxen';
import type { ImportLine } from '#domain/imports/import-table';
import { checkedTables, type FileTables } from './file-tables.ts';
import { MAX_COLUMNS, MAX_ROWS } from './limits.ts';
import { notATable, RefusedFile } from './refused-file.ts';

/** The elements with one name in an Interactive Brokers Flex statement. The columns are all attributes that occur. */
interface ElementTable {
  readonly columns: Map<string, number>;
  readonly lines: ImportLine[];
}

const ROOT = 'FlexQueryResponse';
/** Elements around the rows. */
const FRAMES: readonly string[] = ['FlexStatements', 'FlexStatement'];

function addElement(tables: Map<string, ElementTable>, { name, row, attributes }: FoundElement): void {
  const table = tables.get(name) ?? { columns: new Map<string, number>(), lines: [] };
  tables.set(name, table);
  const cells: string[] = [];
  for (const [attribute, value] of Object.entries(attributes)) {
    const at = table.columns.get(attribute) ?? table.columns.size;
    table.columns.set(attribute, at);
    if (at >= MAX_COLUMNS)
      throw new RefusedFile('too_many_columns', { max: String(MAX_COLUMNS), row: String(row) });
    cells[at] = value;
  }
  table.lines.push({ row, cells: Array.from(cells, (cell: string | undefined) => cell ?? '') });
}

interface FoundElement {
  readonly name: string;
  readonly row: number;
  readonly attributes: Readonly<Record<string, string>>;
}

function listElements(xml: string): FoundElement[] {
  const elements: FoundElement[] = [];
  const faults: RefusedFile[] = [];
  const parser = new Parser();
  parser.on('openTag', (name, getAttributes, decode) => {
    if (elements.length > MAX_ROWS + 100)
      faults.push(new RefusedFile('too_many_rows', { max: String(MAX_ROWS) }));
    if (elements.length === 0 && name !== ROOT) faults.push(notATable('xml'));
    if (faults.length > 0) {
      parser.stop();
      return;
    }
    const attributes = getAttributes();
    const pairs = typeof attributes === 'object' ? Object.entries(attributes) : [];
    const decoded = pairs.map(([key, value]) => [key, decode(value).trim()] as const);
    elements.push({ name, row: elements.length, attributes: Object.fromEntries(decoded) });
  });
  parser.on('error', () => faults.push(new RefusedFile('damaged')));
  parser.on('attention', () => faults.push(notATable('xml')));
  parser.parse(xml);
  const [fault] = faults;
  if (fault !== undefined) throw fault;
  return elements;
}

/** Reads a Flex statement, one table per element name. Rows are numbered from 1 in file order, without the root. Resolves no entities. */
export function readFlexXml(xml: string): FileTables {
  const [, ...elements] = listElements(xml);
  if (!xml.trimEnd().endsWith(`</${ROOT}>`)) throw new RefusedFile('damaged');
  const found = new Map<string, ElementTable>();
  for (const element of elements) {
    const isRow = !FRAMES.includes(element.name) && Object.keys(element.attributes).length > 0;
    if (isRow) addElement(found, element);
  }
  const tables = [...found].map(([sheet, { columns, lines }]) => ({
    sheet,
    lines: [{ row: 0, cells: [...columns.keys()] }, ...lines],
  }));
  return { tables: checkedTables(tables), form: null };
}
