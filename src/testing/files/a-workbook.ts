import { aZip, type FalseZipSizes } from './a-zip.ts';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';

/**
 * A number is stored as a number; a day is its serial number; a computed number is marked in its format; a formula has its last
 * stored value, or an error.
 */
export type WorkbookCell =
  | string
  | number
  | { readonly serial: number }
  | { readonly computed: number }
  | { readonly error: string }
  | { readonly formula: string; readonly value: string };

export interface WorkbookParts {
  readonly sheets: Readonly<Record<string, readonly (readonly WorkbookCell[])[]>>;
  /** Days count from 1904. */
  readonly is1904?: boolean;
  /** Additional files in the package: macros, links to other workbooks. */
  readonly more?: Readonly<Record<string, string | Buffer>>;
  readonly lies?: FalseZipSizes;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function cellXml(cell: WorkbookCell, address: string): string {
  if (typeof cell === 'string') {
    return `<c r="${address}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`;
  }
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  if ('serial' in cell) return `<c r="${address}" s="1"><v>${cell.serial}</v></c>`;
  if ('computed' in cell) return `<c r="${address}" s="2"><v>${cell.computed}</v></c>`;
  if ('error' in cell) return `<c r="${address}" t="e"><v>${cell.error}</v></c>`;
  return `<c r="${address}" t="str"><f>${escape(cell.formula)}</f><v>${escape(cell.value)}</v></c>`;
}

const columnName = (at: number): string =>
  `${at >= 26 ? columnName(Math.floor(at / 26) - 1) : ''}${String.fromCharCode(65 + (at % 26))}`;

function sheetXml(rows: readonly (readonly WorkbookCell[])[]): string {
  const xml = rows.map((cells, i) => {
    const inRow = cells.map((cell, at) => cellXml(cell, `${columnName(at)}${i + 1}`));
    return `<row r="${i + 1}">${inRow.join('')}</row>`;
  });
  return `<worksheet ${MAIN}><sheetData>${xml.join('')}</sheetData></worksheet>`;
}

/** A workbook as a spreadsheet program writes it, as small as possible. */
export function aWorkbook({ sheets, is1904 = false, more = {}, lies = {} }: WorkbookParts): Buffer {
  const names = Object.keys(sheets);
  const list = names.map(
    (name, i) => `<sheet name="${escape(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  const relations = names.map(
    (_, i) =>
      `<Relationship Id="rId${i + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  const styles = `<Relationship Id="rId99" Type="${OFFICE}/styles" Target="styles.xml"/>`;
  const files: Record<string, string | Buffer> = {
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${PACKAGE}>${relations.join('')}${styles}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts count="1"><numFmt numFmtId="164" formatCode="0.00##&quot; (calc.)&quot;"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
  for (const [i, name] of names.entries())
    files[`xl/worksheets/sheet${i + 1}.xml`] = sheetXml(sheets[name] ?? []);
  return aZip({ ...files, ...more }, lies);
}
