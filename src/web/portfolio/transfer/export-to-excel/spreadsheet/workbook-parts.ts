import { STYLES_XML } from './styles-xml.ts';
import { xmlText } from './xml-text.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

interface WorkbookSheet {
  readonly name: string;
  /** The sheet's XML, in pieces. */
  readonly xml: readonly string[];
}

/** The parts of a workbook: path in the file to XML in pieces (ECMA-376 part 2). */
export function workbookParts(sheets: readonly WorkbookSheet[]): ReadonlyMap<string, readonly string[]> {
  const parts = sheets.map(({ xml }, at) => [`xl/${sheetPart(at).target}`, xml] as const);
  const related = [...sheets.map((_, at) => sheetPart(at)), STYLES];
  return new Map([
    ['[Content_Types].xml', [contentTypes(sheets.length)]],
    ['_rels/.rels', [relationships({ type: 'officeDocument', target: 'xl/workbook.xml' })]],
    ['xl/workbook.xml', [workbookXml(sheets)]],
    ['xl/_rels/workbook.xml.rels', [relationships(...related)]],
    ['xl/styles.xml', [STYLES_XML]],
    ...parts,
  ]);
}

interface Related {
  readonly type: string;
  readonly target: string;
}

const sheetPart = (at: number): Related => ({ type: 'worksheet', target: `worksheets/sheet${at + 1}.xml` });
const STYLES: Related = { type: 'styles', target: 'styles.xml' };

function workbookXml(sheets: readonly WorkbookSheet[]): string {
  const list = sheets.map(
    ({ name }, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return (
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">` +
    `<bookViews><workbookView/></bookViews><sheets>${list.join('')}</sheets></workbook>`
  );
}

function relationships(...related: readonly Related[]): string {
  const lines = related.map(
    ({ type, target }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`;
}

function contentTypes(sheets: number): string {
  const list = Array.from(
    { length: sheets },
    (_, at) =>
      `<Override PartName="/xl/${sheetPart(at).target}" ContentType="${SPREADSHEET}.worksheet+xml"/>`,
  );
  return [
    `${XML}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>`,
    ...list,
    `<Override PartName="/xl/${STYLES.target}" ContentType="${SPREADSHEET}.styles+xml"/></Types>`,
  ].join('');
}
