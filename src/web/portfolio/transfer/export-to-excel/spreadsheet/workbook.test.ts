import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { CellFormat, CellValue } from './cell-format.ts';
import { sheetRows } from './sheet-xml.ts';
import { styleIndex, STYLES_XML } from './styles-xml.ts';
import { startWorkbook } from './workbook.ts';

const sheetHead = (format: CellFormat) => ({
  name: 'Notes & “figures”',
  columns: [{ header: 'Value', width: 12, format }],
});

/** What another program reads from a file with these values in one column. */
async function readBack(format: CellFormat, values: readonly CellValue[]): Promise<unknown[]> {
  const workbook = startWorkbook();
  workbook.startSheet(sheetHead(format));
  for (const value of values) workbook.add([[value]]);
  const file = Buffer.from(await workbook.finish());
  const [sheet] = await readExcelFile(file, { trim: false });
  expect(sheet?.sheet).toBe('Notes & “figures”');
  expect(sheet?.data[0]).toEqual(['Value']);
  return (sheet?.data ?? []).slice(1).map(([value]) => value);
}

const cellXml = (format: CellFormat, value: CellValue) => sheetRows(sheetHead(format), [[value]], 2);

describe('a text in a workbook', () => {
  it.each([
    'Държавни облигации 🏦',
    ' blanks around ',
    'two\nlines\tand a tab',
    'a carriage\r\nreturn',
    '<f>1+1</f> & "]]>"',
    '_x0041_ is no A, _x005F_ no line',
    'constructor',
    '__proto__',
    '1e3',
    '\u0000=1',
    '\u0001\u0008\u000b\u000c\u001f',
    '\ufffe\uffff',
    '\u0085\u2028\u200b\ufeff',
    'x'.repeat(5_000),
  ])('is read back as it was: %j', async (text) => {
    expect(await readBack('text', [text])).toEqual([text]);
  });

  it('shows a lone surrogate as the replacement character', async () => {
    expect(await readBack('text', ['a\ud800b', '\udc00c', '\ud83d\ude00'])).toEqual([
      'a\ufffdb',
      '\ufffdc',
      '\ud83d\ude00',
    ]);
  });

  it.each([
    '=1+1',
    '+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n1',
    '\u0000=1',
    ' =1',
    '＝1+1',
    '\u200b=1',
    "'=1",
  ])('that looks like a formula is marked as quoted: %j (SEC-110)', (text) => {
    expect(cellXml('text', text)).toContain(`s="${styleIndex('quoted')}" t="inlineStr"`);
  });

  it.each(['1+1', 'A=B', '100 @ 98.50', 'Sofia - centre', '1e3'])('that does not is plain: %j', (text) => {
    expect(cellXml('text', text)).toContain(`s="${styleIndex('text')}" t="inlineStr"`);
  });

  it('has its quote mark in the style that the cell refers to', () => {
    const styles = STYLES_XML.split('<cellXfs')[1]!.match(/<xf [^>]*>/g)!;
    expect(styles[styleIndex('quoted')]).toContain('quotePrefix="1"');
    expect(styles.filter((style) => style.includes('quotePrefix'))).toHaveLength(1);
  });
});

describe('a figure in a workbook', () => {
  it.each(['amount', 'noPlaces', 'twoPlaces', 'twoToFourPlaces', 'fourPlaces', 'fivePlaces'] as const)(
    'is a number with all its decimals, shown as %s',
    async (format) => {
      const figures = [0, -0.02738, 98.1234, 1e13, -12_345_678_901.23, 0.00001];
      expect(await readBack(format, figures)).toEqual(figures);
    },
  );

  it('stays a number if its format differs from its column, as for computed yields', async () => {
    const computed = { number: 2.3742, format: 'computed' } as const;
    expect(await readBack('twoToFourPlaces', [2.5, computed])).toEqual([2.5, 2.3742]);
    expect(cellXml('twoToFourPlaces', computed)).toContain(`s="${styleIndex('computed')}"`);
  });
});

describe('a day in a workbook', () => {
  it.each(['1900-03-01', '2024-02-29', '2026-03-29', '2026-10-25', '2200-12-31'])(
    '%s is a date, and remains that day',
    async (day) => {
      expect(await readBack('day', [day])).toEqual([new Date(`${day}T00:00:00Z`)]);
    },
  );

  it('is shown in the reader’s own date format', () => {
    const styles = STYLES_XML.split('<cellXfs')[1]!.match(/<xf [^>]*>/g)!;
    expect(styles[styleIndex('day')]).toContain('numFmtId="14"');
  });

  it.each([
    ['1900-01-01', 1],
    ['1900-02-28', 59],
    ['1900-03-01', 61],
    ['2026-11-20', 46_346],
  ])('%s is number %i in the format', (day, number) => {
    expect(cellXml('day', day)).toContain(`<v>${number}</v>`);
  });

  it('that does not exist is refused', () => {
    expect(() => cellXml('day', '2025-02-29')).toThrow('2025-02-29 is not a day');
  });
});

it('a missing value is an empty cell in every format', () => {
  for (const format of ['text', 'day', 'amount'] as const)
    expect(cellXml(format, null)).toBe('<row r="2"></row>');
  expect(cellXml('text', '')).toBe('<row r="2"></row>');
});
