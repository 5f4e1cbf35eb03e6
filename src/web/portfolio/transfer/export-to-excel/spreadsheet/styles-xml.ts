import { NUMBER_FORMATS, type CellFormat } from './cell-format.ts';
import { xmlText } from './xml-text.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** The built-in short date, shown in the reader's locale (ECMA-376 part 1, 18.8.30). */
const LOCAL_DATE = 14;
/** Format ids below this are built in. */
const FIRST_OWN_FORMAT = 164;

const numberFormats = Object.entries(NUMBER_FORMATS).map(([name, code], index) => ({
  name,
  code,
  id: FIRST_OWN_FORMAT + index,
}));

/** The styles of the workbook; a cell refers to one by its index. `quoted` is for text that looks like a formula. */
const STYLES = [
  { name: 'text', attributes: '' },
  { name: 'quoted', attributes: 'quotePrefix="1"' },
  {
    name: 'header',
    attributes: 'fontId="1" applyFont="1" fillId="2" applyFill="1" borderId="1" applyBorder="1"',
  },
  { name: 'day', attributes: `numFmtId="${LOCAL_DATE}" applyNumberFormat="1"` },
  ...numberFormats.map(({ name, id }) => ({ name, attributes: `numFmtId="${id}" applyNumberFormat="1"` })),
];

export function styleIndex(name: CellFormat | 'quoted' | 'header'): number {
  return STYLES.findIndex((style) => style.name === name);
}

const formats = numberFormats.map(
  ({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${xmlText(code)}"/>`,
);
const font = (more: string) => `<font>${more}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
const SIDES = ['left', 'right', 'top', 'bottom'].map(
  (side) => `<${side} style="thin"><color auto="1"/></${side}>`,
);
const cellStyles = STYLES.map(({ name, attributes }) => {
  const alignment = name === 'header' ? '<alignment horizontal="center" vertical="center"/>' : '';
  const apply = name === 'header' ? ' applyAlignment="1"' : '';
  return `<xf xfId="0" ${attributes}${apply}>${alignment}</xf>`;
});

/** The file format reserves the first two fills; the third is light blue. */
export const STYLES_XML = [
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><styleSheet xmlns="${MAIN}">`,
  `<numFmts count="${formats.length}">${formats.join('')}</numFmts>`,
  `<fonts count="2">${font('')}${font('<b/>')}</fonts>`,
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFDDEBF7"/></patternFill></fill></fills>',
  `<borders count="2"><border/><border>${SIDES.join('')}<diagonal/></border></borders>`,
  '<cellStyleXfs count="1"><xf/></cellStyleXfs>',
  `<cellXfs count="${cellStyles.length}">${cellStyles.join('')}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('');
