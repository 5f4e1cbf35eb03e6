import type { CheckedZip } from './check-zip.ts';
import { cellAddress, eachElement } from './each-element.ts';

/** Kupon's reports mark computed values with the number format 0.00##" (calc.)". */
const MARK = 'calc.';
const WORKSHEET = /^xl\/worksheets\/[^/]+\.xml$/;

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

/** Addresses 'column row' of the cells marked as computed, in a workbook with a single sheet as reports are. Columns from 0, rows from 1. */
export function findComputedCells(zip: CheckedZip): ReadonlySet<string> {
  const cells = new Set<string>();
  const [sheet, ...others] = zip.names.filter((name) => WORKSHEET.test(name));
  const styles = zip.text('xl/styles.xml');
  if (sheet === undefined || others.length > 0 || !styles.includes(MARK)) return cells;
  const marked = markedStyles(styles);
  eachElement(zip.text(sheet), (name, { r = '', s = '' }) => {
    const address = cellAddress(r);
    if (name === 'c' && marked.has(s) && address !== undefined) cells.add(address);
  });
  return cells;
}
