import { Parser } from 'saxen';
import type { CheckedZip } from './check-zip.ts';

/** Kupon's reports mark computed values with the number format 0.00##" (calc.)". */
const MARK = 'calc.';
const WORKSHEET = /^xl\/worksheets\/[^/]+\.xml$/;

type Attributes = Readonly<Record<string, string>>;

function eachElement(xml: string, visit: (name: string, attributes: Attributes) => void): void {
  const parser = new Parser();
  parser.on('openTag', (name, getAttributes) => {
    const attributes = getAttributes();
    visit(name.replace(/^.*:/, ''), typeof attributes === 'object' ? attributes : {});
  });
  parser.parse(xml);
}

/** Indexes (as text) of the cell styles in `cellXfs` whose number format has the mark. */
function markedStyles(styles: string): ReadonlySet<string> {
  const formats = new Set<string>();
  const marked = new Set<string>();
  let list = '';
  let index = 0;
  eachElement(styles, (name, { numFmtId = '', formatCode = '' }) => {
    if (name === 'numFmt' && formatCode.includes(MARK)) formats.add(numFmtId);
    if (name.endsWith('Xfs')) [list, index] = [name, 0];
    if (name !== 'xf' || list !== 'cellXfs') return;
    if (formats.has(numFmtId)) marked.add(String(index));
    index += 1;
  });
  return marked;
}

const columnAt = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Addresses 'column row' of the cells marked as computed, in a workbook with a single sheet as reports are. Columns from 0, rows from 1. */
export function findComputedCells(zip: CheckedZip): ReadonlySet<string> {
  const cells = new Set<string>();
  const [sheet, ...others] = zip.names.filter((name) => WORKSHEET.test(name));
  const styles = zip.text('xl/styles.xml');
  if (sheet === undefined || others.length > 0 || !styles.includes(MARK)) return cells;
  const marked = markedStyles(styles);
  eachElement(zip.text(sheet), (name, { r = '', s = '' }) => {
    const [, letters, row] = /^([A-Z]{1,3})(\d+)$/.exec(r) ?? [];
    if (name === 'c' && marked.has(s) && letters !== undefined && row !== undefined) {
      cells.add(`${columnAt(letters)} ${row}`);
    }
  });
  return cells;
}
