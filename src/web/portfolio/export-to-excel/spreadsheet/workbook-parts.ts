import { STYLES_XML } from './styles-xml.ts';
import { xmlText } from './xml-text.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook of one sheet: their paths in the file, and their XML in pieces (ECMA-376 part 2). */
export function workbookParts(
  sheetName: string,
  sheet: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  return new Map([
    ['[Content_Types].xml', [CONTENT_TYPES]],
    ['_rels/.rels', [relationships({ type: 'officeDocument', target: 'xl/workbook.xml' })]],
    ['xl/workbook.xml', [workbookXml(sheetName)]],
    ['xl/_rels/workbook.xml.rels', [relationships(SHEET, STYLES)]],
    ['xl/styles.xml', [STYLES_XML]],
    [`xl/${SHEET.target}`, sheet],
  ]);
}

interface Related {
  readonly type: string;
  readonly target: string;
}

const SHEET: Related = { type: 'worksheet', target: 'worksheets/sheet1.xml' };
const STYLES: Related = { type: 'styles', target: 'styles.xml' };

function workbookXml(sheetName: string): string {
  const sheet = `<sheet name="${xmlText(sheetName)}" sheetId="1" r:id="rId1"/>`;
  return (
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">` +
    `<bookViews><workbookView/></bookViews><sheets>${sheet}</sheets></workbook>`
  );
}

function relationships(...related: readonly Related[]): string {
  const lines = related.map(
    ({ type, target }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`;
}

const CONTENT_TYPES = [
  `${XML}<Types xmlns="${PACKAGE}/content-types">`,
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  '<Default Extension="xml" ContentType="application/xml"/>',
  `<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>`,
  `<Override PartName="/xl/${SHEET.target}" ContentType="${SPREADSHEET}.worksheet+xml"/>`,
  `<Override PartName="/xl/${STYLES.target}" ContentType="${SPREADSHEET}.styles+xml"/></Types>`,
].join('');
